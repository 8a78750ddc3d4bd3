import type { TextRegisterName, TextsOf } from '../resources/index.js';

/** What the records of a register and their fields are called. */
export interface RegisterWords<Field extends string> {
  readonly one: string;
  readonly many: string;
  readonly fields: Readonly<Record<Field, string>>;
}

/** In Portuguese, what happens to a record is told by the gender of its name. */
export interface PortugueseWords<Field extends string> extends RegisterWords<Field> {
  readonly ending: 'o' | 'a';
}

/** The words of the registers that have texts only, in both languages. */
export const textRegisterWords = {
  'commercial/regions': {
    en: { one: 'Region', many: 'Regions', fields: { name: 'Name' } },
    pt: { one: 'Região', many: 'Regiões', ending: 'a', fields: { name: 'Nome' } },
  },
  'commercial/expense/category': {
    en: { one: 'Expense category', many: 'Expense categories', fields: { name: 'Name' } },
    pt: {
      one: 'Categoria de despesas',
      many: 'Categorias de despesas',
      ending: 'a',
      fields: { name: 'Nome' },
    },
  },
  'commercial/ledger_accounts': {
    en: {
      one: 'Ledger account',
      many: 'Chart of accounts',
      fields: { code: 'Code', name: 'Name', nameEn: 'Name in English' },
    },
    pt: {
      one: 'Conta contabilística',
      many: 'Plano de contas',
      ending: 'a',
      fields: { code: 'Código', name: 'Nome', nameEn: 'Nome em inglês' },
    },
  },
  'commercial/withholding_rates': {
    en: {
      one: 'Withholding rate',
      many: 'Withholding rates',
      fields: {
        code: 'Code',
        name: 'Name',
        rate: 'Rate',
        law: 'Law',
        validFrom: 'Valid from',
        validTo: 'Valid to',
      },
    },
    pt: {
      one: 'Taxa de retenção',
      many: 'Taxas de retenção',
      ending: 'a',
      fields: {
        code: 'Código',
        name: 'Nome',
        rate: 'Taxa',
        law: 'Lei',
        validFrom: 'Válida desde',
        validTo: 'Válida até',
      },
    },
  },
  'commercial/asset_classes': {
    en: {
      one: 'Asset class',
      many: 'Asset classes',
      fields: { code: 'Code', name: 'Name', rate: 'Rate', account: 'Account', law: 'Law' },
    },
    pt: {
      one: 'Classe de activos',
      many: 'Classes de activos',
      ending: 'a',
      fields: { code: 'Código', name: 'Nome', rate: 'Taxa', account: 'Conta', law: 'Lei' },
    },
  },
  'commercial/warehouse': {
    en: {
      one: 'Warehouse',
      many: 'Warehouses',
      fields: { code: 'Code', name: 'Name', address: 'Address', city: 'City' },
    },
    pt: {
      one: 'Armazém',
      many: 'Armazéns',
      ending: 'o',
      fields: { code: 'Código', name: 'Nome', address: 'Endereço', city: 'Cidade' },
    },
  },
} satisfies {
  readonly [N in TextRegisterName]: {
    readonly en: RegisterWords<TextsOf<N>>;
    readonly pt: PortugueseWords<TextsOf<N>>;
  };
};

type Words = typeof textRegisterWords;

/** What each of them is called in a language. */
export type TextWordsIn<L extends 'en' | 'pt'> = { readonly [N in TextRegisterName]: Words[N][L] };

/** The words of one language. */
export function textWordsIn<L extends 'en' | 'pt'>(language: L): TextWordsIn<L> {
  const words = Object.entries(textRegisterWords).map(([name, one]) => [name, one[language]]);
  return Object.fromEntries(words) as TextWordsIn<L>;
}
