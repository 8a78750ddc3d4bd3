import type { ImportChoice } from '@balcao/contracts';
import type { FieldsOf, Register, RegisterRecord } from '@balcao/domain';
import { showDecimal, type Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import { flags, readChoice, readEach } from './cells.js';
import type { CategoryKind, FieldChoices, ImportField, Words } from './import-kind.js';

/** What a value that is one of a few is called in a language. */
export function wordOf(words: Words, value: unknown, language: Language): string | undefined {
  const [inPortuguese, inEnglish = inPortuguese] = words.get(value) ?? [];
  return language === 'pt' ? inPortuguese : inEnglish;
}

/** The words of a cell that is one of a few, in the language of who chooses. */
export const wordsOf =
  (words: Words): FieldChoices =>
  (_books, language) =>
    [...words.keys()].map((value) => named(wordOf(words, value, language) ?? ''));

/** How a field is read that is one of a few words. */
export const worded = <V>(words: ReadonlyMap<V, readonly string[]>) =>
  ({ read: readChoice(words), choices: wordsOf(words), words }) satisfies Partial<ImportField>;

/** How a field is read that is several of a few words. */
export const wordedList = <V>(words: ReadonlyMap<V, readonly string[]>) =>
  ({ read: readEach(readChoice(words)), words }) satisfies Partial<ImportField>;

/** How a field is read that is yes or no. */
export const yesOrNo = worded(flags);

type Texts = typeof en;

/** Words as the screens of both languages have them, the value itself, and what else is said. */
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

/** The codes of VAT in use, with what they stand for. */
export const vatChoices: FieldChoices = ({ vat }, language) =>
  inUse(vat.codes).map(({ code, name, rate }) => ({
    value: code,
    label: `${code} · ${showDecimal(rate, language)}\u00a0% · ${name}`,
  }));

/** Warehouses in use, by their code, under which files name them. */
export const warehouseChoices: FieldChoices = ({ stock }) =>
  inUse(stock.warehouses).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));

/** The types of documents in use, by their code. */
export const documentTypeChoices: FieldChoices = ({ documentTypes }, language) =>
  inUse(documentTypes.types).map(({ id, name, namePt }) => ({
    value: id,
    label: `${id} · ${language === 'pt' ? namePt : name}`,
  }));

/** The treasury accounts in use, by their name; those that hold cash alone where it is asked. */
export const accountChoices =
  (kind?: 'cash'): FieldChoices =>
  ({ treasury }) =>
    inUse(treasury.accounts)
      .filter((account) => kind === undefined || account.kind === kind)
      .map(({ name }) => named(name));

/** The tills in use, by their code. */
export const tillChoices: FieldChoices = ({ pos }) =>
  inUse(pos.cashRegisters).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));

/** The currencies that amounts may be in, the company's own first. */
export const currencyChoices: FieldChoices = ({ companies, exchange }) => {
  const own = companies.company.get()?.currency;
  const others = inUse(exchange.currencies).map(({ id }) => id);
  return [...(own === undefined ? [] : [own]), ...others].map(named);
};

/** The categories in use of articles, clients or suppliers. */
export const categoryChoices =
  (kind: CategoryKind): FieldChoices =>
  ({ catalog, parties }) =>
    kind === 'article'
      ? inUse(catalog.categories).map(({ name }) => named(name))
      : inUse(parties.categories)
          .filter(({ kind: of = 'client' }) => of === kind)
          .map(({ name }) => named(name));

/** Regions in use, by their name: they have no code. */
export const regionChoices: FieldChoices = ({ parties }) =>
  inUse(parties.regions).map(({ name }) => named(name));

/** The units that articles have: others may be written. */
export const unitChoices: FieldChoices = ({ catalog }) =>
  [...new Set(inUse(catalog.articles).map(({ unit }) => unit))].map(named);

/** The countries that most partners are in: others may be written by their code. */
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
