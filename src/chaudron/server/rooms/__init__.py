"""How rooms are run: read, written, told, and shared between processes."""
