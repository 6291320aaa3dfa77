"""`chaudron doctor`: what is wrong with a store, a port, a certificate or a database, one sentence for each."""
