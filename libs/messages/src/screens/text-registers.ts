import { textRegisters, type NounOf, type TextRegisterName } from '@balcao/contracts';
import { textWordsIn, type TextWordsIn } from '@balcao/contracts/words';
import type { Language } from './index.js';

type Name = TextRegisterName;

/** How React Admin reads the words of a register. */
export type TextResources<L extends Language> = {
  readonly [N in Name]: {
    readonly name: string;
    readonly title: string;
    readonly fields: TextWordsIn<L>[N]['fields'] & { readonly isArchived: string };
  };
};

/** The names of the registers that have texts only, and of their fields. */
export function textResources<L extends Language>(
  language: L,
  removed: (words: TextWordsIn<L>[Name]) => string,
): TextResources<L> {
  return overNames((name) => {
    const words = textWordsIn(language)[name];
    const { one, many, fields } = words;
    const named = { ...fields, isArchived: removed(words) };
    return [name, { name: `${one} |||| ${many}`, title: many, fields: named }];
  }) as TextResources<L>;
}

/** What their pages are called, by the name of the list: for menus. */
export const textTitles = (
  language: Language,
): { readonly [N in Name]: { readonly title: string } } =>
  overNames((name) => [name, { title: textWordsIn(language)[name].many }]) as never;

/** What one record of each is called, by the noun of its events. */
export const textNouns = <L extends Language, V>(
  language: L,
  nameOf: (words: TextWordsIn<L>[Name]) => V,
): { readonly [N in Name as NounOf<N>]: V } =>
  overNames((name, { noun }) => [noun, nameOf(textWordsIn(language)[name])]) as never;

/** What files of their records are called, by the kind of the import. */
export const textImports = (language: Language): Readonly<Record<TextImport, string>> =>
  overNames((name, { texts }) => [texts.imported, textWordsIn(language)[name].many]) as never;

/** The headings of such files. */
export const textTemplates = (
  language: Language,
): Readonly<Record<TextImport, readonly string[]>> =>
  overNames((name, { texts }) => [
    texts.imported,
    Object.values<string>(textWordsIn(language)[name].fields),
  ]) as never;

/** What their rows are called on the page of the read models. */
export const textModels = (language: Language): Readonly<Record<Register['path'], string>> =>
  overNames((name, { path }) => [path, textWordsIn(language)[name].many]) as never;

type Register = (typeof textRegisters)[number][1];
type TextImport = Register['texts']['imported'];

/** What each register comes to, under the name that it is given. */
function overNames(
  entryOf: (name: Name, register: Register) => readonly [string, unknown],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(textRegisters.map(([name, register]) => entryOf(name, register)));
}
