import type { ImportChoice } from '@balcao/contracts';
import type { FieldsOf, Register, RegisterRecord } from '@balcao/domain';
import { showDecimal } from '@balcao/messages';
import type { CategoryKind, FieldChoices } from './import-kind.js';

/** The words of a cell that is one of a few, in the language of who chooses. */
export const wordsOf =
  (choices: ReadonlyMap<unknown, readonly string[]>): FieldChoices =>
  (_books, language) =>
    [...choices.values()].map(([inPortuguese = '', inEnglish = inPortuguese]) =>
      named(language === 'pt' ? inPortuguese : inEnglish),
    );

/** The codes of VAT in use, with what they stand for. */
export const vatChoices: FieldChoices = ({ vat }, language) =>
  inUse(vat.codes).map(({ code, name, rate }) => ({
    value: code,
    label: `${code} · ${showDecimal(rate, language)}\u00a0% · ${name}`,
  }));

/** Warehouses in use, by their code, under which files name them. */
export const warehouseChoices: FieldChoices = ({ stock }) =>
  inUse(stock.warehouses).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));

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
