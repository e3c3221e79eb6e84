"""Sources of kernels, shortened by what is known: a condition that is settled goes, and with it the branch that is never taken.

What is known are ints: constants of a module, what a set of rules says, the values that a field of a state can have.
`own_kernels` finds them.
"""

import ast
import operator
import pickle
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

Body = list[ast.stmt]
Values = frozenset[int]
_OPERATORS: dict[type[ast.AST], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.BitAnd: lambda left, right: left & right,
    ast.BitOr: lambda left, right: left | right,
    ast.BitXor: lambda left, right: left ^ right,
    ast.LShift: lambda left, right: left << right,
    ast.RShift: lambda left, right: left >> right,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Invert: lambda number, _: ~number,
    ast.USub: lambda number, _: -number,
    ast.Not: lambda number, _: not number,
}
UNKNOWN: Values = frozenset()
_ZERO: Values = frozenset([0])
_LARGEST_SHIFT = 62
_LEAVES_ALONE = (ast.Add, ast.Sub, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
"""Where nothing is added, nothing changes."""
_STAYS_ZERO = (ast.BitAnd, ast.Mult)


@dataclass(frozen=True)
class Facts:
    """The values that are known beforehand, by the name of a record in kernels."""

    fields: dict[str, Mapping[str, Values]]
    """The values that a field may have."""
    columns: dict[str, Mapping[str, Sequence[int]]] = field(default_factory=dict[str, Mapping[str, Sequence[int]]])

    def values_of(self, node: ast.AST) -> Values:
        """Return the values that a number or a field may have; none where they are not known."""
        match node:
            case ast.Constant(value=int(value)):
                return frozenset([value])
            case ast.Attribute(value=ast.Name(id=record), attr=name):
                return self.fields.get(record, {}).get(name, UNKNOWN)
            case _:
                return UNKNOWN


def column_name(record: str, column: str) -> str:
    """Return the name by which a folded kernel reads a *column* of a *record*.

    >>> column_name("rules", "skips")
    'rules_skips'
    """
    return f"{record}_{column}"


def folded(
    function: ast.FunctionDef, facts: Facts, names: Mapping[str, int], result_of: Callable[[str], int | None]
) -> ast.FunctionDef:
    """Return *function* shortened by *facts*, and by the *names* of its module that are ints.

    *result_of* says what a function of that name returns, if it always returns the same and does nothing else.

    >>> source = "def cost(rules, face):\\n if rules.doubles != 0 and face > TEN: return 2\\n return 1 + rules.more"
    >>> facts = Facts({"rules": {"doubles": frozenset([0]), "more": frozenset([4])}})
    >>> ast.unparse(folded(ast.parse(source).body[0], facts, {"TEN": 8}, lambda name: None))
    'def cost(rules, face):\\n    return 5'
    """
    # Ten times as fast as a deep copy, which asks each node how it wants to be copied.
    tree: ast.FunctionDef = pickle.loads(pickle.dumps(function))
    tree.decorator_list, tree.returns = [], None
    for argument in tree.args.args:
        argument.annotation = None
    arguments = [argument.arg for argument in tree.args.args]
    stored = {*arguments, *_stored(ast.walk(tree))}
    known = {name: frozenset([value]) for name, value in names.items() if name not in stored}
    while True:
        tree.body = _Folder(facts, known, result_of).block(tree.body)
        nodes = list(ast.walk(tree))
        settled = dict(_settled(nodes, arguments, facts))
        if not settled.keys() - known.keys() and not _drop_unread(nodes):
            return ast.fix_missing_locations(tree)
        known |= settled


def _stored(nodes: Iterable[ast.AST]) -> list[str]:
    """Return the names that are assigned, one for each time."""
    return [node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def _settled(nodes: Sequence[ast.AST], arguments: Sequence[str], facts: Facts) -> Iterator[tuple[str, Values]]:
    """Yield the names that are assigned once, a number or a field of which some values are known: *arguments* have one before."""
    stored = Counter(_stored(nodes))
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if stored[name] == 1 and name not in arguments:
                values = facts.values_of(value)
                if values:
                    yield name, values
            case _:
                pass


def _drop_unread(nodes: Sequence[ast.AST]) -> bool:
    """Take out what is assigned to names that nothing reads; return whether there was anything."""
    read, found = _names_in(nodes), False
    for body in _bodies(nodes):
        for statement in tuple(body):
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if name not in read and _has_no_effect(value):
                    body.remove(statement)
                    body[:] = body or [ast.Pass()]
                    found = True
                case _:
                    pass
    return found


def _bodies(nodes: Iterable[ast.AST]) -> Iterator[Body]:
    for node in nodes:
        for name in ("body", "orelse"):
            body = getattr(node, name, None)
            if isinstance(body, list) and body:
                yield body


def constant_of(tree: ast.FunctionDef) -> int | None:
    """Return what a folded function always returns, where it does nothing else; 0 where it does and returns nothing."""
    match tree.body:
        case [ast.Pass() | ast.Return(value=None)]:
            return 0
        case [ast.Return(value=ast.Constant(value=int(value)))]:
            return value
        case _:
            return None


def written(tree: ast.FunctionDef, values: Mapping[str, Values]) -> dict[str, Values]:
    """Return what a function gives the fields in *values*, in whatever record; `UNKNOWN` where it may be anything.

    >>> source = "def f(state): state.run = 3 if state.idle else 2; state.idle &= 3; state.plays += 1"
    >>> found = written(ast.parse(source).body[0], dict.fromkeys(["run", "idle", "plays", "turn"], frozenset([0])))
    >>> {name: sorted(values) for name, values in sorted(found.items())}
    {'idle': [0], 'plays': [], 'run': [2, 3]}
    """
    given: dict[int, Values] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Attribute() as target], value=value):
                given[id(target)] = _choices_of(value)
            case ast.AugAssign(target=ast.Attribute(attr=name) as target, op=ast.BitAnd()):
                given[id(target)] = _ZERO if values.get(name) == _ZERO else UNKNOWN
            case _:
                pass
    found: dict[str, Values] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in values:
            found[node.attr] = either(found.get(node.attr), given.get(id(node), UNKNOWN))
    return found


def either(some: Values | None, others: Values) -> Values:
    """Return what is among *some* or *others*: `UNKNOWN` where one is; None is nothing yet.

    >>> sorted(either(frozenset([1]), frozenset([2]))), either(UNKNOWN, frozenset([2])), either(None, frozenset([2]))
    ([1, 2], frozenset(), frozenset({2}))
    """
    if some is None:
        return others
    return some | others if some and others else UNKNOWN


def _choices_of(node: ast.AST) -> Values:
    match node:
        case ast.Constant(value=int(value)):
            return frozenset([value])
        case ast.IfExp(body=one, orelse=other):
            return either(_choices_of(one), _choices_of(other))
        case _:
            return UNKNOWN


def _has_no_effect(*nodes: ast.AST) -> bool:
    """Tell whether it makes no difference if something is worked out."""
    return not any(isinstance(part, ast.Call) for node in nodes for part in ast.walk(node))


def _number(node: ast.AST) -> int | None:
    match node:
        case ast.Constant(value=int(value)):
            return value
        case _:
            return None


def _is_truth(node: ast.AST) -> bool:
    """Tell whether an expression is True or False, and no other number."""
    if isinstance(node, ast.BoolOp):
        return all(map(_is_truth, node.values))
    return (
        isinstance(node, ast.Compare)
        or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))
        or (isinstance(node, ast.Constant) and isinstance(node.value, bool))
    )


def _worked_out(operation: ast.AST, left: int, right: int) -> int | None:
    """Return the result as plain and compiled code have it alike, of ints below 2**63; None where it is left to them."""
    is_shift = isinstance(operation, ast.LShift | ast.RShift)
    if type(operation) not in _OPERATORS or (is_shift and not 0 <= right <= _LARGEST_SHIFT):
        return None
    result = _OPERATORS[type(operation)](left, right)
    return result if -(1 << 63) < result < 1 << 63 else None


def _ends(statement: ast.stmt) -> bool:
    """Tell whether nothing after *statement* is reached."""
    if isinstance(statement, ast.If):
        return bool(statement.orelse) and _ends(statement.body[-1]) and _ends(statement.orelse[-1])
    return isinstance(statement, ast.Return | ast.Break | ast.Continue | ast.Raise)


class _Folder(ast.NodeTransformer):
    """Shortens the body of one function, once."""

    def __init__(self, facts: Facts, names: Mapping[str, Values], result_of: Callable[[str], int | None]) -> None:
        self._facts = facts
        self._names = names
        self._result_of = result_of

    def block(self, body: Iterable[ast.stmt]) -> Body:
        """Return statements, shortened, up to the first that nothing follows; at least one."""
        kept: Body = []
        for statement in body:
            new = self.visit(statement)
            kept += new if isinstance(new, list) else [] if new is None else [new]
            if kept and _ends(kept[-1]):
                break
        return [one for one in kept if not isinstance(one, ast.Pass)] or [ast.Pass()]

    # Statements

    def visit_If(self, node: ast.If) -> ast.stmt | Body:
        """Keep the branch that is taken, where that is known."""
        node.test = self.visit(node.test)
        number = _number(node.test)
        if number is not None:
            return self.block(node.body if number else node.orelse)
        node.body = self.block(node.body)
        node.orelse = self.block(node.orelse) if node.orelse else []
        if isinstance(node.body[0], ast.Pass) and not node.orelse and _has_no_effect(node.test):
            return []
        return node

    def visit_While(self, node: ast.While) -> ast.stmt | Body:
        """Take out a loop that is never begun."""
        node.test = self.visit(node.test)
        if _number(node.test) == 0:
            return []
        node.body = self.block(node.body)
        return node

    def visit_For(self, node: ast.For) -> ast.stmt:
        """Shorten a loop."""
        node.iter = self.visit(node.iter)
        node.body = self.block(node.body)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | None:
        """Take out what is worked out for nothing, texts among it."""
        node.value = self.visit(node.value)
        return None if isinstance(node.value, ast.Constant) else node

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | None:
        """Take out what gives a field the only value that it ever has."""
        node.targets, node.value = [self.visit(target) for target in node.targets], self.visit(node.value)
        match node.targets:
            case [ast.Attribute() as target] if self._facts.values_of(target) == self._facts.values_of(node.value) != UNKNOWN:
                return None if isinstance(node.value, ast.Constant) else node
            case _:
                return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt | None:
        """Take out a change of nothing."""
        node.target, node.value = self.visit(node.target), self.visit(node.value)
        changes_nothing = _number(node.value) == 0 and isinstance(node.op, _LEAVES_ALONE) and _has_no_effect(node.target)
        return None if changes_nothing else node

    # What is worked out

    def _values_of(self, node: ast.AST) -> Values:
        return self._names.get(node.id, UNKNOWN) if isinstance(node, ast.Name) else self._facts.values_of(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Write down a number that is known."""
        return self._read(node, node.ctx)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Write down a field that is known."""
        return self._read(node, node.ctx)

    def _read(self, node: ast.expr, context: ast.expr_context) -> ast.expr:
        values = self._values_of(node)
        return ast.Constant(next(iter(values))) if len(values) == 1 and isinstance(context, ast.Load) else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Write down what a column has at that place, where it is known or everywhere the same."""
        node.slice = self.visit(node.slice)
        match node.value:
            case ast.Attribute(value=ast.Name(id=record), attr=name) if name in self._facts.columns.get(record, {}):
                column, place = self._facts.columns[record][name], _number(node.slice)
                if place is not None and 0 <= place < len(column):
                    return ast.Constant(column[place])
                if len(set(column)) == 1 and _has_no_effect(node.slice):
                    return ast.Constant(column[0])
                node.value = ast.Name(column_name(record, name), ast.Load())
            case _:
                node.value = self.visit(node.value)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Work it out."""
        node.left, node.right = self.visit(node.left), self.visit(node.right)
        left, right = _number(node.left), _number(node.right)
        if left is not None and right is not None:
            result = _worked_out(node.op, left, right)
            return node if result is None else ast.Constant(result)
        is_zero = (0 in (left, right) and isinstance(node.op, _STAYS_ZERO)) or (
            left == 0 and isinstance(node.op, ast.LShift | ast.RShift)
        )
        return ast.Constant(0) if is_zero and _has_no_effect(node.left, node.right) else node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        """Work it out."""
        node.operand = self.visit(node.operand)
        number = _number(node.operand)
        result = None if number is None else _worked_out(node.op, number, 0)
        return node if result is None else ast.Constant(result)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Compare, where all values that are possible compare alike."""
        node.left, node.comparators = self.visit(node.left), [self.visit(each) for each in node.comparators]
        results = self._compared(node)
        return ast.Constant(next(iter(results))) if len(results) == 1 else node

    def _compared(self, node: ast.Compare) -> set[bool]:
        """Return the results that a comparison can have; both where that is not known."""
        values, results = self._values_of(node.left), set[bool]()
        match node:
            case ast.Compare(ops=[ast.In() | ast.NotIn() as looked], comparators=[ast.Tuple(elts=members)]):
                numbers = [_number(each) for each in members]
                if None not in numbers:
                    results = {(value in numbers) == isinstance(looked, ast.In) for value in values}
            case ast.Compare(ops=[one], comparators=[other]):
                found = {_worked_out(one, value, right) for value in values for right in self._values_of(other)}
                results = {bool(result) for result in found if result is not None} if None not in found else results
            case _:
                first = ast.Compare(node.left, node.ops[:1], node.comparators[:1])
                if self._compared(first) == {False} and _has_no_effect(node):
                    results = {False}
        return results or {False, True}

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Leave out what does not decide, and what comes after what does."""
        decides = isinstance(node.op, ast.Or)
        kept: list[ast.expr] = []
        for place, value in enumerate(node.values):
            new = self.visit(value)
            number = _number(new)
            if number is None:
                kept.append(new)
            elif bool(number) == decides:
                # What comes before is false, or as good as this.
                may_go = _has_no_effect(*kept) and (not decides or all(map(_is_truth, kept)))
                kept = [new] if may_go else [*kept, new]
                break
            elif place == len(node.values) - 1 and not (kept and _is_truth(kept[-1])):
                # The whole is worth what its last part is.
                kept.append(new)
        node.values = kept
        return kept[0] if len(kept) == 1 else node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        """Keep what is chosen, where that is known."""
        node.test = self.visit(node.test)
        number = _number(node.test)
        if number is not None:
            return self.visit(node.body if number else node.orelse)
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Write down the result, where it is always the same."""
        node.args = [self.visit(each) for each in node.args]
        if isinstance(node.func, ast.Name) and _has_no_effect(*node.args):
            result = self._result_of(node.func.id)
            if result is not None:
                return ast.Constant(result)
        return node


def names_read(tree: ast.FunctionDef) -> Collection[str]:
    """Return the names that a function reads."""
    return _names_in(ast.walk(tree))


def _names_in(nodes: Iterable[ast.AST]) -> Collection[str]:
    return {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
