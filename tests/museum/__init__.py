"""Small stores that earlier versions of this program wrote, so that every later one proves that it can read them."""
