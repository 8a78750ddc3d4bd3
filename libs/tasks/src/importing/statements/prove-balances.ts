/** A line whose amount is to be proved by the balances of its file. */
export interface ProvableLine {
  /** Signed, or taken to be positive. */
  readonly amountMinor: number;
  readonly isSignKnown: boolean;
  readonly balanceMinor: number | undefined;
}

/**
 * The amounts as the running balance proves them, in either order of the lines; undefined for a
 * line whose sign neither it nor a balance tells. A balance that fits neither sign proves nothing;
 * a sign that a line has of its own is only turned where all balances of the file fit. Where they
 * turn any, the file writes no signs: then the first line needs an opening balance too.
 */
export function provenAmounts(
  lines: readonly ProvableLine[],
  openingMinor?: number,
): readonly (number | undefined)[] {
  const [downwards, upwards] = [movesOf(lines, -1, openingMinor), movesOf(lines, 1)];
  const moves = fitting(lines, upwards) > fitting(lines, downwards) ? upwards : downwards;
  const fits = (moved: number, amountMinor: number) => Math.abs(moved) === Math.abs(amountMinor);
  const isWhole = lines.every(({ amountMinor }, at) => fits(moves[at] ?? amountMinor, amountMinor));
  const isUnsigned =
    isWhole && lines.every(({ amountMinor }) => amountMinor >= 0) && moves.some(isNegative);
  return lines.map(({ amountMinor, isSignKnown, balanceMinor }, at) => {
    const moved = moves[at];
    if (isSignKnown && !isWhole) return amountMinor;
    if (moved !== undefined && fits(moved, amountMinor)) return moved;
    if (!isUnsigned) return isSignKnown ? amountMinor : undefined;
    // An account that begins with nothing.
    return balanceMinor !== undefined && fits(balanceMinor, amountMinor) ? balanceMinor : undefined;
  });
}

const isNegative = (moved: number | undefined) => moved !== undefined && moved < 0;

/** Lines, from 0, that the running balance contradicts: something is missing at them, or wrong. */
export function offBalance(
  lines: readonly { readonly amountMinor: number; readonly balanceMinor?: number }[],
): readonly number[] {
  const signed = lines.map(({ amountMinor, balanceMinor }) => ({
    amountMinor,
    balanceMinor,
    isSignKnown: true,
  }));
  const [downwards, upwards] = [movesOf(signed, -1), movesOf(signed, 1)];
  const moves = fitting(signed, upwards) > fitting(signed, downwards) ? upwards : downwards;
  return lines.flatMap(({ amountMinor }, at) => {
    const moved = moves[at];
    return moved === undefined || moved === amountMinor ? [] : [at];
  });
}

/** By how much the balance differs from that of the neighbour that came before. */
const movesOf = (lines: readonly ProvableLine[], step: 1 | -1, openingMinor?: number) =>
  lines.map(({ balanceMinor }, at) => {
    const before = lines[at + step]?.balanceMinor ?? (at === 0 ? openingMinor : undefined);
    return balanceMinor === undefined || before === undefined ? undefined : balanceMinor - before;
  });

/** How many amounts agree: with their signs for those that have one. */
const fitting = (lines: readonly ProvableLine[], moves: readonly (number | undefined)[]) =>
  lines.reduce((sum, { amountMinor }, at) => {
    const moved = moves[at];
    if (moved === undefined || Math.abs(moved) !== Math.abs(amountMinor)) return sum;
    return sum + (moved === amountMinor ? 3 : 2);
  }, 0);
