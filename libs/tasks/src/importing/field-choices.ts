import type { ImportChoice } from '@balcao/contracts';
import type { FieldsOf, Register, RegisterRecord } from '@balcao/domain';
import { showDecimal, type Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import { flags, readChoice, readEach } from './cells.js';
import type { CategoryKind, FieldChoices, ImportField, Words } from './import-kind.js';

/** The name of a choice in a language. */
export function wordOf(words: Words, value: unknown, language: Language): string | undefined {
  const [inPortuguese, inEnglish = inPortuguese] = words.get(value) ?? [];
  return language === 'pt' ? inPortuguese : inEnglish;
}

/** The choices of a cell, in the user's language. */
export const wordsOf =
  (words: Words): FieldChoices =>
  (_books, language) =>
    [...words.keys()].map((value) => named(wordOf(words, value, language) ?? ''));

/** Reads a field with one of a few words. */
export const worded = <V>(words: ReadonlyMap<V, readonly string[]>) =>
  ({ read: readChoice(words), choices: wordsOf(words), words }) satisfies Partial<ImportField>;

/** Reads a field with several of a few words. */
export const wordedList = <V>(words: ReadonlyMap<V, readonly string[]>) =>
  ({ read: readEach(readChoice(words)), words }) satisfies Partial<ImportField>;

/** Reads a yes or no field. */
export const yesOrNo = worded(flags);

type Texts = typeof en;

/** The words in both languages, the value itself, and further spellings. */
export function screenWords<V extends string>(
  named: (texts: Texts) => Readonly<Record<V, string>>,
  others?: Readonly<Partial<Record<V, readonly string[]>>>,
): ReadonlyMap<V, readonly string[]> {
  const [inPortuguese, inEnglish] = [named(pt), named(en)];
  const values = Object.keys(inEnglish) as V[];
  return new Map(
    values.map((value) => [
      value,
      [inPortuguese[value], inEnglish[value], value, ...(others?.[value] ?? [])],
    ]),
  );
}

/** The active VAT codes, with their names. */
export const vatChoices: FieldChoices = ({ vat }, language) =>
  inUse(vat.codes).map(({ code, name, rate }) => ({
    value: code,
    label: `${code} · ${showDecimal(rate, language)}\u00a0% · ${name}`,
  }));

/** Active warehouses, by code. */
export const warehouseChoices: FieldChoices = ({ stock }) =>
  inUse(stock.warehouses).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));

/** Active document types, by code. */
export const documentTypeChoices: FieldChoices = ({ documentTypes }, language) =>
  inUse(documentTypes.types).map(({ id, name, namePt }) => ({
    value: id,
    label: `${id} · ${language === 'pt' ? namePt : name}`,
  }));

/** Active treasury accounts, by name; optionally only those that hold cash. */
export const accountChoices =
  (kind?: 'cash'): FieldChoices =>
  ({ treasury }) =>
    inUse(treasury.accounts)
      .filter((account) => kind === undefined || account.kind === kind)
      .map(({ name }) => named(name));

/** Active tills, by code. */
export const tillChoices: FieldChoices = ({ pos }) =>
  inUse(pos.cashRegisters).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));

/** Currencies of amounts, the company's first. */
export const currencyChoices: FieldChoices = ({ companies, exchange }) => {
  const own = companies.company.get()?.currency;
  const others = inUse(exchange.currencies).map(({ id }) => id);
  return [...(own === undefined ? [] : [own]), ...others].map(named);
};

/** Active categories of articles, clients or suppliers. */
export const categoryChoices =
  (kind: CategoryKind): FieldChoices =>
  ({ catalog, parties }) =>
    kind === 'article'
      ? inUse(catalog.categories).map(({ name }) => named(name))
      : inUse(parties.categories)
          .filter(({ kind: of = 'client' }) => of === kind)
          .map(({ name }) => named(name));

/** Active regions, by name, as they have no code. */
export const regionChoices: FieldChoices = ({ parties }) =>
  inUse(parties.regions).map(({ name }) => named(name));

/** Units of existing articles; others may be typed. */
export const unitChoices: FieldChoices = ({ catalog }) =>
  [...new Set(inUse(catalog.articles).map(({ unit }) => unit))].map(named);

/** The countries of most partners; others may be typed by code. */
export const countryChoices =
  (codes: readonly string[]): FieldChoices =>
  (_books, language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return codes.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
  };

const named = (name: string): ImportChoice => ({ value: name, label: name });

function inUse<F extends FieldsOf>(register: Register<F>): readonly RegisterRecord<F>[] {
  return [...register.values()].filter(({ isArchived }) => !isArchived);
}
