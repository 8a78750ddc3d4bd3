import type { BankMovement } from './movement.js';
import type { StatementAccount } from './statement-presets.js';

/** The movements of one account, and what keeps them from being its. */
export interface OfAccount {
  readonly movements: readonly BankMovement[];
  /** Several accounts of which none is known to be this one; none otherwise. */
  readonly accounts: readonly string[];
  readonly currencies: readonly string[];
}

const written = (number: string) => number.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();

/** Of a file with several accounts the movements of this one; the others are left out. */
export function ofAccount(
  movements: readonly BankMovement[],
  { accountNumber = '', nib = '', iban = '' }: StatementAccount,
): OfAccount {
  const accounts = [...new Set(movements.flatMap(({ account = '' }) => account || []))];
  const own = [accountNumber, nib, iban].map(written).filter((number) => number !== '');
  const isOwn = (account: string) => own.some((number) => number === written(account));
  const mine = accounts.filter(isOwn);
  const isAmong = accounts.length > 1 && mine.length > 0;
  const isOthers = ({ account = '' }: BankMovement) => isAmong && !mine.includes(account);
  const taken = movements.filter((movement) => !isOthers(movement));
  return {
    movements: movements.map((each) =>
      isOthers(each) ? { ...each, status: `other account ${each.account ?? ''}` } : each,
    ),
    accounts: accounts.length > 1 && !isAmong ? accounts : [],
    currencies: [...new Set(taken.flatMap(({ currency = '' }) => currency || []))],
  };
}
