"""Looking after a house: who is there, what whoever runs it wants, what is put away and when."""
