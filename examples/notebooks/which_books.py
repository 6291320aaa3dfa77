# %% [markdown]
# # Which books are strong?
# Games between bots in which every game has its own books, and what a seat gets with each of them.
# Needs `chaudron[parquet]` and `polars`. Open it as a notebook in VS Code or Jupyter (jupytext), or run it.

# %%
import json
from pathlib import Path
from tempfile import mkdtemp

import polars as pl

from chaudron.lab.data.writing import write
from chaudron.lab.simulate import Simulation

# %% [markdown]
# Play. Game number k is always the same; more games are added to what is there. For a study: 5000 and more.

# %%
folder = Path(mkdtemp()) / "games.parquet"
run = Simulation("belcastel", 2, {"books": "random"}, ("child", "child"), seed=1)
print(write(run, folder, games=80), "games were there, and are new")

# %% [markdown]
# The books of a game are among its options: `g3-b1-r2-y4-p1`.

# %%
games = pl.read_parquet(folder / "part-*" / "games.parquet").select("number", "options")
books = games.with_columns(pl.col("options").cast(str).map_elements(lambda o: str(json.loads(o)["books"]), str))
books = books.with_columns(pl.col("options").str.split("-").alias("book")).explode("book")
seats = pl.read_parquet(folder / "part-*" / "seats.parquet").select("number", "points")

# %% [markdown]
# What seats get in games with a book. The error takes seats as independent; `chaudron report` counts games instead.

# %%
mean, error = pl.col("points").mean(), pl.col("points").std() / pl.len().sqrt()
told = seats.join(books, on="number").group_by("book").agg(mean.round(1), error.round(1).alias("error"), pl.len())
print(told.sort("points", descending=True).head(10))
