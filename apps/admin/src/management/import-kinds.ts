import {
  textRegisters,
  type ImportPlan,
  type ResourceName,
  type TextRegisterName,
} from '@balcao/contracts';

type Kind = ImportPlan['kind'];

type TextImport = (typeof textRegisters)[number][1]['texts']['imported'];

const ofTexts = Object.fromEntries(
  textRegisters.map(([name, { texts }]) => [texts.imported, name]),
) as Readonly<Record<TextImport, TextRegisterName>>;

/** The screens with an import, by kind, in the order of the choices. */
export const importScreens = {
  clients: 'commercial/clients',
  suppliers: 'commercial/suppliers',
  entities: 'commercial/entities',
  articles: 'commercial/articles',
  openingBalances: 'commercial/opening_balances',
  openingStock: 'commercial/stock',
  openingTrialBalance: 'commercial/journal_entries',
  fixedAssets: 'commercial/fixed_assets',
  articleCategories: 'commercial/articles/categories',
  clientCategories: 'commercial/clients/categories',
  supplierCategories: 'commercial/suppliers/categories',
  entityCategories: 'commercial/entities/categories',
  ...ofTexts,
  vatCodes: 'commercial/vat',
  paymentMethods: 'commercial/payment_method',
  treasuryAccounts: 'commercial/treasury_account',
  cashRegisters: 'commercial/cash_registers',
  series: 'commercial/invoicing_series',
  documentTypes: 'commercial/document_type',
  printModels: 'commercial/print_model',
} as const satisfies Readonly<Record<Kind, ResourceName | 'commercial/opening_balances'>>;

/** The kinds of imports, in the order of the choices. */
export const importKinds: readonly Kind[] = Object.keys(importScreens) as Kind[];
