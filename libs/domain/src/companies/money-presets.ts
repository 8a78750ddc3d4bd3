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

/** The means of payment of Mozambique; wallets have no SAF-T code of their own. */
export const paymentMethodPresets: readonly Preset<PaymentMethodFields>[] = [
  method('cash', 'Cash', 'Numerário', 'cash', 'NU', { accountId: 'account_cash', isDefault: true }),
  method('mpesa', 'M-Pesa', 'M-Pesa', 'wallet', 'OU'),
  method('emola', 'e-Mola', 'e-Mola', 'wallet', 'OU'),
  method('mkesh', 'mKesh', 'mKesh', 'wallet', 'OU'),
  method('card', 'Card', 'Cartão', 'card', 'CD'),
  method('transfer', 'Bank transfer', 'Transferência bancária', 'transfer', 'TB'),
  method('cheque', 'Cheque', 'Cheque', 'cheque', 'CH', { requiresReference: true }),
];

/** Currencies that Mozambican companies meet; their rates are theirs to set. */
export const currencyPresets: readonly Preset<CurrencyFields>[] = [
  { id: 'MZN', name: 'Metical', namePt: 'Metical' },
  { id: 'USD', name: 'US dollar', namePt: 'Dólar americano' },
  { id: 'EUR', name: 'Euro', namePt: 'Euro' },
  { id: 'ZAR', name: 'Rand', namePt: 'Rand' },
];

function category(id: string, name: string): Preset<ExpenseCategoryFields> {
  return { id: `expense_${id}`, name };
}

export const expenseCategoryPresets: readonly Preset<ExpenseCategoryFields>[] = [
  category('rent', 'Rendas'),
  category('salaries', 'Salários'),
  category('energy', 'Água e energia'),
  category('communications', 'Comunicações'),
  category('transport', 'Transporte e combustível'),
  category('other', 'Outras despesas'),
];
