import type { Books } from '@balcao/domain';
import { findByName } from './find-by-name.js';
import type { Reference } from './plain-register.js';

/** How a file names an account of the treasury. */
export const accountNamed: Reference = {
  find: (text, { books }) => accountOf(books, text),
  missing: 'treasury.accountNotFound',
};

/** By its name, or by one of the numbers that banks know it by. */
function accountOf({ treasury }: Books, text: string): string | undefined {
  return findByName(treasury.accounts, text, ({ name, accountNumber, nib, iban }) => [
    ...[name, accountNumber, nib, iban],
  ])?.id;
}
