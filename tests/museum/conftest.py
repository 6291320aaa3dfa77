"""What is left of earlier versions is restored into a database too."""

from tests.server.postgres import running_postgres, url_of_a_fresh_database

__all__ = ["running_postgres", "url_of_a_fresh_database"]
