import { textRegisters } from '@balcao/contracts';
import { recordsNamed, type Books, type RegisterNoun } from '@balcao/domain';
import { showMinor, type Language } from '@balcao/messages';
import { wordOf, type Words } from '@balcao/tasks';

/** What a value is written with. */
interface Writing {
  readonly books: Books;
  readonly language: Language;
  /** What its values are called, where the field has one of a few. */
  readonly words: Words | undefined;
}

const yesOrNo = {
  en: { true: 'Yes', false: 'No' },
  pt: { true: 'Sim', false: 'Não' },
} as const;

/** Writes what a record holds as a cell of the file would. */
export function writtenValue(value: unknown, writing: Writing): string {
  const { books, language, words } = writing;
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => writtenValue(one, writing)).join(', ');
  if (typeof value === 'boolean') return yesOrNo[language][`${value}`];
  if (typeof value !== 'string') return JSON.stringify(value);
  const text = (words && wordOf(words, value, language)) ?? nameOf(books, value);
  if (text !== undefined) return text;
  // A price is written as the file has it: with the language's own decimal sign.
  return language === 'pt' && /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;
}

/** An amount in minor units, as the language writes it; blank where there is none. */
export const writtenMinor = (value: unknown, language: Language): string =>
  typeof value === 'number' ? showMinor(value, language) : '';

/** Registers whose records are written by their names. */
const named: readonly RegisterNoun[] = [
  ...(['Vat', 'ArticleCategory', 'PartyCategory', 'TreasuryAccount', 'CashRegister'] as const),
  ...textRegisters.map(([, { noun }]) => noun),
];

/** Of the record of a register that the id is of. */
function nameOf(books: Books, id: string): string | undefined {
  for (const noun of named) {
    const name = recordsNamed(books, noun).get(id)?.name;
    if (name !== undefined) return name;
  }
  const known = books.series.series.get(id);
  return known && `${known.prefix} ${known.code}`;
}
