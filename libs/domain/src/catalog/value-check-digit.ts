/**
 * The weight of each digit for the GS1 factors (General Specifications, 7.10), indexed by the
 * digit. Each row has every figure once, so any wrong digit changes the sum.
 */
const weights = {
  '2-': '0246891357',
  '3': '0369258147',
  '5+': '0516273849',
  '5-': '0594837261',
} as const;

const figures = '0123456789';

/** The factors of a value, by how many digits it has. */
const factors: Readonly<Record<number, readonly (keyof typeof weights)[]>> = {
  4: ['2-', '2-', '3', '5-'],
  5: ['5+', '2-', '5-', '5+', '2-'],
};

/** The digit that proves a price or weight of four or five digits; none for other lengths. */
export function valueCheckDigit(value: string): string | undefined {
  const chosen = factors[value.length];
  if (chosen === undefined) return undefined;
  const sum = chosen.reduce((total, factor, at) => total + weighted(factor, value[at]), 0);
  if (value.length === 4) return `${(sum * 3) % 10}`;
  return `${weights['5-'].indexOf(`${(10 - (sum % 10)) % 10}`)}`;
}

const weighted = (factor: keyof typeof weights, digit = '0'): number =>
  figures.indexOf(weights[factor][figures.indexOf(digit)] ?? '0');
