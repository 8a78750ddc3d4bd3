import { asSaidIn, type Language } from '@balcao/messages';
import { commonHeading, screenTexts, valueWords } from './screens.js';

/** What the cells of a column hold. */
export type ColumnKind = 'text' | 'number' | 'decimal' | 'money' | 'day' | 'instant' | 'flag';

/** One column of a list that is written to a file. */
export interface ExportColumn {
  readonly field: string;
  readonly heading: string;
  readonly kind: ColumnKind;
  /** What stands for values that programs give a name. */
  readonly words: Readonly<Record<string, string>>;
}

/** Fields with decimal strings: everything else that is text stays text, also `007`. */
const decimals: ReadonlySet<string> = new Set([
  'salePrice',
  'salePriceWithVat',
  'purchasePrice',
  'minimumStock',
  'maximumStock',
  'quantity',
  'onHand',
  'onOrder',
  'projected',
  'suggested',
  'reserved',
  'available',
  'received',
  'returned',
  'level',
  'unitCost',
  'averageCost',
  'unitPrice',
  'runningQuantity',
  'previousQuantity',
  'changeQuantity',
  'daysLeft',
  'marginPercent',
  'rate',
  'taxableShare',
  'percentage',
]);

/** The columns of a list as its screen names them in the language and the country. */
export function exportColumns(
  language: Language,
  screen: string,
  fields: readonly string[],
  country?: string,
): readonly ExportColumn[] {
  return fields.map((shown) => {
    // Millionths are for sums and orders; the decimal itself is in the field next to them.
    const field = shown.replace(/Micros$/, '');
    const heading = asSaidIn(country, headingOf(language, screen, field));
    return { field, heading, kind: kindOf(field), words: valueWords(language, screen, field) };
  });
}

function headingOf(language: Language, screen: string, field: string): string {
  // What a screen has no column for is called as it is in reports.
  const heading = screenTexts(language, screen).fields?.[field] ?? commonHeading(language, field);
  if (heading !== undefined) return heading;
  // Amounts are written in whole units, so their columns are not called after the minor one.
  return field.replace(/Minor$/, '');
}

/** Fields carry their units in their names: `totalMinor`, `issuedOn`, `savedAt`, `isArchived`. */
export function kindOf(field: string): ColumnKind {
  if (field.endsWith('Minor')) return 'money';
  if (/(^on|On|Through|validFrom|validTo)$/.test(field)) return 'day';
  if (field.endsWith('At')) return 'instant';
  if (/^(is|has|can)[A-Z]/.test(field)) return 'flag';
  return decimals.has(field) ? 'decimal' : 'text';
}
