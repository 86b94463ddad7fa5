"""The part of msgspec that the protocol uses, in plain Python, for places that have no compiled msgspec.

The structs themselves are those of `sevens.protocol`; this only reads their annotations. It is as strict: unknown
fields, wrong kinds and values out of bounds are refused. `tests/offline` has both read and write the same texts. It is
slow beside the original, which one device does not notice.
"""

from __future__ import annotations

import json as _json
import re
import types
import typing
from collections.abc import Mapping
from functools import cache
from inspect import get_annotations
from typing import Any, ClassVar, Final, Self, dataclass_transform


class UnsetType:
    """The type of `UNSET`."""

    _only: ClassVar[Any] = None

    def __new__(cls) -> Self:
        """The one value there is."""
        if cls._only is None:
            cls._only = super().__new__(cls)
        only: Self = cls._only
        return only

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET: Final = UnsetType()
_MISSING: Final = object()


class DecodeError(ValueError):
    """The text is no JSON, or not what was asked for."""


class ValidationError(DecodeError):
    """The text is JSON, but not what was asked for."""


class Meta:
    """Bounds of a value, inside `Annotated`."""

    def __init__(
        self,
        *,
        ge: int | None = None,
        le: int | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
    ) -> None:
        self.ge = ge
        self.le = le
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = None if pattern is None else re.compile(pattern)

    def check(self, value: Any) -> None:
        """Raise `ValidationError` for a value out of bounds."""
        if isinstance(value, str | list | dict):
            if self.min_length is not None and len(value) < self.min_length:
                raise ValidationError("too short")
            if self.max_length is not None and len(value) > self.max_length:
                raise ValidationError("too long")
        if isinstance(value, str) and self.pattern is not None and not self.pattern.search(value):
            raise ValidationError("another form is expected")
        if isinstance(value, int) and not isinstance(value, bool):
            if self.ge is not None and value < self.ge:
                raise ValidationError("too small")
            if self.le is not None and value > self.le:
                raise ValidationError("too large")


class _Field:
    def __init__(self, name: str | None, default: object) -> None:
        self.name = name
        self.default = default


def field(*, name: str | None = None, default: object = _MISSING) -> Any:
    """A field with another name in JSON."""
    return _Field(name, default)


@dataclass_transform(field_specifiers=(field,))
class _StructMeta(type):
    __struct_fields__: tuple[str, ...]
    __struct_names__: dict[str, str]
    __struct_defaults__: dict[str, object]
    __struct_tag__: tuple[str, str] | None
    __struct_config__: dict[str, Any]
    __match_args__: tuple[str, ...]

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any) -> _StructMeta:
        made = super().__new__(cls, name, bases, namespace)
        base = bases[0] if bases else None
        made.__struct_config__ = {**getattr(base, "__struct_config__", {}), **config}
        names = dict(getattr(base, "__struct_names__", {}))
        defaults = dict(getattr(base, "__struct_defaults__", {}))
        for own in get_annotations(made) if bases else ():
            if own in names and own not in namespace:
                continue
            given = namespace.get(own, _MISSING)
            field_ = given if isinstance(given, _Field) else _Field(None, given)
            names[own] = field_.name or own
            defaults[own] = field_.default
            if given is not _MISSING:
                delattr(made, own)
        made.__struct_names__ = names
        made.__struct_defaults__ = defaults
        made.__struct_fields__ = tuple(names)
        made.__match_args__ = tuple(names)  # type: ignore[misc]  # of a class that is made at run time
        tag = config.get("tag")
        made.__struct_tag__ = (str(made.__struct_config__.get("tag_field") or "type"), tag) if tag else None
        return made


class Struct(metaclass=_StructMeta):
    """A record with typed fields."""

    __struct_fields__: ClassVar[tuple[str, ...]]
    __struct_defaults__: ClassVar[dict[str, object]]

    def __init__(self, *values: object, **named: object) -> None:
        given = dict(zip(self.__struct_fields__, values, strict=False)) | named
        if unknown := given.keys() - set(self.__struct_fields__):
            raise TypeError(f"no such field: {sorted(unknown)}")
        for name in self.__struct_fields__:
            value = given.get(name, self.__struct_defaults__[name])
            if value is _MISSING:
                raise TypeError(f"missing field: {name}")
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"immutable: {name}")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    __hash__ = None  # type: ignore[assignment]  # most hold lists

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({shown})"


class structs:  # noqa: N801  # a module of msgspec
    """Functions on structs."""

    @staticmethod
    def replace(value: Any, **changes: object) -> Any:
        """A copy with some fields changed."""
        return type(value)(**{**vars(value), **changes})


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


def _plain(value: Any) -> Any:
    """What `json` can write."""
    if isinstance(value, Struct):
        kind = type(value)
        result = {} if kind.__struct_tag__ is None else dict([kind.__struct_tag__])
        omit = kind.__struct_config__.get("omit_defaults", False)
        for name, written in kind.__struct_names__.items():
            own = getattr(value, name)
            if own is not UNSET and not (omit and own is kind.__struct_defaults__[name]):
                result[written] = _plain(own)
        return result
    if isinstance(value, Mapping):
        return {str(key): _plain(own) for key, own in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(own) for own in value]
    return value


def convert(value: Any, type: Any, *, from_attributes: bool = False) -> Any:  # noqa: A002  # msgspec's own names
    """The value as the type asks for it.

    Args:
        value: what `json` would read, or with `from_attributes` any objects.
        type: what is wanted.
        from_attributes: take the fields of a struct from attributes of objects.

    Raises:
        ValidationError: it is something else.
    """
    wanted = type
    origin, arguments = typing.get_origin(wanted), typing.get_args(wanted)
    if wanted is Any or wanted is object:
        return value
    if origin is typing.Annotated:
        result = convert(value, arguments[0], from_attributes=from_attributes)
        for bounds in arguments[1:]:
            bounds.check(result)
        return result
    if origin is typing.Literal:
        if not any(value == one and value.__class__ is one.__class__ for one in arguments):
            raise ValidationError(f"{value!r} is none of {arguments}")
        return value
    if origin in (typing.Union, types.UnionType):
        return _one_of(value, arguments, from_attributes)
    if wanted is None or wanted is types.NoneType:
        return _exactly(value, types.NoneType)
    if origin in (list, tuple, dict):
        return _collection(value, origin, arguments, from_attributes)
    if isinstance(wanted, _StructMeta):
        return _struct(value, wanted, from_attributes)
    if wanted is float and value.__class__ is int:
        return float(value)
    return _exactly(value, wanted)


def _exactly(value: Any, kind: Any) -> Any:
    if value.__class__ is not kind:
        raise ValidationError(f"{value!r} is no {kind.__name__}")
    return value


def _collection(value: Any, origin: Any, arguments: tuple[Any, ...], from_attributes: bool) -> Any:
    if origin is dict:
        key, inner = arguments
        return {
            convert(name, key): convert(own, inner, from_attributes=from_attributes)
            for name, own in _exactly(value, dict).items()
        }
    if value.__class__ not in ((list, tuple) if from_attributes else (list,)):
        raise ValidationError(f"{value!r} is no list")
    if origin is list:
        return [convert(own, arguments[0], from_attributes=from_attributes) for own in value]
    if len(value) != len(arguments):
        raise ValidationError(f"{len(arguments)} values are expected")
    pairs = zip(value, arguments, strict=True)
    return tuple(convert(own, inner, from_attributes=from_attributes) for own, inner in pairs)


def _one_of(value: Any, kinds: tuple[Any, ...], from_attributes: bool) -> Any:
    tagged = [kind for kind in kinds if isinstance(kind, _StructMeta) and kind.__struct_tag__ is not None]
    if tagged and isinstance(value, dict):
        for kind in tagged:
            assert kind.__struct_tag__ is not None
            tag_field, tag = kind.__struct_tag__
            if value.get(tag_field) == tag:
                return _struct(value, kind, from_attributes)
        raise ValidationError("no such kind of message")
    for kind in kinds:
        if kind is UnsetType:
            continue
        try:
            return convert(value, kind, from_attributes=from_attributes)
        except ValidationError:
            continue
    raise ValidationError(f"{value!r} is of no kind that is expected")


def _struct(value: Any, kind: Any, from_attributes: bool) -> Any:
    hints = _hints(kind)
    names = kind.__struct_names__
    if from_attributes and not isinstance(value, dict):
        given = {written: getattr(value, name) for name, written in names.items() if hasattr(value, name)}
    else:
        given = dict(_exactly(value, dict))
    if kind.__struct_tag__ is not None and isinstance(value, dict):
        tag_field, tag = kind.__struct_tag__
        if given.pop(tag_field, tag) != tag:
            raise ValidationError("another kind of message is expected")
    if kind.__struct_config__.get("forbid_unknown_fields") and (unknown := given.keys() - set(names.values())):
        raise ValidationError(f"unknown field: {min(unknown)}")
    values = {}
    for name, written in names.items():
        if written in given:
            values[name] = convert(given[written], hints[name], from_attributes=from_attributes)
        elif kind.__struct_defaults__[name] is _MISSING:
            raise ValidationError(f"missing field: {written}")
    return kind(**values)


class json:  # noqa: N801  # a module of msgspec
    """Reading and writing JSON."""

    @staticmethod
    def encode(value: object) -> bytes:
        """The value as compact JSON in UTF-8."""
        return _json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":")).encode()

    @staticmethod
    def decode(text: bytes | str, *, type: Any = Any) -> Any:  # noqa: A002
        """The value that a text stands for.

        Raises:
            DecodeError: it is no JSON, or something else than is wanted.
        """
        try:
            value = _json.loads(text, parse_constant=_no_number)
        except (ValueError, RecursionError) as error:
            raise DecodeError(str(error)) from None
        return convert(value, type)


def _no_number(text: str) -> Any:
    raise DecodeError(f"{text} is no number")
