import type { BalanceLine } from '@balcao/contracts';
import { isOfOneYear } from '@balcao/domain';

/** Where accounts are shown: by what is on their debit side, and by what is on the other. */
type Place = BalanceLine | { readonly debit: BalanceLine; readonly credit: BalanceLine };

const receivable = { debit: 'otherCurrentAssets', credit: 'otherCurrentLiabilities' } as const;

/** By what their codes begin with; the longest beginning counts. */
const places: Readonly<Record<string, Place>> = {
  '1': { debit: 'cashAndBanks', credit: 'shortTermBorrowings' },
  '2': 'inventories',
  '27': 'biologicalAssets',
  '3': 'otherNonCurrentAssets',
  '31': 'financialInvestments',
  '32': 'tangibleAssets',
  '33': 'intangibleAssets',
  '34': 'tangibleAssets',
  '343': 'intangibleAssets',
  '36': 'investmentProperty',
  '38': 'tangibleAssets',
  '383': 'intangibleAssets',
  '386': 'investmentProperty',
  '41': { debit: 'clients', credit: 'otherCurrentLiabilities' },
  '42': { debit: 'otherCurrentAssets', credit: 'suppliers' },
  '43': 'longTermBorrowings',
  '4311': 'shortTermBorrowings',
  '44': { debit: 'taxesRecoverable', credit: 'taxesPayable' },
  '471': 'clients',
  '472': 'otherCurrentAssets',
  '48': 'provisions',
  '5': 'otherEquity',
  '51': 'capital',
  '52': 'capital',
  '53': 'capital',
  '54': 'capital',
  '55': 'reserves',
  '59': 'retainedEarnings',
  '89': 'otherEquity',
};

const longest = Math.max(...Object.keys(places).map(({ length }) => length));

/** Accounts of no known class are shown by their side, so that nothing is left out. */
function placeOf(code: string): Place {
  for (let length = Math.min(longest, code.length); length > 0; length -= 1) {
    const place = places[code.slice(0, length)];
    if (place !== undefined) return place;
  }
  return receivable;
}

/** What one tax comes to is one figure: VAT that is charged and VAT that is deducted. */
const taxes = '44';
const netTogether = (code: string): string => (code.startsWith(taxes) ? code.slice(0, 3) : code);

/** What an account came to at a moment. */
export interface AccountBalance {
  readonly code: string;
  /** Debits less credits, in minor units of the company's currency. */
  readonly balanceMinor: number;
}

/** The accounts of a line, without those of one year. */
export type BalanceLineAccounts = ReadonlyMap<BalanceLine, readonly AccountBalance[]>;

/**
 * Puts accounts of what a company has and owes into the lines of the balance sheet. Those that may
 * be on either side, such as clients who have paid too much, are where their balance is.
 */
export function balanceLinesOf(accounts: readonly AccountBalance[]): BalanceLineAccounts {
  const lasting = accounts.filter(({ code }) => !isOfOneYear(code));
  const net = new Map<string, number>();
  for (const { code, balanceMinor } of lasting) {
    const together = netTogether(code);
    net.set(together, (net.get(together) ?? 0) + balanceMinor);
  }
  const lines = new Map<BalanceLine, AccountBalance[]>();
  for (const account of lasting) {
    const place = placeOf(account.code);
    const side = (net.get(netTogether(account.code)) ?? 0) < 0 ? 'credit' : 'debit';
    const line = typeof place === 'string' ? place : place[side];
    lines.set(line, [...(lines.get(line) ?? []), account]);
  }
  return lines;
}
