import type { Report, ReportColumn, ReportNames } from '@balcao/contracts';
import { collectionNamed } from '@balcao/projections';
import type { AnyCollection, FieldType } from '@balcao/read-store';

/** The collection whose rows a report shows; of rows that are worked out, what they would be in. */
export function collectionOf(report: Report): AnyCollection {
  if (report.isWorkedOut !== true) return collectionNamed(report.collection);
  const { name, columns, sums, dimensions, filters, day } = report;
  const fields = new Map<string, FieldType>();
  if (day !== undefined) fields.set(day, 'text');
  for (const { field } of [...filters, ...dimensions]) fields.set(field, 'text');
  for (const column of columns) fields.set(column.field, typeOf(column));
  for (const field of sums) fields.set(field, 'integer');
  return { name: `report_${name}`, version: 1, fields: Object.fromEntries(fields), indexes: [] };
}

function typeOf({ field, kind }: ReportColumn): FieldType {
  if (kind === 'money') return 'integer';
  if (kind === 'quantity' || kind === 'rate') return 'decimal';
  return isName(field) ? 'name' : 'text';
}

/** Sorted as a dictionary is. */
const isName = (field: string): boolean => /(?:^n|N)ame$/.test(field);

/** The field that names a row of a register. */
export const nameFields: Readonly<Record<ReportNames, string>> = {
  parties: 'name',
  members: 'name',
  series: 'code',
  articles: 'name',
  article_categories: 'name',
  expense_categories: 'name',
  treasury_accounts: 'name',
  payment_methods: 'name',
  cash_registers: 'name',
  warehouses: 'name',
};
