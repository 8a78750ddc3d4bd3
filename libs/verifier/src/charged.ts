import { shared, worthOf } from './figures.js';
import { fields, listIn, minor, text, type Values } from './values.js';

/** What a line or a rate comes to, in minor units of the company's currency. */
export interface Charged {
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** What a line comes to, and its part of all discounts. */
export interface ChargedLine {
  readonly baseMinor: number;
  readonly discountMinor: number;
}

/** The totals of a document in the company's currency. */
export const worthIn = (data: Values): Values => fields(data['exchange'] ?? data['totals']);

/** What a document says that its client will withhold, in the company's currency. */
export function withheldIn(data: Values): number {
  const { withheldMinor } = fields(data['exchange']);
  return minor(withheldMinor ?? fields(data['withheld'])['amountMinor']);
}

/** All the discounts of a document, in the company's currency. */
export const discountOf = (data: Values): number =>
  worthOf(minor(fields(data['totals'])['discountMinor']), text(fields(data['exchange'])['rate']));

/** What a document charges at each rate; one in another currency may share its worth out. */
export function chargedGroups(data: Values): readonly Charged[] {
  const groups = listIn(fields(data['totals']), 'groups');
  const exchange = data['exchange'] === undefined ? undefined : fields(data['exchange']);
  if (exchange === undefined) return groups.map(chargedOf);
  if (Array.isArray(exchange['groups'])) return listIn(exchange, 'groups').map(chargedOf);
  const bases = shared(minor(exchange['baseMinor']), amounts(groups, 'baseMinor'));
  const vats = shared(minor(exchange['vatMinor']), amounts(groups, 'vatMinor'));
  return groups.map((_, at) => ({ baseMinor: bases[at] ?? 0, vatMinor: vats[at] ?? 0 }));
}

/** What each line comes to: of another currency, the lines of a rate share what that is worth. */
export function chargedLines(data: Values): readonly ChargedLine[] {
  const lines = listIn(data, 'lines');
  const bases = basesOf(data, lines);
  const leftOff = lines.map((line) =>
    ['discountMinor', 'commercialMinor', 'financialMinor'].reduce(
      (sum, name) => sum + minor(line[name]),
      0,
    ),
  );
  const discounts = lines.length === 0 ? [] : shared(discountOf(data), leftOff);
  return lines.map((_, at) => ({ baseMinor: bases[at] ?? 0, discountMinor: discounts[at] ?? 0 }));
}

function basesOf(data: Values, lines: readonly Values[]): readonly number[] {
  const exchange = data['exchange'] === undefined ? undefined : fields(data['exchange']);
  if (exchange === undefined) return amounts(lines, 'baseMinor');
  if (!Array.isArray(exchange['groups'])) {
    return shared(minor(exchange['baseMinor']), amounts(lines, 'baseMinor'));
  }
  const bases = lines.map(() => 0);
  const groups = listIn(fields(data['totals']), 'groups');
  for (const [at, { baseMinor }] of listIn(exchange, 'groups').map(chargedOf).entries()) {
    const of = lines.flatMap(({ vatId }, line) => (vatId === groups[at]?.['vatId'] ? [line] : []));
    const shares = shared(
      baseMinor,
      amounts(
        of.map((line) => lines[line] ?? {}),
        'baseMinor',
      ),
    );
    for (const [place, line] of of.entries()) bases[line] = shares[place] ?? 0;
  }
  return bases;
}

const chargedOf = (values: Values): Charged => ({
  baseMinor: minor(values['baseMinor']),
  vatMinor: minor(values['vatMinor']),
});

const amounts = (all: readonly Values[], name: string): readonly number[] =>
  all.map((one) => minor(one[name]));
