import type { Books } from '../books.js';
import { vatTreatment, type VatTreatment } from '../vat/index.js';
import { accountRoles, roleOf, type AccountRole } from './account-roles.js';
import { officialAccount } from './chart.js';

/** The accounts of money and of VAT that the official chart keeps apart. */
const cash = '11';
const notDeductible = '6822';
const deductible: Readonly<Partial<Record<VatTreatment, string>>> = {
  inventory: '44321',
  import: '44321',
  asset: '44322',
  other: '44323',
  half: '44323',
  reverse: '44323',
  none: notDeductible,
};

/** The code of the account that something is posted to: what the company chose, or the chart's. */
export function accountOf(books: Books, posting: string): string {
  const { role, key } = roleOf(posting);
  if (role === 'chosen') return key ?? '';
  const { chosen } = books.accounting;
  return chosen.get(posting) ?? chosen.get(role) ?? officialCode(books, role, key);
}

function officialCode(books: Books, role: AccountRole, key: string | undefined): string {
  const { code } = accountRoles[role];
  if (key === undefined) return code;
  if (role === 'treasury') {
    return books.treasury.accounts.get(key)?.kind === 'cash' ? cash : code;
  }
  if (role !== 'vatDeductible' && role !== 'vatOnExpenses') return code;
  const vat = books.vat.codes.get(key);
  if (vat === undefined) return code;
  const treatment = vatTreatment({ side: 'purchases', code: vat.code, rate: vat.rate });
  const isOwn = role === 'vatOnExpenses' && treatment === 'inventory';
  return isOwn ? code : (deductible[treatment] ?? code);
}

/** What an account is called. */
export interface NamedAccount {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
}

/** The account of a code: the company's own, or the official chart's. */
export function ledgerAccount(books: Books, code: string): NamedAccount {
  const id = books.accounting.ledgerAccounts.holderOf('code', code);
  const own = id === undefined ? undefined : books.accounting.ledgerAccounts.get(id);
  if (own) return { code, name: own.name, nameEn: own.nameEn ?? own.name };
  return officialAccount(code) ?? { code, name: code, nameEn: code };
}
