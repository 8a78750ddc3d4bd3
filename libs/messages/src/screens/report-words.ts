import { reportWords, type ReportWords } from '@balcao/contracts/words';
import type { Language } from './index.js';

type Name = keyof typeof reportWords;

/** The titles of reports, by name. */
export const reportTitles = (language: Language): Readonly<Record<Name, string>> =>
  named(({ title }) => title[language]);

/** What each report answers, by name. */
export const reportHints = (language: Language): Readonly<Record<Name, string>> =>
  named(({ hint }) => hint[language]);

/** The names of the files of reports, with those of their columns, by page. */
export function reportFiles<F>(language: Language, fields: F): ReportFiles<F> {
  const files = Object.entries<ReportWords>(reportWords).map(([name, { title, file = title }]) => {
    const words = { name: `${file[language]} |||| ${file[language]}`, fields };
    return [`commercial/reports/${name}`, words] as const;
  });
  // Each report is the type.
  return Object.fromEntries(files) as ReportFiles<F>;
}

type ReportFiles<F> = Readonly<
  Record<`commercial/reports/${Name}`, { readonly name: string; readonly fields: F }>
>;

function named(textOf: (words: ReportWords) => string): Readonly<Record<Name, string>> {
  const texts = Object.entries<ReportWords>(reportWords).map(([n, words]) => [n, textOf(words)]);
  return Object.fromEntries(texts) as Record<Name, string>;
}
