import type { Books } from '@balcao/domain';
import { findByName } from './find-by-name.js';
import type { Reference } from './plain-register.js';

/** Finds a treasury account named in a file. */
export const accountNamed: Reference = {
  find: (text, { books }) => accountOf(books, text),
  missing: 'treasury.accountNotFound',
};

/** By name, or by one of its bank numbers. */
function accountOf({ treasury }: Books, text: string): string | undefined {
  return findByName(treasury.accounts, text, ({ name, accountNumber, nib, iban }) => [
    ...[name, accountNumber, nib, iban],
  ])?.id;
}
