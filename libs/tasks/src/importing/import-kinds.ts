import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import { asSaidIn, type Language } from '@balcao/messages';
import type { ImportKind } from '@balcao/domain';
import { folded } from './cells.js';
import type { ImportField, ImportKindSpec } from './import-kind.js';
import { articlesImport } from './kinds/articles.js';
import { fixedAssetsImport } from './kinds/fixed-assets.js';
import { moneyRegisters } from './kinds/money-registers.js';
import { namedRegisters } from './kinds/named-registers.js';
import { openingBalancesImport } from './kinds/opening-balances.js';
import { openingStockImport } from './kinds/opening-stock.js';
import { openingTrialBalanceImport } from './kinds/opening-trial-balance.js';
import { paperRegisters } from './kinds/paper-registers.js';
import { clientsImport, entitiesImport, suppliersImport } from './kinds/parties.js';
import { registerImport } from './kinds/plain-register.js';
import { seriesImport } from './kinds/series.js';
import { textImportSpecs } from './kinds/text-registers.js';

/** What can be imported: one entry for each kind, with its fields and its commands. */
export const importKindSpecs: Readonly<Record<ImportKind, ImportKindSpec>> = {
  clients: clientsImport,
  suppliers: suppliersImport,
  entities: entitiesImport,
  articles: articlesImport,
  openingBalances: openingBalancesImport,
  openingStock: openingStockImport,
  openingTrialBalance: openingTrialBalanceImport,
  fixedAssets: fixedAssetsImport,
  articleCategories: registerImport(namedRegisters.articleCategories),
  clientCategories: registerImport(namedRegisters.clientCategories),
  supplierCategories: registerImport(namedRegisters.supplierCategories),
  entityCategories: registerImport(namedRegisters.entityCategories),
  ...textImportSpecs,
  vatCodes: registerImport(moneyRegisters.vatCodes),
  paymentMethods: registerImport(moneyRegisters.paymentMethods),
  treasuryAccounts: registerImport(moneyRegisters.treasuryAccounts),
  cashRegisters: registerImport(moneyRegisters.cashRegisters),
  documentTypes: registerImport(paperRegisters.documentTypes),
  series: seriesImport,
  printModels: registerImport(paperRegisters.printModels),
};

type Resources = Readonly<Record<string, { readonly fields?: Readonly<Record<string, string>> }>>;
const resources: Readonly<Record<Language, Resources>> = { en: en.resources, pt: pt.resources };

/** The reader of an import: language, and country for the name of the tax number. */
export interface ImportReader {
  readonly language: Language;
  readonly country?: string | undefined;
}

/** The label of a field in a language. */
export function labelOf(
  { language, country }: ImportReader,
  { resource }: ImportKindSpec,
  field: string,
): string {
  return asSaidIn(country, resources[language][resource]?.fields?.[field] ?? field);
}

/** The field of each column by its heading, in either language; each field once. */
export function guessFields(
  spec: ImportKindSpec,
  headings: readonly string[],
): ReadonlyMap<number, string> {
  const guesses = new Map<number, string>();
  const taken = new Set<string>();
  // What screens call a field counts before what other programs may call it, and may add to it.
  for (const [namesOf, written] of ways) {
    for (const [index, heading] of headings.entries()) {
      if (guesses.has(index)) continue;
      const wanted = folded(written(heading));
      const field = spec.fields.find(
        (one) => !taken.has(one.name) && namesOf(spec, one).some((name) => folded(name) === wanted),
      );
      if (field === undefined || wanted === '') continue;
      guesses.set(index, field.name);
      taken.add(field.name);
    }
  }
  for (const { name, parts = [] } of spec.fields) {
    if (taken.has(name)) continue;
    for (const [index, heading] of headings.entries()) {
      const isPart = parts.some((part) => folded(part) === folded(heading));
      if (isPart && !guesses.has(index)) guesses.set(index, name);
    }
  }
  return guesses;
}

const ownNames = (spec: ImportKindSpec, { name }: ImportField) => [
  name,
  labelOf({ language: 'en' }, spec, name),
  labelOf({ language: 'pt' }, spec, name),
];

const aliases = (_spec: ImportKindSpec, field: ImportField) => field.aliases;

const asItIs = (heading: string): string => heading;

/** `PVP c/ IVA (MT)` as `PVP com IVA`: in whole words, and without the currency. */
const inFull = (heading: string): string =>
  heading
    .replace(/\bc\s?\/\s*/i, 'com ')
    .replace(/\bs\s?\/\s*/i, 'sem ')
    .replace(/[\s([]*\b(?:em |in )?(?:MTN?S?|MZN|meticais|USD|ZAR|EUR)\b\.?[)\]]?\s*$/i, '');

const ways = [
  [ownNames, asItIs],
  [aliases, asItIs],
  [ownNames, inFull],
  [aliases, inFull],
] as const;
