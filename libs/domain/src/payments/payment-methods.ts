import { formerDefault, registerDeciders } from '../register-deciders/index.js';
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
    also: (facts) => formerDefault('PaymentMethod', facts.books.payments.methods.values(), facts),
  },
);
