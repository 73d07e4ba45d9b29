"""Parses each text of a JSON object on the standard input as T-SQL, and prints, by its name, the parts that are none."""

import json
import sys

# Expressions nest.
sys.setrecursionlimit(20_000)

from sqlfluff.core import FluffConfig
from sqlfluff.core.parser import Lexer, Parser

config = FluffConfig(overrides={"dialect": "tsql"})


def faults_of(text: str) -> list[str]:
    tokens, faults = Lexer(config=config).lex(text)
    tree = Parser(config=config).parse(tokens)
    if tree is None:
        return ["nothing"]
    unparsable = tree.recursive_crawl("unparsable")
    return [str(fault) for fault in faults] + [part.raw[:200] for part in unparsable]


texts = json.load(sys.stdin)
print(json.dumps({name: faults_of(text) for name, text in texts.items()}))
