"""Days as the house has them: from midnight to midnight of the zone that its machine is set to."""

from datetime import date, datetime, timedelta, tzinfo


def day_of(at: int, zone: tzinfo | None = None) -> date:
    """Of a moment in milliseconds since 1970; without a zone, in that of the machine."""
    return datetime.fromtimestamp(at / 1000).astimezone(zone).date()


def end_of(day: date, zone: tzinfo | None = None) -> int:
    """The midnight after it, also where clocks are changed that day."""
    midnight = datetime.combine(day + timedelta(days=1), datetime.min.time(), zone)
    return round(midnight.timestamp() * 1000)
