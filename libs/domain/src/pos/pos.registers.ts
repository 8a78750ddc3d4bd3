import { AMOUNT_MINOR_MAX } from '@balcao/pricing';
import {
  checked,
  defineRegister,
  flag,
  integer,
  list,
  minorAmount,
  reference,
  required,
  sparse,
  text,
  type Register,
} from '../registers/index.js';
import type { CashRegisterFields } from './pos.events.js';
import { DENOMINATIONS_MAX, FAVOURITES_MAX, LOCK_MINUTES_MAX } from './pos.limits.js';
import { isPrinterAddress } from './printer-address.js';

/** Shapes of a till's fields; code and name are unique. */
export const cashRegisterRegister = defineRegister<'CashRegister', CashRegisterFields>({
  noun: 'CashRegister',
  fields: {
    code: required(text(10)),
    name: required(text(120)),
    warehouseId: reference(),
    treasuryAccountId: reference(),
    showsExpected: sparse(flag(false)),
    differenceLimitMinor: minorAmount(),
    favouriteIds: sparse(list(reference(), FAVOURITES_MAX)),
    denominations: sparse(list(integer(1, AMOUNT_MINOR_MAX), DENOMINATIONS_MAX)),
    locksAfterSale: sparse(flag(false)),
    locksAfterMinutes: integer(1, LOCK_MINUTES_MAX),
    printerAddress: checked(isPrinterAddress, 'pos.printerAddressInvalid'),
  },
  unique: { code: ({ code }) => [code], name: ({ name }) => [name] },
});

/** The tills in the books. */
export type CashRegisters = Register<CashRegisterFields>;
