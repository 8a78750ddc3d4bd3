import type { CurrencyFields } from '../exchange/index.js';
import type { ExpenseCategoryFields } from '../expenses/index.js';
import type { PaymentMethodFields } from '../payments/index.js';
import type { TreasuryAccountFields } from '../treasury/index.js';

type Preset<F> = F & { readonly id: string };

/** Where cash goes until the company says otherwise. */
export function cashAccount(currency: string): Preset<TreasuryAccountFields> {
  return { id: 'account_cash', name: 'Caixa', kind: 'cash', currency, openingBalanceMinor: 0 };
}

function method(
  id: string,
  name: string,
  namePt: string,
  kind: PaymentMethodFields['kind'],
  mechanism: PaymentMethodFields['mechanism'],
  more: Partial<PaymentMethodFields> = {},
): Preset<PaymentMethodFields> {
  const common = { requiresReference: false, isDefault: false };
  return { id: `method_${id}`, name, namePt, kind, mechanism, ...common, ...more };
}

/** What pays by telephone in a country; wallets have no SAF-T code of their own. */
const walletsOf: Readonly<Record<string, readonly (readonly [id: string, name: string])[]>> = {
  MZ: [
    ['mpesa', 'M-Pesa'],
    ['emola', 'e-Mola'],
    ['mkesh', 'mKesh'],
  ],
  AO: [['multicaixa_express', 'Multicaixa Express']],
  PT: [['mbway', 'MB WAY']],
};

/** The means of payment that a company of a country begins with. */
export function paymentMethodsOf(country: string): readonly Preset<PaymentMethodFields>[] {
  const isCash = { accountId: 'account_cash', isDefault: true };
  return [
    method('cash', 'Cash', 'Numerário', 'cash', 'NU', isCash),
    ...(walletsOf[country] ?? []).map(([id, name]) => method(id, name, name, 'wallet', 'OU')),
    method('card', 'Card', 'Cartão', 'card', 'CD'),
    method('transfer', 'Bank transfer', 'Transferência bancária', 'transfer', 'TB'),
    method('cheque', 'Cheque', 'Cheque', 'cheque', 'CH', { requiresReference: true }),
  ];
}

/** Currencies that companies meet beside their own; their rates are theirs to set. */
const foreign = {
  usd: { id: 'USD', name: 'US dollar', namePt: 'Dólar americano' },
  eur: { id: 'EUR', name: 'Euro', namePt: 'Euro' },
  zar: { id: 'ZAR', name: 'Rand', namePt: 'Rand' },
  gbp: { id: 'GBP', name: 'Pound sterling', namePt: 'Libra esterlina' },
} as const satisfies Readonly<Record<string, Preset<CurrencyFields>>>;

const metOf: Readonly<Record<string, readonly Preset<CurrencyFields>[]>> = {
  AO: [foreign.usd, foreign.eur],
  PT: [foreign.usd, foreign.gbp],
};

/** The currencies that a company of a country begins with; none is the one of its books. */
export function currenciesOf(country: string, own: string): readonly Preset<CurrencyFields>[] {
  const met = metOf[country] ?? [foreign.usd, foreign.eur, foreign.zar];
  return met.filter(({ id }) => id !== own);
}

function category(id: string, name: string): Preset<ExpenseCategoryFields> {
  return { id: `expense_${id}`, name };
}

/** What a new company spends on; its own to rename or archive. */
export const expenseCategoryPresets: readonly Preset<ExpenseCategoryFields>[] = [
  category('rent', 'Rendas'),
  category('salaries', 'Salários'),
  category('energy', 'Água e energia'),
  category('communications', 'Comunicações'),
  category('transport', 'Transporte e combustível'),
  category('other', 'Outras despesas'),
];
