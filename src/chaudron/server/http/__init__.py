"""Everything that is asked over HTTP, the page included, with its guards."""
