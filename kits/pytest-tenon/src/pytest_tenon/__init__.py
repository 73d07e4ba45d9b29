"""Fixtures of pytest that start a Tenon server and put it back for each test."""

from .server import Tenon, TenonError, start

__all__ = ["Tenon", "TenonError", "start"]
