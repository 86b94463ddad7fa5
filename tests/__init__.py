"""Tests of Sevens."""
