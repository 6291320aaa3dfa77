"""Our speed beside our peers', in one run; see README.md."""
