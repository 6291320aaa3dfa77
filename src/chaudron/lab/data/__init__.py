"""Games as Parquet files: a row for every game, every seat and every decision (docs/lab.md)."""
