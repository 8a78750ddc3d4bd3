import { formatMinor } from '@balcao/pricing';
import { refuse } from '../refusal.js';
import { isCurrencyInUse } from '../exchange/index.js';
import { registerDeciders } from '../register-deciders/index.js';
import { treasuryBalance } from './treasury-account.js';
import { treasuryAccountRegister } from './treasury.register.js';

/** The register of accounts: their currency stays while there is money behind it. */
export const treasuryAccounts = registerDeciders(
  treasuryAccountRegister,
  (books) => books.treasury.accounts,
  {
    check: ({ books, id, fields, before }, problems) => {
      if (!isCurrencyInUse(books, fields.currency)) {
        problems.add('currency', 'exchange.currencyNotSelected');
      }
      if (!before) return;
      const hasMoved = books.treasury.moved.get(id) !== undefined;
      if (hasMoved && before.currency !== fields.currency) {
        problems.add('currency', 'treasury.currencyOfMoney');
      }
      const through = books.treasury.closedThrough.get(id);
      if (through !== undefined && before.openingBalanceMinor !== fields.openingBalanceMinor) {
        const params = { name: before.name, through };
        problems.add('openingBalanceMinor', 'treasury.periodClosed', params);
      }
    },
    archiving: (books, { id, name }) => {
      const balanceMinor = treasuryBalance(books, id);
      if (balanceMinor === 0) return;
      refuse('treasury.balanceNotZero', { name, balance: formatMinor(balanceMinor) });
    },
  },
);
