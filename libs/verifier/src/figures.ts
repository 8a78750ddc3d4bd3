/** Figures that files work out of events: whole numbers, so that no cent is lost. */

/** An amount at a rate like `63.945`, rounded half up; itself without one. */
export function worthOf(amountMinor: number, rate: string): number {
  if (rate === '') return amountMinor;
  const { value, scale } = scaledOf(rate);
  return Number(halfUp(BigInt(amountMinor) * value, scale));
}

/** Shares of a total by weights: the cents that are left go to the largest remainders. */
export function shared(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n)
    return total === 0
      ? weights.map(() => 0)
      : shared(
          total,
          weights.map(() => 1),
        );
  const parts = weights.map((weight, at) => {
    const product = BigInt(total) * BigInt(weight);
    return { at, share: Number(product / sum), remainder: product % sum };
  });
  const spare = parts.reduce((left, { share }) => left - share, total);
  const first = [...parts].sort(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  );
  const more = new Set(first.slice(0, spare).map(({ at }) => at));
  return parts.map(({ at, share }) => share + (more.has(at) ? 1 : 0));
}

/**
 * The price of one unit, with the fewest decimals (two at least) for which quantity and price make
 * the amount again.
 */
export function unitPriceOf(amountMinor: number, quantity: string): string {
  const { value, scale } = scaledOf(quantity);
  if (value === 0n) return '0';
  for (let places = 2; ; places += 1) {
    const more = 10n ** BigInt(places);
    const price = halfUp(BigInt(amountMinor) * scale * more, value * 100n);
    const again = halfUp(price * value * 100n, more * scale);
    if (again === BigInt(amountMinor) || places === 12) return decimalOf(price, places);
  }
}

/** The sum of decimals, as a decimal is written. */
export function sumOf(decimals: readonly string[]): string {
  const places = 12;
  const scale = 10n ** BigInt(places);
  const total = decimals
    .map(scaledOf)
    .reduce((sum, one) => sum + (one.value * scale) / one.scale, 0n);
  return decimalOf(total, places);
}

/** `2900.00` of minor units, from their digits: no float is worked out. */
export function amountOf(minor: number): string {
  const digits = `${Math.abs(minor)}`.padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Without zeros at its end, as a decimal is written. */
function decimalOf(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, -places);
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function scaledOf(decimal: string): { readonly value: bigint; readonly scale: bigint } {
  const [whole = '', fraction = ''] = decimal.split('.');
  return { value: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
}

const halfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);
