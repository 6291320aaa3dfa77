"""`chaudron report`: one page about the games of a dataset."""
