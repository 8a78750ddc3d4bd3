import type { ExportColumn } from './export-columns.js';

/** In which currencies the amounts of a list are, where its rows have more than one. */
export interface AmountCurrencies {
  /** The company's own. */
  readonly own: string;
  /** Amounts on accounts, which are kept in it. */
  readonly inOwn: readonly string[];
  /** Amounts in the currency of their row, which is named next to them. */
  readonly inRow: readonly string[];
}

/** The chosen fields, with the currency before the first amount that is in it. */
export function withCurrency(
  fields: readonly string[],
  currencies: AmountCurrencies | undefined,
): readonly string[] {
  if (currencies === undefined || fields.includes('currency')) return fields;
  const at = fields.findIndex((field) => currencies.inRow.includes(field));
  return at < 0 ? fields : [...fields.slice(0, at), 'currency', ...fields.slice(at)];
}

/** The columns, with the company's own currency in the headings of what is in it. */
export const namingOwn = (
  columns: readonly ExportColumn[],
  currencies: AmountCurrencies | undefined,
): readonly ExportColumn[] =>
  currencies === undefined
    ? columns
    : columns.map((column) =>
        currencies.inOwn.includes(column.field)
          ? { ...column, heading: `${column.heading} (${currencies.own})` }
          : column,
      );
