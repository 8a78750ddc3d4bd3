import { AMOUNT_MINOR_MAX } from '@balcao/pricing';
import { isIban, isNib, isSwift } from '../identifiers/index.js';
import {
  checked,
  defineRegister,
  integer,
  oneOf,
  required,
  text,
  type Register,
} from '../registers/index.js';
import type { TreasuryAccountFields } from './treasury.events.js';

const anyAmount = integer(-AMOUNT_MINOR_MAX, AMOUNT_MINOR_MAX);

/** Shapes of an account's fields; NIB and IBAN have their check digits. */
export const treasuryAccountRegister = defineRegister<'TreasuryAccount', TreasuryAccountFields>({
  noun: 'TreasuryAccount',
  fields: {
    name: required(text(120)),
    kind: required(oneOf('cash', 'bank', 'wallet')),
    currency: required(text(3), 'exchange.currencyNotSelected'),
    openingBalanceMinor: required(anyAmount),
    bank: text(120),
    accountNumber: text(40),
    nib: checked(isNib, 'treasury.invalidNib'),
    iban: checked(isIban, 'treasury.invalidIban'),
    swift: checked(isSwift, 'treasury.invalidSwift'),
  },
  unique: { name: ({ name }) => [name] },
});

/** The treasury accounts in the books. */
export type TreasuryAccounts = Register<TreasuryAccountFields>;
