import type { JournalChange, JournalRow } from '@balcao/contracts';
import type { Books } from '@balcao/domain';
import { permissionName, roleNames, showDecimal, type Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';

/** Stands where there was nothing, beside something that there was. */
const NOTHING = '–';

type ChangedRow = Pick<JournalRow, 'changes' | 'changed' | 'before' | 'after' | 'currency'>;

/** What an event changed, and how it was and is, in words; nothing where it changed nothing. */
export function changesInWords(
  changes: readonly JournalChange[],
  books: Books,
  language: Language,
): ChangedRow {
  if (changes.length === 0) return {};
  const textOf = (values: readonly (readonly string[])[]): string =>
    values.every((each) => each.length === 0)
      ? ''
      : values.map((each) => each.join(', ') || NOTHING).join(' · ');
  const words = changes.map((change) => ({
    ...change,
    name: nameOf(change, books, language),
    before: change.before.map((value) => valueOf(change.field, value, language)),
    after: change.after.map((value) => valueOf(change.field, value, language)),
  }));
  const currency = books.companies.company.get()?.currency;
  const arePrices = changes.some(({ field }) => /price/i.test(field));
  return {
    changes: words,
    changed: words.map(({ name }) => name).join(' · '),
    before: textOf(words.map(({ before }) => before)),
    after: textOf(words.map(({ after }) => after)),
    ...(arePrices && currency !== undefined && { currency }),
  };
}

function nameOf({ field, of }: JournalChange, books: Books, language: Language): string {
  const { resources, audit } = screenMessages[language];
  const names: Readonly<Record<string, string>> = {
    ...resources['commercial/articles'].fields,
    ...audit.journal.changes,
  };
  const name = names[field] ?? field;
  return of === undefined ? name : `${name} (${books.parties.categories.get(of)?.name ?? of})`;
}

function valueOf(field: string, value: string, language: Language): string {
  const roles: Readonly<Partial<Record<string, string>>> = roleNames[language];
  if (field === 'role') return roles[value] ?? value;
  if (field === 'granted' || field === 'taken') return permissionName(language, value);
  return /^-?\d+(\.\d+)?$/.test(value) ? showDecimal(value, language) : value;
}
