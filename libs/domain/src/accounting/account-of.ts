import type { Books } from '../books.js';
import { accountRoles, roleOf, type AccountRole } from './account-roles.js';
import { officialAccount } from './chart.js';

/** The account of cash, which the official chart keeps apart from banks. */
const cash = '11';

/** The code of the account that something is posted to: what the company chose, or the chart's. */
export function accountOf(books: Books, posting: string): string {
  const { role, key } = roleOf(posting);
  if (role === 'chosen') return books.accounting.ledgerAccounts.get(key ?? '')?.code ?? '';
  const { chosen } = books.accounting;
  return chosen.get(posting) ?? chosen.get(role) ?? officialCode(books, role, key);
}

function officialCode(books: Books, role: AccountRole, key: string | undefined): string {
  const { code } = accountRoles[role];
  if (key === undefined) return code;
  if (role === 'fixedAssets' || role === 'accumulatedDepreciation' || role === 'depreciation') {
    const account = books.accounting.assetClasses.get(key)?.account;
    return account === undefined ? code : accountOfClass(role, account);
  }
  if (role !== 'treasury') return code;
  return books.treasury.accounts.get(key)?.kind === 'cash' ? cash : code;
}

/** Depreciation is kept apart by what is depreciated: 382 and 651 of 32, 383 and 652 of 33. */
function accountOfClass(
  role: 'fixedAssets' | 'accumulatedDepreciation' | 'depreciation',
  account: string,
): string {
  if (role === 'fixedAssets') return account;
  const [own] = ['33', '36'].filter((beginning) => account.startsWith(beginning));
  if (role === 'accumulatedDepreciation') return `38${own?.slice(1) ?? '2'}`;
  return { '33': '652', '36': '653' }[own ?? ''] ?? '651';
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
