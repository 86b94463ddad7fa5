"""How fast somebody may ask: token buckets on a clock that is passed in."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """Holds up to `burst` permissions and gains `rate` of them a second."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._level = float(burst)
        self._then = now

    def take(self, now: float) -> bool:
        """Use one permission if there is one. `now` is in seconds on a clock that never goes back."""
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Buckets:
    """One bucket for each of the latest `most` keys; the one used longest ago makes room for a new one."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Use one permission of this key if there is one."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)
