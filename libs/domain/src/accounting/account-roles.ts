/** What the accounts of a role are told apart by: each has its own where one is chosen. */
export type RoleKey =
  | ('vat' | 'treasuryAccount' | 'expenseCategory' | 'documentType' | 'account')
  | ('withholdingRate' | 'assetClass');

/** What the product needs an account for. */
export interface AccountRoleDefinition {
  /** The account of the official chart that stands for it until the company chooses another. */
  readonly code: string;
  readonly by?: RoleKey;
}

/**
 * Every role that rules post to, with its account of the chart of Decree 70/2009 (ADR 59 names what
 * the codes were checked against). A new role is one line, and its words.
 */
export const accountRoles = {
  treasury: { code: '121', by: 'treasuryAccount' },
  clients: { code: '411' },
  suppliers: { code: '421' },
  sales: { code: '711', by: 'vat' },
  services: { code: '72', by: 'vat' },
  /** What documents charge besides what they sell, by its kind. */
  freightCharged: { code: '72', by: 'vat' },
  packingCharged: { code: '72', by: 'vat' },
  depositsTaken: { code: '469', by: 'vat' },
  otherCharges: { code: '7699', by: 'vat' },
  salesReturns: { code: '716', by: 'vat' },
  vatCharged: { code: '44331', by: 'vat' },
  purchases: { code: '211', by: 'vat' },
  purchaseReturns: { code: '217', by: 'vat' },
  purchasedServices: { code: '63299', by: 'vat' },
  freightPaid: { code: '63222', by: 'vat' },
  packingPaid: { code: '63299', by: 'vat' },
  depositsGiven: { code: '459', by: 'vat' },
  otherChargesPaid: { code: '63299', by: 'vat' },
  /** Until the register of assets names the class of what was bought. */
  purchasedAssets: { code: '342', by: 'vat' },
  vatDeductible: { code: '44321', by: 'vat' },
  vatOnAssets: { code: '44322', by: 'vat' },
  expenses: { code: '63299', by: 'expenseCategory' },
  vatOnExpenses: { code: '44323', by: 'vat' },
  vatNotDeducted: { code: '6822', by: 'vat' },
  expensesOwed: { code: '469' },
  stock: { code: '22' },
  goodsReceived: { code: '211' },
  costOfSales: { code: '6112' },
  costCorrections: { code: '6112' },
  internalUse: { code: '684', by: 'documentType' },
  countLosses: { code: '6842' },
  countGains: { code: '764' },
  openingBalances: { code: '59' },
  /** What earlier years earned: nothing is posted, each year begins with it. */
  retainedEarnings: { code: '59' },
  withheldByClients: { code: '4412', by: 'withholdingRate' },
  withheldFromSuppliers: { code: '4425', by: 'withholdingRate' },
  discountsGranted: { code: '695' },
  discountsObtained: { code: '785' },
  writtenOff: { code: '6899' },
  writtenOffByUs: { code: '7699' },
  exchangeLosses: { code: '6941' },
  exchangeGains: { code: '7841' },
  cashRoundingLosses: { code: '6899' },
  cashRoundingGains: { code: '7699' },
  tillShortages: { code: '6899' },
  tillSurpluses: { code: '7699' },
  fixedAssets: { code: '32', by: 'assetClass' },
  accumulatedDepreciation: { code: '382', by: 'assetClass' },
  depreciation: { code: '651', by: 'assetClass' },
  disposalLosses: { code: '6831' },
  disposalGains: { code: '7631' },
  otherMoney: { code: '459' },
  unexplained: { code: '459' },
  /** An account of the chart, by its id, that a person named in an entry of their own. */
  chosen: { code: '', by: 'account' },
} as const satisfies Readonly<Record<string, AccountRoleDefinition>>;

/** A role that rules post to. */
export type AccountRole = keyof typeof accountRoles;

/** Where a line of an entry is posted: a role, with what tells its accounts apart. */
export const postingOf = (role: AccountRole, key?: string): string =>
  key === undefined ? role : `${role}:${key}`;

/** The role and the key of `postingOf`. */
export function roleOf(posting: string): { readonly role: AccountRole; readonly key?: string } {
  const at = posting.indexOf(':');
  const name = at === -1 ? posting : posting.slice(0, at);
  const role = name in accountRoles ? (name as AccountRole) : 'unexplained';
  return at === -1 ? { role } : { role, key: posting.slice(at + 1) };
}
