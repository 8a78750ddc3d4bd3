/** A line whose amount is checked against the file's balances. */
export interface ProvableLine {
  /** Signed amount; without a sign, assumed positive. */
  readonly amountMinor: number;
  readonly isSignKnown: boolean;
  readonly balanceMinor: number | undefined;
}

/**
 * The amounts as proved by the running balance, in either order of the lines; undefined for a line
 * whose sign is unknown. A balance that fits neither sign proves nothing; a line's own sign is
 * reversed only if all balances of the file fit. If any is reversed, the file has no signs, so the
 * first line needs an opening balance too.
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

/**
 * Line indexes from 0 that the running balance contradicts: something is missing or wrong there.
 */
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

/** The difference from the previous line's balance. */
const movesOf = (lines: readonly ProvableLine[], step: 1 | -1, openingMinor?: number) =>
  lines.map(({ balanceMinor }, at) => {
    const before = lines[at + step]?.balanceMinor ?? (at === 0 ? openingMinor : undefined);
    return balanceMinor === undefined || before === undefined ? undefined : balanceMinor - before;
  });

/** The number of amounts that agree, including their signs if given. */
const fitting = (lines: readonly ProvableLine[], moves: readonly (number | undefined)[]) =>
  lines.reduce((sum, { amountMinor }, at) => {
    const moved = moves[at];
    if (moved === undefined || Math.abs(moved) !== Math.abs(amountMinor)) return sum;
    return sum + (moved === amountMinor ? 3 : 2);
  }, 0);
