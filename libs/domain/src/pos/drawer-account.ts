import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import type { TreasuryAccountFields } from '../treasury/index.js';

/** Whether an account can be a drawer: it holds cash, in the company's currency. */
export const isDrawer = (
  books: Books,
  { kind, currency }: Pick<TreasuryAccountFields, 'kind' | 'currency'>,
): boolean => kind === 'cash' && currency === companyOf(books).currency;
