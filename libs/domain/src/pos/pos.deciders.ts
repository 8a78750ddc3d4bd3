import { refuse, type Problems } from '../refusal.js';
import { registerDeciders, type RegisterFacts } from '../register-deciders/index.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import type { CashRegisterFields } from './pos.events.js';
import { cashRegisterRegister } from './pos.registers.js';

export type RegisterCashRegister = RegisterCommand<'CashRegister', CashRegisterFields>;
export type ChangeCashRegister = ChangeCommand<'CashRegister', CashRegisterFields>;
export type ArchiveCashRegister = ArchiveCommand<'CashRegister'>;
export type RestoreCashRegister = RestoreCommand<'CashRegister'>;

const codeShape = /^[A-Za-z0-9]{1,10}$/;

const cashRegister = registerDeciders(cashRegisterRegister, (books) => books.pos.cashRegisters, {
  check: (facts, problems) => {
    if (!codeShape.test(facts.fields.code)) {
      problems.add('code', 'series.codeIsLettersAndDigits');
    }
    checkPlace(facts, problems);
  },
  archiving: (books, { id, name }) => {
    for (const { cashRegisterId, isOpen } of books.series.series.values()) {
      if (isOpen && cashRegisterId === id) refuse('pos.cashRegisterHasSeries', { name });
    }
  },
});

/** What it sells from and into is in use when it is chosen. */
function checkPlace(
  { books, fields, before }: RegisterFacts<CashRegisterFields, unknown>,
  problems: Problems,
): void {
  const { warehouseId, treasuryAccountId } = fields;
  if (warehouseId !== undefined && warehouseId !== before?.warehouseId) {
    const warehouse = books.stock.warehouses.get(warehouseId);
    if (warehouse?.isArchived !== false) problems.add('warehouseId', 'warehouse.notSelected');
  }
  if (treasuryAccountId !== undefined && treasuryAccountId !== before?.treasuryAccountId) {
    const account = books.treasury.accounts.get(treasuryAccountId);
    if (account?.isArchived !== false) {
      problems.add('treasuryAccountId', 'treasury.accountNotSelected');
    }
  }
}

export const posDeciders = {
  RegisterCashRegister: cashRegister.register,
  ChangeCashRegister: cashRegister.change,
  ArchiveCashRegister: cashRegister.archive,
  RestoreCashRegister: cashRegister.restore,
};
