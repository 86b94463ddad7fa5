"""Compiles the kernel: the modules of `sevens.kernel` become one Cython module, `sevens.kernel.native`.

    python kernel_build.py            build it in place, for development
    python kernel_build.py --checked  the same with every index and overflow checked, for one run of the tests

The sources stay plain Python. Types come from their annotations, sizes of arrays from the constructors, so there is
nothing beside them that could disagree with them. What the translation relies on:

- values are integers below 2**62, arrays have a fixed size and are attributes made by a constructor;
- a function that takes or returns a list is for the layers above, and stays a Python function;
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

PREAMBLE: Final = '''# cython: language_level=3, annotation_typing=False, binding=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# Made by kernel_build.py; do not edit.
from libc.stdint cimport int16_t, int64_t
from libc.string cimport memcpy, memset

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define sevens_wide(value) ((int64_t)(value))
    static inline int64_t sevens_count(int64_t word) { return __builtin_popcountll((unsigned long long)word); }
    static inline int64_t sevens_length(int64_t word) {
        return word ? 64 - __builtin_clzll((unsigned long long)word) : 0;
    }
    #else
    #define sevens_wide(value) ((int64_t)(value))
    static int64_t sevens_count(int64_t word) { int64_t n = 0; while (word) { word &= word - 1; n++; } return n; }
    static int64_t sevens_length(int64_t word) { int64_t n = 0; while (word) { word >>= 1; n++; } return n; }
    #endif
'''


class Unit:
    """Everything that the translation knows of all modules: trees, constants, classes and their attributes."""

    def __init__(self, root: Path) -> None:
        self.trees: list[ast.Module] = []
        self.constants: dict[str, int | list[int]] = {}
        self.attributes: dict[str, dict[str, str]] = {}
        digest = hashlib.sha256(Path(__file__).read_bytes())
        for name in MODULES:
            path = root / KERNEL / f"{name}.py"
            source = path.read_bytes()
            digest.update(source)
            self.trees.append(ast.parse(source))
            self._read_constants(self.trees[-1])
        self.digest = digest.hexdigest()
        for tree in self.trees:
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    self.attributes[node.name] = self._read_attributes(node)

    def _read_constants(self, tree: ast.Module) -> None:
        """The integers and lists of integers that a module defines, by evaluating their definitions."""
        for node in tree.body:
            if isinstance(node, ast.Assign):
                found: dict[str, object] = dict(self.constants)
                exec(compile(ast.Module([node], []), "constants", "exec"), found)  # noqa: S102  (our own source)
                for name, value in found.items():
                    of_integers = isinstance(value, list) and all(type(item) is int for item in value)
                    if not isinstance(value, int) and not of_integers:
                        continue
                    if self.constants.setdefault(name, value) != value:  # type: ignore[arg-type]
                        raise ValueError(f"two modules of the kernel mean different things by {name}")

    def _read_attributes(self, node: ast.ClassDef) -> dict[str, str]:
        """The C types of a class's attributes, from its constructor."""
        constructor = next(item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__")
        annotations = {item.arg: ast.unparse(item.annotation) for item in constructor.args.args if item.annotation}
        types: dict[str, str] = {}
        for statement in constructor.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Attribute):
                name = statement.targets[0].attr
                types[name] = self._type_of(statement.value, annotations)
                if (node.name, name) in NARROW:
                    types[name] = types[name].replace("int64_t", "int16_t")
        return types

    def _type_of(self, value: ast.expr, annotations: dict[str, str]) -> str:
        if isinstance(value, ast.Name) and annotations.get(value.id, "int") != "int":
            return annotations[value.id]
        if isinstance(value, ast.List):
            return f"int64_t[{len(value.elts)}]"
        if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
            size = eval(ast.unparse(value.right), dict(self.constants))  # noqa: S307  (our own source)
            return f"int64_t[{size}]"
        return "int64_t"

    def type_of_expression(self, node: ast.expr, names: dict[str, str]) -> str | None:
        """The type of a name or a chain of attributes; None for anything else."""
        if isinstance(node, ast.Name):
            return names.get(node.id)
        if isinstance(node, ast.Attribute):
            owner = self.type_of_expression(node.value, names)
            return self.attributes.get(owner or "", {}).get(node.attr)
        return None


class Body(ast.NodeTransformer):
    """Rewrites the body of one function for Cython."""

    def __init__(self, unit: Unit, arguments: dict[str, str]) -> None:
        self.unit = unit
        self.names = dict(arguments)
        self.arguments = set(arguments)
        self.aliases: dict[str, ast.expr] = {}
        self.arrays: dict[str, str] = {}
        self.locals: list[str] = []

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt] | None:
        """Take out short names for objects and arrays, and turn copies of whole arrays into copies of memory."""
        target = node.targets[0]
        if isinstance(target, ast.Name):
            kind = self.unit.type_of_expression(self._resolved(node.value), self.names)
            if kind is not None and kind != "int64_t":
                self.aliases[target.id] = self._resolved(node.value)
                self.names[target.id] = kind
                return None
            if isinstance(node.value, ast.BinOp) and isinstance(node.value.left, ast.List):
                size = eval(ast.unparse(node.value.right), dict(self.unit.constants))  # noqa: S307  (our own source)
                self.arrays[target.id] = f"int64_t[{size}]"
                return ast.parse(f"memset({target.id}, 0, sizeof({target.id}))").body[0]
        if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            into, source = self.visit(target.value), self.visit(node.value)
            return ast.parse(f"memcpy({ast.unparse(into)}, {ast.unparse(source)}, sizeof({ast.unparse(into)}))").body[0]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            # One after the other: a tuple of calls would become a Python object.
            pairs = list(zip(target.elts, node.value.elts, strict=True))
            single = [ast.parse(f"{ast.unparse(left)} = {ast.unparse(right)}").body[0] for left, right in pairs]
            later = [ast.unparse(value) for value in node.value.elts[1:]]
            for (left, _), text in zip(pairs, later, strict=False):
                if re.search(rf"\b{re.escape(ast.unparse(left))}(?!\w)", text):
                    raise ValueError(f"line {node.lineno}: an assignment that needs the old values is not translated")
            return [self.visit(item) for item in single]
        self.generic_visit(node)
        return node

    def _resolved(self, node: ast.expr) -> ast.expr:
        resolved: ast.expr = self.visit(ast.parse(ast.unparse(node), mode="eval").body)
        return resolved

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Put objects in the place of their short names, and note local variables."""
        if node.id in self.aliases:
            return self.aliases[node.id]
        stored = isinstance(node.ctx, ast.Store)
        if stored and node.id not in self.arguments and node.id not in self.arrays and node.id not in self.locals:
            self.locals.append(node.id)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Count and measure words with the processor's own instructions."""
        self.generic_visit(node)
        methods = {"bit_count": "sevens_count", "bit_length": "sevens_length"}
        if isinstance(node.func, ast.Attribute) and node.func.attr in methods:
            return ast.Call(ast.Name(methods[node.func.attr]), [node.func.value], [])
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Widen what is read from narrow arrays: C shifts in the width of the left operand."""
        self.generic_visit(node)
        kind = self.unit.type_of_expression(node.value, self.names)
        if isinstance(node.ctx, ast.Load) and kind is not None and kind.startswith("int16_t"):
            return ast.Call(ast.Name("sevens_wide"), [node], [])
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Shift in 64 bits: a literal is a C int."""
        self.generic_visit(node)
        if isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            return ast.BinOp(self._literal(node.left.value), node.op, node.right)
        return node

    def _literal(self, value: object) -> ast.expr:
        name = f"LITERAL_{value}"
        self.unit.constants[name] = int(str(value))
        return ast.Name(name)

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        """Name integers that do not fit a C int; they would become Python objects."""
        if type(node.value) is int and not -(1 << 31) < node.value < 1 << 31:
            return self._literal(node.value)
        return node


def _arguments(node: ast.FunctionDef) -> dict[str, str]:
    return {item.arg: ast.unparse(item.annotation) if item.annotation else "" for item in node.args.args}


def _c_type(annotation: str, unit: Unit) -> str | None:
    if annotation in unit.attributes:
        return annotation
    return {"int": "int64_t", "bool": "bint", "None": "void"}.get(annotation)


def _translate_function(node: ast.FunctionDef, unit: Unit) -> str:
    """A function as Cython: compiled without the interpreter where all its types allow that."""
    arguments = _arguments(node)
    result = ast.unparse(node.returns) if node.returns else ""
    types = {name: _c_type(annotation, unit) for name, annotation in arguments.items()}
    body = [item for item in node.body if not _is_docstring(item)]
    if None in types.values() or _c_type(result, unit) is None:
        written = [f"{types[name]} {name}" if types[name] in unit.attributes else name for name in arguments]
        first_default = len(written) - len(node.args.defaults)
        for number, default in enumerate(node.args.defaults):
            written[first_default + number] += f"={ast.unparse(default)}"
        shown = ", ".join(written)
        return f"def {node.name}({shown}):\n{_indented(body)}\n"
    rewriter = Body(unit, arguments)
    rewritten: list[ast.stmt] = []
    for item in body:
        changed = rewriter.visit(item)
        if changed is not None:
            rewritten += changed if isinstance(changed, list) else [changed]
    variables = [f"    cdef int64_t {name}" for name in rewriter.locals if name not in rewriter.aliases]
    variables += [f"    cdef {kind} {name}" for name, kind in rewriter.arrays.items()]
    shown = ", ".join(f"{types[name]} {name}" for name in arguments)
    long_running = node.name.startswith(LONG_RUNNING)
    name = f"c_{node.name}" if long_running else node.name
    word = "cdef" if long_running else "cpdef"
    text = f"{word} {_c_type(result, unit)} {name}({shown}) noexcept nogil:\n"
    text += "\n".join([*variables, _indented(rewritten)]) + "\n"
    if long_running:
        call = f"{name}({', '.join(arguments)})"
        text += f"\ndef {node.name}({shown}):\n    cdef int64_t result\n    with nogil:\n"
        text += f"        result = {call}\n    return result\n"
    return text


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _indented(body: list[ast.stmt]) -> str:
    text = "\n".join(ast.unparse(ast.fix_missing_locations(item)) for item in body) or "pass"
    return re.sub("^", "    ", text, flags=re.MULTILINE)


def _filled(node: ast.stmt, unit: Unit) -> ast.stmt:
    """A constructor's `[value] * length` with both worked out, which is how Cython fills arrays."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp) and isinstance(node.value.left, ast.List):
        known = dict(unit.constants)
        value = eval(ast.unparse(node.value.left.elts[0]), known)  # noqa: S307  (our own source)
        length = eval(ast.unparse(node.value.right), known)  # noqa: S307
        text = f"{ast.unparse(node.targets[0])} = [{value}] * {length}" if value else "pass  # new objects are zero"
        return ast.parse(text).body[0]
    return node


def _translate_class(node: ast.ClassDef, unit: Unit) -> str:
    """A class as a C struct with Python methods; arrays are copied when Python reads or sets them."""
    lines = [f"cdef class {node.name}:"]
    lines += [f"    cdef public {kind} {name}" for name, kind in unit.attributes[node.name].items()]
    for item in node.body:
        if isinstance(item, ast.FunctionDef):
            types = {name: _c_type(kind, unit) for name, kind in _arguments(item).items()}
            shown = ", ".join(f"{kind} {name}" if kind else name for name, kind in types.items())
            body = [_filled(part, unit) for part in item.body if not _is_docstring(part)]
            text = f"def {item.name}({shown}):\n{_indented(body)}"
            lines.append(re.sub("^", "    ", text, flags=re.MULTILINE))
    return "\n".join(lines) + "\n"


def translate(root: Path) -> str:
    """The Cython source of the whole kernel."""
    unit = Unit(root)
    parts = []
    for tree in unit.trees:
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                parts.append(_translate_class(node, unit))
            elif isinstance(node, ast.FunctionDef):
                parts.append(_translate_function(node, unit))
    definitions, declarations = [], []
    for name, value in unit.constants.items():
        size = f"[{len(value)}]" if isinstance(value, list) else ""
        items = value if isinstance(value, list) else [value]
        shown = ", ".join(f"{item}LL" for item in items)
        definitions.append(f"    static const int64_t sevens_{name}{size} = {{{shown}}};")
        declarations.append(f'    const int64_t {name} "sevens_{name}"{size}')
    constants = "\n".join([*definitions, '    """', *declarations])
    functions = "\n".join(
        f"    int64_t {name}(int64_t word) noexcept nogil" for name in ("sevens_count", "sevens_length", "sevens_wide")
    )
    return f"{PREAMBLE}{constants}\n{functions}\nSOURCES = {unit.digest!r}\n\n" + "\n\n".join(parts)


def build(root: Path, target: Path, *, checked: bool = False) -> Path | None:
    """Compile the kernel.

    Args:
        root: the project's directory.
        target: where the compiled module goes; `build` below it for what is left over.
        checked: check indices and overflows, for tests.

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

    work = root / "build" / "kernel"
    work.mkdir(parents=True, exist_ok=True)
    source = work / f"{NAME}.pyx"
    source.write_text(translate(root), encoding="utf-8")
    flags = [] if sys.platform == "win32" else ["-O3", "-g0", "-fno-semantic-interposition", "-w"]
    if checked:
        flags += ["-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all"]
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
    parser.add_argument("--checked", action="store_true", help="check indices and overflows, for tests")
    arguments = parser.parse_args()
    root = Path(__file__).parent
    made = build(root, root / KERNEL, checked=arguments.checked)
    print(f"kernel: {'compiled' if made else 'interpreted'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
