"""Compiles the kernel: the modules of `sevens.kernel` become one Cython module, `sevens.kernel.native`.

    python kernel_build.py            build it in place, for development
    python kernel_build.py --checked  the same with every index, shift and overflow checked, for a run of the tests

The sources stay plain Python. Types come from their annotations, sizes of arrays from the constructors, so there is
nothing beside them that could disagree with them; docs/decisions/kernel.md says why. What they have to keep to:

- values are integers between -2**62 and 2**62, divisors are positive;
- arrays have a fixed size, and are attributes made by a constructor;
- functions that take and return integers, booleans and the kernel's own classes become C; all others are for the layers
  above, and stay Python functions;
- a local name is an integer, an array of them made in place, or short for a chain of attributes;
- integers that take more than 31 bits have names, as Cython takes the others for Python objects;
- a function whose name begins with `batch_` is long, and gives other threads the interpreter while it runs.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.util
import os
import re
import sys
from pathlib import Path
from typing import Final

KERNEL: Final = Path("src", "sevens", "kernel")
# Each after those that it imports from.
MODULES: Final = (
    "parameters",
    "state",
    "legality",
    "scoring",
    "turns",
    "opening",
    "transition",
    "playout",
    "policy",
    "search",
)
NAME: Final = "native"
# Lookups that are read in every turn are kept small enough for the processor's nearest cache.
NARROW: Final = {("Parameters", "frontiers"), ("Parameters", "down"), ("Parameters", "up")}
LONG_RUNNING: Final = "batch_"
# What has an instruction of the processor's own.
WORDS: Final = {"bit_count": "sevens_count", "bit_length": "sevens_length", "lowest_card": "sevens_lowest"}
# What C does otherwise: it shifts in the width of the left operand, and rounds negative quotients up.
OPERATORS: Final[dict[type[ast.operator], str]] = {
    ast.LShift: "sevens_shift",
    ast.FloorDiv: "sevens_quotient",
    ast.Mod: "sevens_rest",
}

PREAMBLE: Final = '''# cython: language_level=3, annotation_typing=False, binding=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# Made by kernel_build.py; do not edit.
from libc.stdint cimport int16_t, int64_t

cdef extern from *:
    """
    #if defined(__GNUC__)
    #if defined(__x86_64__) && !defined(__clang__)
    #pragma GCC target("popcnt")
    static int sevens_runs_here(void) { return __builtin_cpu_supports("popcnt"); }
    #else
    static int sevens_runs_here(void) { return 1; }
    #endif
    static inline int64_t sevens_count(int64_t word) { return __builtin_popcountll((unsigned long long)word); }
    static inline int64_t sevens_lowest(int64_t word) { return __builtin_ctzll((unsigned long long)word); }
    static inline int64_t sevens_length(int64_t word) {
        return word ? 64 - __builtin_clzll((unsigned long long)word) : 0;
    }
    #else
    static int sevens_runs_here(void) { return 1; }
    static int64_t sevens_count(int64_t word) { int64_t n = 0; while (word) { word &= word - 1; n++; } return n; }
    static int64_t sevens_length(int64_t word) { int64_t n = 0; while (word) { word >>= 1; n++; } return n; }
    static int64_t sevens_lowest(int64_t word) { return sevens_length(word & -word) - 1; }
    #endif
    static inline int64_t sevens_shift(int64_t word, int64_t places) { return word << places; }
    static inline int64_t sevens_quotient(int64_t of, int64_t by) { return of / by - (of % by < 0); }
    static inline int64_t sevens_rest(int64_t of, int64_t by) { return of % by + (of % by < 0 ? by : 0); }
'''
DECLARATIONS: Final = """
    int sevens_runs_here()
    int64_t sevens_count(int64_t word) noexcept nogil
    int64_t sevens_lowest(int64_t word) noexcept nogil
    int64_t sevens_length(int64_t word) noexcept nogil
    int64_t sevens_shift(int64_t word, int64_t places) noexcept nogil
    int64_t sevens_quotient(int64_t of, int64_t by) noexcept nogil
    int64_t sevens_rest(int64_t of, int64_t by) noexcept nogil

if not sevens_runs_here():
    raise ImportError("the kernel was compiled for another processor")
"""


class Unit:
    """What the translation of each function needs to know of all modules."""

    def __init__(self, trees: list[ast.Module]) -> None:
        self.constants: dict[str, object] = {}
        self.classes: dict[str, dict[str, str]] = {}
        for node in (node for tree in trees for node in tree.body):
            if isinstance(node, ast.Assign):
                self._define(node)
        for node in (node for tree in trees for node in tree.body):
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = self._attributes(node)

    def _define(self, node: ast.Assign) -> None:
        known = dict(self.constants)
        exec(compile(ast.Module([node], []), "constants", "exec"), known)  # noqa: S102  (our own source)
        del known["__builtins__"]
        for name, value in known.items():
            if self.constants.setdefault(name, value) != value:
                raise ValueError(f"two modules of the kernel mean different things by {name}")

    def value(self, node: ast.expr) -> object:
        """The value of an expression of constants."""
        return eval(ast.unparse(node), dict(self.constants))  # noqa: S307  (our own source)

    def _attributes(self, node: ast.ClassDef) -> dict[str, str]:
        """The C types of a class's attributes, from its constructor."""
        constructor = next(item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__")
        given = annotated(constructor)
        types: dict[str, str] = {}
        for statement in constructor.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Attribute):
                name, value = statement.targets[0].attr, statement.value
                if isinstance(value, ast.Name) and value.id in given:
                    types[name] = self.c_type(given[value.id]) or ""
                else:
                    types[name] = self.storage(self.value(value), narrow=(node.name, name) in NARROW)
        return types

    @staticmethod
    def storage(value: object, *, narrow: bool = False) -> str:
        """The C type that holds a value."""
        item = "int16_t" if narrow else "int64_t"
        return f"{item}[{len(value)}]" if isinstance(value, list) else item

    def c_type(self, annotation: str) -> str | None:
        """The C type that an annotation stands for; None for what only Python has."""
        known = {"int": "int64_t", "bool": "bint", "None": "void"}
        return annotation if annotation in self.classes else known.get(annotation)

    def type_of(self, node: ast.expr, names: dict[str, str]) -> str | None:
        """The type of a name or a chain of attributes; None for anything else."""
        if isinstance(node, ast.Name):
            return names.get(node.id)
        if isinstance(node, ast.Attribute):
            return self.classes.get(self.type_of(node.value, names) or "", {}).get(node.attr)
        return None


class Body(ast.NodeTransformer):
    """Rewrites the body of one function for Cython, and notes the types of its local names."""

    def __init__(self, unit: Unit, arguments: dict[str, str]) -> None:
        self.unit = unit
        self.names = dict(arguments)
        self.short: dict[str, ast.expr] = {}
        self.locals: dict[str, str] = {}

    def rewrite(self, body: list[ast.stmt]) -> str:
        """The text of statements, indented."""
        changed = [self.visit(item) for item in body if not is_docstring(item)]
        text = "\n".join(ast.unparse(ast.fix_missing_locations(item)) for item in changed if item is not None)
        return indented(text or "pass")

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | None:
        """Take out short names for objects and arrays: Cython would count references, for which it needs Python."""
        target, value = node.targets[0], node.value
        self.generic_visit(node)
        made = None
        if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
            # Cython wants to see how long a new array is.
            made = self.unit.value(value)
            first, length = self.unit.value(value.left.elts[0]), self.unit.value(value.right)
            node.value = ast.parse(f"[{first}] * {length}", mode="eval").body
        if isinstance(target, ast.Name):
            kind = self.unit.type_of(node.value, self.names)
            if kind is not None and kind != "int64_t":
                self.short[target.id], self.names[target.id] = node.value, kind
                del self.locals[target.id]
                return None
            if made is not None:
                self.locals[target.id] = self.unit.storage(made)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Put objects in the place of their short names, and note local variables."""
        if isinstance(node.ctx, ast.Store) and node.id not in self.names:
            self.locals.setdefault(node.id, "int64_t")
        return self.short.get(node.id, node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Count and measure words with the processor's own instructions."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr in WORDS:
            return ast.Call(ast.Name(WORDS[node.func.attr]), [node.func.value], [])
        if isinstance(node.func, ast.Name) and node.func.id in WORDS:
            return ast.Call(ast.Name(WORDS[node.func.id]), node.args, [])
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        """Refuse what would have to be taken apart first."""
        if type(node.op) in OPERATORS:
            raise ValueError(f"line {node.lineno}: `{ast.unparse(node)}` is not translated; write it as an assignment")
        self.generic_visit(node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Calculate as Python does."""
        self.generic_visit(node)
        if name := OPERATORS.get(type(node.op)):
            return ast.Call(ast.Name(name), [node.left, node.right], [])
        return node


def annotated(node: ast.FunctionDef) -> dict[str, str]:
    """The annotations of a function's arguments."""
    return {item.arg: ast.unparse(item.annotation) if item.annotation else "" for item in node.args.args}


def is_docstring(node: ast.stmt) -> bool:
    """Whether a statement is nothing but a text."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def indented(text: str) -> str:
    """A text one level farther in."""
    return re.sub("^", "    ", text, flags=re.MULTILINE)


def python_function(node: ast.FunctionDef, unit: Unit, owner: str = "") -> str:
    """A function or method for the layers above."""
    arguments = annotated(node)
    shown = [f"{unit.c_type(kind) or ''} {name}" for name, kind in arguments.items()]
    for place, default in enumerate(reversed(node.args.defaults), 1):
        shown[-place] += f"={ast.unparse(default)}"
    body = Body(unit, {**arguments, "self": owner}).rewrite(node.body)
    return f"def {node.name}({', '.join(shown)}):\n{body}\n"


def c_function(node: ast.FunctionDef, unit: Unit) -> str:
    """A function that runs without the interpreter."""
    arguments = annotated(node)
    shown = ", ".join(f"{unit.c_type(kind)} {name}" for name, kind in arguments.items())
    body = Body(unit, arguments)
    text = body.rewrite(node.body)
    variables = "".join(f"    cdef {kind} {name}\n" for name, kind in body.locals.items())
    result = unit.c_type(ast.unparse(node.returns) if node.returns else "")
    if not node.name.startswith(LONG_RUNNING):
        return f"cpdef inline {result} {node.name}({shown}) noexcept nogil:\n{variables}{text}\n"
    return (
        f"cdef {result} c_{node.name}({shown}) noexcept nogil:\n{variables}{text}\n\n"
        f"def {node.name}({shown}):\n    cdef {result} result\n    with nogil:\n"
        f"        result = c_{node.name}({', '.join(arguments)})\n    return result\n"
    )


def class_(node: ast.ClassDef, unit: Unit) -> str:
    """A class as a C struct with Python methods; arrays are copied when Python reads or sets them."""
    attributes = [f"cdef public {kind} {name}" for name, kind in unit.classes[node.name].items()]
    methods = [python_function(item, unit, node.name) for item in node.body if isinstance(item, ast.FunctionDef)]
    return f"cdef class {node.name}:\n" + indented("\n".join([*attributes, *methods])) + "\n"


def constants(unit: Unit) -> str:
    """Constants as C's own, which its compiler works out beforehand."""
    definitions, declarations = [], []
    for name, value in unit.constants.items():
        items = value if isinstance(value, list) else [value]
        if all(type(item) is int for item in items):
            size = f"[{len(items)}]" if isinstance(value, list) else ""
            shown = ", ".join(f"{item}LL" for item in items)
            definitions.append(f"    static const int64_t sevens_{name}{size} = {{{shown}}};")
            declarations.append(f'    const int64_t {name} "sevens_{name}"{size}')
    return "\n".join([*definitions, '    """', *declarations])


def translate(root: Path) -> str:
    """The Cython source of the whole kernel; it carries a digest of what it was made from."""
    sources = [Path(root, KERNEL, f"{name}.py").read_bytes() for name in MODULES]
    trees = [ast.parse(source) for source in sources]
    unit = Unit(trees)
    parts = [PREAMBLE + constants(unit) + DECLARATIONS]
    parts.append(f"MODULES = {MODULES!r}\nSOURCES = {hashlib.sha256(b''.join(sources)).hexdigest()!r}\n")
    for node in (node for tree in trees for node in tree.body):
        if isinstance(node, ast.ClassDef):
            parts.append(class_(node, unit))
        elif isinstance(node, ast.FunctionDef) and node.name not in WORDS:
            kinds = [*annotated(node).values(), ast.unparse(node.returns) if node.returns else ""]
            in_c = all(unit.c_type(kind) is not None for kind in kinds)
            parts.append(c_function(node, unit) if in_c else python_function(node, unit))
    return "\n\n".join(parts)


def build(root: Path, target: Path, *, checked: bool = False) -> Path | None:
    """Compile the kernel.

    Args:
        root: the project's directory.
        target: where the compiled module goes; what is left over stays in `build` below the root.
        checked: check indices, shifts and overflows, for tests.

    Returns:
        The compiled module; None when there is no compiler, or SEVENS_KERNEL says "interpreted".
    """
    if os.environ.get("SEVENS_KERNEL") == "interpreted":
        return None
    if any(importlib.util.find_spec(name) is None for name in ("Cython", "setuptools")):
        return None
    # Imported here: neither is needed where the kernel stays interpreted.
    from Cython.Build import cythonize  # noqa: PLC0415
    from setuptools import Distribution, Extension  # noqa: PLC0415
    from setuptools.errors import BaseError  # noqa: PLC0415

    work = root / "build" / ("kernel-checked" if checked else "kernel")
    work.mkdir(parents=True, exist_ok=True)
    source = work / f"{NAME}.pyx"
    source.write_text(translate(root), encoding="utf-8")
    # Vector instructions would put two numbers into one store of which the next turn loads one, and waits.
    flags = [] if sys.platform == "win32" else ["-O3", "-fno-tree-slp-vectorize", "-g0", "-w"]
    if checked:
        flags += ["-O1", "-g1", "-fno-wrapv", "-fsanitize=undefined,bounds-strict", "-fno-sanitize-recover=all"]
    extension = Extension(
        f"sevens.kernel.{NAME}",
        [str(source)],
        extra_compile_args=flags,
        extra_link_args=["-fsanitize=undefined"] if checked else [],
    )
    built = cythonize([extension], quiet=True, force=True)  # type: ignore[no-untyped-call]
    command = Distribution({"name": "sevens", "ext_modules": built}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.force = 1
    command.ensure_finalized()
    try:
        command.run()
    except BaseError as error:
        print(f"No compiled kernel, the interpreted one is used: {error}", file=sys.stderr)
        return None
    made = Path(command.get_ext_fullpath(f"sevens.kernel.{NAME}"))
    target.mkdir(parents=True, exist_ok=True)
    # A new file, so that programs that run with the old one keep it.
    final = target / made.name
    fresh = final.with_suffix(".new")
    fresh.write_bytes(made.read_bytes())
    fresh.replace(final)
    return final


def main() -> int:
    """Build in place and say what came of it."""
    parser = argparse.ArgumentParser(description="Compile the kernel in place.")
    parser.add_argument("--checked", action="store_true", help="check indices, shifts and overflows, for tests")
    arguments = parser.parse_args()
    root = Path(__file__).parent
    made = build(root, root / KERNEL, checked=arguments.checked)
    print(f"kernel: {'compiled' if made else 'interpreted'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
