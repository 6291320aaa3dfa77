"""What somebody wants who starts a house with https: a certificate of its own, or one in files."""

from dataclasses import dataclass
from pathlib import Path

from chaudron.server.https.certificates import Certificates, Given, Own, given_certificate, names_of
from chaudron.server.https.machine import called, told


@dataclass(frozen=True)
class Https:
    """Whose certificate a house shows."""

    folder: Path
    """Where its own authority is kept."""
    asked: tuple[str, ...] = ()
    """Names and addresses, beside those of this machine, that its own certificate must stand for."""
    file: Path | None = None
    """The certificate of somebody else's."""
    key_file: Path | None = None
    """None: the key is in the same file."""

    @property
    def is_own(self) -> bool:
        return self.file is None

    @property
    def names(self) -> list[str]:
        """Those by which people come, of a certificate in a file; raises `Trouble`."""
        return [] if self.file is None else names_of(given_certificate(self.file))

    @property
    def name(self) -> str:
        return next(iter(self.names), "")

    def certificates(self) -> Certificates:
        """Raises `Trouble`."""
        if self.file is not None:
            return Given(self.file, self.key_file or self.file)
        asked = told(self.asked)
        return Own(self.folder, lambda: called(asked), asked)
