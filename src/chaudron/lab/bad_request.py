"""What the laboratory cannot do as it was asked for."""


class BadRequest(Exception):
    """What is wrong: a key for the words, and the details."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(f"{key}: {', '.join(f'{name} {value}' for name, value in details.items())}")
        self.key, self.details = key, details


class NoWorkers(Exception):
    """Nobody can be found to do the work: a key for the words, and the details."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(", ".join(map(str, details.values())))
        self.key, self.details = key, details
