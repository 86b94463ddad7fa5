"""A second, independent and deliberately simple implementation of the rules, to check the engine against."""

from tests.reference.cards import Refused
from tests.reference.match import ReferenceMatch

__all__ = ["ReferenceMatch", "Refused"]
