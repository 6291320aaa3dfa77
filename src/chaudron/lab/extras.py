"""Libraries that only some of the laboratory needs: what is missing says how it is installed."""

from types import TracebackType


class MissingExtra(ImportError):
    """A library is not installed that an extra of chaudron brings."""

    def __init__(self, extra: str, library: str) -> None:
        super().__init__(f"This needs {library}, which is not installed: pip install 'chaudron[{extra}]'.")
        self.extra, self.library = extra, library
        self.key, self.details = "lab-missing-extra", {"library": library, "extra": extra}


class needed:  # noqa: N801 - read aloud: with needed("parquet"): import pyarrow
    """A context for imports that an extra makes possible; the outermost one names it."""

    def __init__(self, extra: str) -> None:
        self.extra = extra

    def __enter__(self) -> None:
        """Nothing is looked for before it is imported."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if isinstance(error, MissingExtra):
            raise MissingExtra(self.extra, error.library) from error
        if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("chaudron"):
            raise MissingExtra(self.extra, (error.name or self.extra).partition(".")[0]) from error
