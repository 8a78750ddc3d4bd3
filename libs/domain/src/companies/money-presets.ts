import type { CurrencyFields } from '../exchange/index.js';
import type { ExpenseCategoryFields } from '../expenses/index.js';
import type { PaymentMethodFields } from '../payments/index.js';
import type { TreasuryAccountFields } from '../treasury/index.js';

type Preset<F> = F & { readonly id: string };

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

const account = (
  id: string,
  name: string,
  kind: TreasuryAccountFields['kind'],
  currency: string,
): Preset<TreasuryAccountFields> => ({
  id: `account_${id}`,
  name,
  kind,
  currency,
  openingBalanceMinor: 0,
});

/** Where money of each means goes until the company says otherwise: no sale waits for a choice. */
export const treasuryAccountsOf = (
  country: string,
  currency: string,
): readonly Preset<TreasuryAccountFields>[] => [
  account('cash', 'Caixa', 'cash', currency),
  account('bank', 'Banco', 'bank', currency),
  ...(walletsOf[country] ?? []).map(([id, name]) => account(id, name, 'wallet', currency)),
];

const atBank = { accountId: 'account_bank' };

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

/** The means of payment that a company of a country begins with. */
export const paymentMethodsOf = (country: string): readonly Preset<PaymentMethodFields>[] => [
  method('cash', 'Cash', 'Numerário', 'cash', 'NU', { accountId: 'account_cash', isDefault: true }),
  ...(walletsOf[country] ?? []).map(([id, name]) =>
    // What says afterwards which payment of the statement of the telephone it was.
    method(id, name, name, 'wallet', 'OU', { accountId: `account_${id}`, requiresReference: true }),
  ),
  method('card', 'Card', 'Cartão', 'card', 'CD', atBank),
  method('transfer', 'Bank transfer', 'Transferência bancária', 'transfer', 'TB', atBank),
  method('cheque', 'Cheque', 'Cheque', 'cheque', 'CH', { ...atBank, requiresReference: true }),
];

/** Currencies that companies meet in addition to their own; they set the rates themselves. */
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
