"""Machine code that compiled kernels use in place of functions marked `native`: few instructions, or none."""
# pyright: basic, reportMissingTypeStubs=false, reportCallIssue=false

from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from huit.engine.code_files import QUICK_PDEP
from huit.engine.compilers import compilers

_part = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **compilers().part)


@intrinsic
def _count_bits(_context, bits):
    def generate(_context, builder, _signature, arguments):
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _count_trailing_zeros(_context, bits):
    def generate(_context, builder, _signature, arguments):
        return builder.cttz(arguments[0], cgutils.false_bit)

    return types.int64(types.int64), generate


@intrinsic
def _deposit(_context, bits, mask):
    """BMI2 `pdep`: the low bits of *bits* go where *mask* has ones."""

    def generate(_context, builder, _signature, arguments):
        word = ir.IntType(64)
        pdep = cgutils.get_or_insert_function(builder.module, ir.FunctionType(word, [word, word]), "llvm.x86.bmi.pdep.64")
        return builder.call(pdep, arguments)

    return types.int64(types.int64, types.int64), generate


@_part
def popcount(bits):
    """See `bits.popcount`."""
    return _count_bits(bits)


@_part
def lowest(bits):
    """See `bits.lowest`."""
    return _count_trailing_zeros(bits)


@_part
def _nth_by_deposit(bits, k):
    return _count_trailing_zeros(_deposit(1 << k, bits))


@_part
def _nth_by_halves(bits, k):
    """Find the k-th member by counting halves: for processors without a quick `pdep`."""
    base = 0
    below = _count_bits(bits & 0xFFFFFFFF)
    if k >= below:
        k -= below
        bits >>= 32
        base = 32
    below = _count_bits(bits & 0xFFFF)
    if k >= below:
        k -= below
        bits >>= 16
        base += 16
    while k > 0:
        bits &= bits - 1
        k -= 1
    return base + _count_trailing_zeros(bits)


nth = _nth_by_deposit if QUICK_PDEP else _nth_by_halves


@_part
def choose_random(actions, chance):
    """See `huit.players.minds.choose_random`."""
    return nth(actions, (_count_bits(actions) * chance) >> 31)


@intrinsic
def note(_context, state, kind, seat, shown, hidden):
    """Tell nothing: mass play has no listeners. Not a function, which would be compiled once for every mix of kinds of ints."""

    def generate(context, _builder, _signature, _arguments):
        return context.get_dummy_value()

    return types.none(state, kind, seat, shown, hidden), generate


@intrinsic
def copy_state(_context, source, target):
    """Copy one row into another at once: field by field takes eight times as long."""
    if source != target:
        raise TypeError("both must be rows of one record")

    def generate(context, builder, signature, arguments):
        row, other = arguments
        cgutils.raw_memcpy(builder, other, row, ir.Constant(ir.IntType(64), signature.args[0].size), 1)
        return context.get_dummy_value()

    return types.none(source, target), generate


@intrinsic
def copy_column(_context, source, target):
    """Copy one column into another at once."""

    def generate(context, builder, signature, arguments):
        column, other = (context.make_array(signature.args[k])(context, builder, arguments[k]) for k in range(2))
        cgutils.raw_memcpy(builder, other.data, column.data, column.nitems, column.itemsize)
        return context.get_dummy_value()

    return types.none(source, target), generate


@njit
def fill_column(column, value):
    """Write *value* into a whole column."""
    for place in range(len(column)):
        column[place] = value
