import type { JournalEvent } from '../events.js';
import { registerDeciders } from '../register-deciders/index.js';
import { paymentMethodRegister } from './payments.register.js';

/** The register of methods; a new default takes the place of the old one. */
export const paymentMethods = registerDeciders(
  paymentMethodRegister,
  (books) => books.payments.methods,
  {
    check: ({ books, fields: { accountId } }, problems) => {
      if (accountId === undefined) return;
      const account = books.treasury.accounts.get(accountId);
      if (account?.isArchived !== false) {
        problems.add('accountId', 'treasury.accountNotFound', { id: accountId });
      }
    },
    also: ({ books, id, fields }): readonly JournalEvent[] => {
      if (!fields.isDefault) return [];
      return [...books.payments.methods.values()]
        .filter((other) => other.isDefault && other.id !== id)
        .map((other) => ({
          type: 'PaymentMethodChanged',
          data: { id: other.id, before: { isDefault: true }, after: { isDefault: false } },
        }));
    },
  },
);
