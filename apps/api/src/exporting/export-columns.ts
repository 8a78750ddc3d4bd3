import type { Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';

/** What the cells of a column hold. */
export type ColumnKind = 'text' | 'number' | 'decimal' | 'money' | 'day' | 'instant' | 'flag';

/** One column of a list that is written to a file. */
export interface ExportColumn {
  readonly field: string;
  readonly heading: string;
  readonly kind: ColumnKind;
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
  'reserved',
  'available',
  'unitCost',
  'averageCost',
  'unitPrice',
  'rate',
  'taxableShare',
  'percentage',
]);

type Fields = Readonly<Record<string, string>>;
type Resources = Readonly<Record<string, { readonly fields?: Fields }>>;

const resourcesIn: Readonly<Record<Language, Resources>> = {
  en: en.resources,
  pt: pt.resources,
};

/** Screens whose name does not end as the path of their rows does. */
const screens: Fields = {
  'article-categories': 'commercial/articles/categories',
  'party-categories': 'commercial/clients/categories',
  'document-types': 'commercial/document_type',
  'print-models': 'commercial/print_model',
  series: 'commercial/invoicing_series',
};

/** The columns of a list as its screen names them in the language. */
export function exportColumns(
  language: Language,
  path: string,
  fields: readonly string[],
): readonly ExportColumn[] {
  return fields.map((field) => ({
    field,
    heading: headingOf(language, path, field),
    kind: kindOf(field),
  }));
}

function headingOf(language: Language, path: string, field: string): string {
  const resources = resourcesIn[language];
  const own = resources[screens[path] ?? `commercial/${path}`] ?? resources[path];
  if (own?.fields?.[field] !== undefined) return own.fields[field];
  // Amounts are written in whole units, so their columns are not called after the minor one.
  return field.replace(/Minor$/, '');
}

/** Fields carry their units in their names: `totalMinor`, `issuedOn`, `savedAt`, `isArchived`. */
export function kindOf(field: string): ColumnKind {
  if (field.endsWith('Minor')) return 'money';
  if (/(^on|On|validFrom|validTo)$/.test(field)) return 'day';
  if (field.endsWith('At')) return 'instant';
  if (/^(is|has|can)[A-Z]/.test(field)) return 'flag';
  return decimals.has(field) ? 'decimal' : 'text';
}
