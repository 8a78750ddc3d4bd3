import type { AccountEntryRow } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';
import type { Statement } from './read-statement.js';

/** Entries of one file; an account of more days than that is asked for in parts. */
export const statementRowsMax = 50_000;

/** Entries of a letter; more of them are written as a list, which is drawn faster. */
export const letterRowsMax = 1000;

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
  const { reports } = screenMessages[language];
  const opening = { on: from, kind: reports.account.opening.replace(':', '') };
  return [{ ...opening, balanceMinor: openingMinor }, ...entriesInWords(rows, language)];
}

/** Entries of an account, with what happened in words. */
export function entriesInWords<Entry extends Pick<AccountEntryRow, 'kind'>>(
  entries: readonly Entry[],
  language: Language,
): readonly (Omit<Entry, 'kind'> & { readonly kind: string })[] {
  const { kinds } = screenMessages[language].pages.client;
  return entries.map((entry) => ({ ...entry, kind: kinds[entry.kind] }));
}
