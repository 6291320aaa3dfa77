"""Work that takes time, in processes of its own."""
