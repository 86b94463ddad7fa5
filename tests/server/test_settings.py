"""Settings: from the environment and flags, refused when they make no sense, all of them documented."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from sevens.server import Settings, SettingsError, variable
from sevens.texts import LANGUAGES, Texts

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_flags_come_before_the_environment_and_that_before_defaults() -> None:
    environment = {"SEVENS_PORT": "8001", "SEVENS_KEEP_DAYS": "7", "SEVENS_LOG_LEVEL": "", "OTHER": "x"}
    settings = Settings.load(environment, port=8002, host=None)
    assert (settings.port, settings.keep_days, settings.log_level, settings.host) == (8002, 7, "info", "127.0.0.1")


def test_every_kind_of_setting_is_read_from_the_environment(tmp_path: Path) -> None:
    settings = Settings.load(
        {
            "SEVENS_DATA": str(tmp_path),
            "SEVENS_BOT_SECONDS": "0.5",
            "SEVENS_ALLOWED_HOSTS": "a.example, b.example,",
            "SEVENS_PUBLIC_URL": "https://cards.example",
        }
    )
    assert settings.data == tmp_path
    assert settings.bot_seconds == 0.5
    assert settings.allowed_hosts == ("a.example", "b.example")
    assert settings.secure
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path / 'rooms.db'}"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("PORT", "x"),
        ("PORT", "-1"),
        ("PORT", "70000"),
        ("KEEP_DAYS", "0"),
        ("BOT_SECONDS", "0"),
        ("BOT_SECONDS", "nan"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("PUBLIC_URL", "cards.example"),
        ("PUBLIC_URL", "ftp://cards.example"),
        ("MAX_MESSAGE", "0"),
        ("REQUESTS_PER_SECOND", "-3"),
    ],
)
def test_senseless_settings_are_refused_by_name(name: str, text: str) -> None:
    with pytest.raises(SettingsError, match=name.lower() + "|" + name):
        Settings.load({f"SEVENS_{name}": text})


def test_a_server_on_this_machine_answers_to_this_machines_names_only() -> None:
    assert Settings().hosts == frozenset({"localhost", "127.0.0.1", "::1"})
    assert Settings(host="0.0.0.0").hosts is None
    assert Settings(host="0.0.0.0", allowed_hosts=("A.example",)).hosts == frozenset({"a.example"})
    public = Settings(public_url="https://cards.example:8443/x")
    assert public.hosts == frozenset({"localhost", "127.0.0.1", "::1", "cards.example"})
    assert Settings(host="::1").loopback
    assert not Settings(host="192.0.2.1").loopback
    assert not Settings(host="cards.example").loopback


def test_every_setting_is_documented_with_its_variable_flag_and_default() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    for item in fields(Settings):
        assert f"`{variable(item.name)}`" in text, item.name
        assert f"`--{item.name.replace('_', '-')}`" in text, item.name
        row = next(line for line in text.splitlines() if f"`{variable(item.name)}`" in line)
        assert row.split("|")[4].strip() == Texts("en")(f"serve-help-{item.name.replace('_', '-')}")
        if isinstance(item.default, int | float) and not isinstance(item.default, bool):
            assert str(item.default).removesuffix(".0") == row.split("|")[3].strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_help_in_every_language(language: str) -> None:
    for item in fields(Settings):
        assert Texts(language, strict=True)(f"serve-help-{item.name.replace('_', '-')}")
