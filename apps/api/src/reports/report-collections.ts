import type { Report, ReportColumn, ReportNames } from '@balcao/contracts';
import { collectionNamed } from '@balcao/projections';
import type { AnyCollection, FieldType } from '@balcao/read-store';

/** The collection whose rows a report shows; of rows that are worked out, what they would be in. */
export function collectionOf(report: Report): AnyCollection {
  if (report.isWorkedOut !== true) return collectionNamed(report.collection);
  const { name, columns, sums, dimensions, filters, day } = report;
  const fields = new Map<string, FieldType>();
  if (day !== undefined) fields.set(day, 'text');
  for (const { field } of [...columns, ...filters, ...dimensions]) fields.set(field, 'text');
  for (const { field, kind } of columns) if (isAmount(kind)) fields.set(field, 'integer');
  for (const field of sums) fields.set(field, 'integer');
  return { name: `report_${name}`, version: 1, fields: Object.fromEntries(fields), indexes: [] };
}

const isAmount = (kind: ReportColumn['kind']) => kind === 'money';

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
