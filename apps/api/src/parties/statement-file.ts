import type { Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import type { Statement } from './read-statement.js';

/** Entries of one file; an account of more days than that is asked for in parts. */
export const statementRowsMax = 50_000;

const texts = { en, pt };

/** How the statement of an account is written as a file. */
export const statementFile = {
  path: 'reports/account_statement',
  fields: ['on', 'kind', 'reference', 'debitMinor', 'creditMinor', 'balanceMinor'],
  sums: ['debitMinor', 'creditMinor'],
};

/** What was owed before, then every entry with the balance after it. */
export function statementRows(
  { rows, openingMinor }: Statement,
  from: string | undefined,
  language: Language,
): readonly object[] {
  const { pages, reports } = texts[language];
  const opening = { on: from, kind: reports.account.opening.replace(':', '') };
  return [
    { ...opening, balanceMinor: openingMinor },
    ...rows.map((row) => ({ ...row, kind: pages.client.kinds[row.kind] })),
  ];
}
