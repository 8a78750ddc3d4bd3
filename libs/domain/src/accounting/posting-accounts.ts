import type { Books } from '../books.js';
import { accountOf, ledgerAccount, type NamedAccount } from './account-of.js';
import {
  accountRoles,
  postingOf,
  roleOf,
  type AccountRole,
  type AccountRoleDefinition,
  type RoleKey,
} from './account-roles.js';

/** What is posted to each account, as the company has chosen it today. */
export interface PostingAccounts {
  /** The code of an account by what is posted there. */
  readonly codes: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, NamedAccount>;
}

/** What tells the accounts of a role apart, by the records that there are. */
export function keysOf(books: Books, by: RoleKey | undefined): readonly string[] {
  switch (by) {
    case 'vat':
      return [...books.vat.codes.values()].map(({ id }) => id);
    case 'treasuryAccount':
      return [...books.treasury.accounts.values()].map(({ id }) => id);
    case 'expenseCategory':
      return [...books.expenses.categories.values()].map(({ id }) => id);
    case 'documentType':
      return [...books.documentTypes.types.values()].map(({ id }) => id);
    case 'withholdingRate':
      return [...books.payments.withholdingRates.values()].map(({ id }) => id);
    case 'assetClass':
      return [...books.accounting.assetClasses.values()].map(({ id }) => id);
    case 'account':
      return [...books.accounting.ledgerAccounts.values()].map(({ id }) => id);
    case undefined:
      return [];
  }
}

/** Everything that can be posted: each role, and each of its parts. */
export function allPostings(books: Books): readonly string[] {
  return Object.entries<AccountRoleDefinition>(accountRoles).flatMap(([name, { by }]) => {
    // The keys of the table are its roles.
    const role = name as AccountRole;
    const parts = keysOf(books, by).map((key) => postingOf(role, key));
    return role === 'chosen' ? parts : [role, ...parts];
  });
}

/** The accounts of everything that can be posted. */
export function postingAccounts(books: Books): PostingAccounts {
  const codes = new Map(allPostings(books).map((each) => [each, accountOf(books, each)]));
  const names = new Map([...codes.values()].map((code) => [code, ledgerAccount(books, code)]));
  return { codes, names };
}

/** The code of what was posted; of a part whose record is not known, that of its role. */
export function codeOf({ codes }: Pick<PostingAccounts, 'codes'>, posting: string): string {
  return codes.get(posting) ?? codes.get(roleOf(posting).role) ?? '';
}

/** What is posted to an account itself. */
export const postedToOne = (
  { codes }: Pick<PostingAccounts, 'codes'>,
  code: string,
): readonly string[] => [...codes].filter(([, each]) => each === code).map(([posting]) => posting);

/** What is posted to an account, or to those that are parts of it. */
export const postedTo = (
  { codes }: Pick<PostingAccounts, 'codes'>,
  code: string,
): readonly string[] =>
  [...codes].filter(([, each]) => each.startsWith(code)).map(([posting]) => posting);
