import { refuse, type Problems } from '../refusal.js';
import { registerDeciders, type RegisterFacts } from '../register-deciders/index.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { closeShift } from './close-shift.js';
import { countShift, moveShiftCash, noteShift } from './move-cash.js';
import { isDrawer } from './drawer-account.js';
import { explainDifference } from './explain-difference.js';
import { joinShift, openShift } from './open-shift.js';
import { dropParkedSale, parkSale, recallParkedSale } from './park-sale.js';
import type { CashRegisterFields } from './pos.events.js';
import { cashRegisterRegister } from './pos.registers.js';
import { reclassifyPayment } from './reclassify-payment.js';
import { recoverTillPaper } from './recover-paper.js';
import { returnAtTill } from './return-sale.js';
import { sellAtTill } from './sell.js';
import { takeBackAtTill } from './take-back.js';
import { takeTillEntry } from './take-entry.js';
import { releaseTill, reportTillNumber, takeTill } from './take-till.js';

/** Creates a till; its code is part of its series' names. */
export type RegisterCashRegister = RegisterCommand<'CashRegister', CashRegisterFields>;
/** Changes a till's settings; papers already printed keep their code. */
export type ChangeCashRegister = ChangeCommand<'CashRegister', CashRegisterFields>;
/** Archives a till; refused while it has an open shift or an open series. */
export type ArchiveCashRegister = ArchiveCommand<'CashRegister'>;
/** Restores an archived till. */
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
    if (books.pos.stands.get(id)?.openShiftId !== undefined) {
      refuse('pos.cashRegisterHasShift', { name });
    }
    for (const { cashRegisterId, isOpen } of books.series.series.values()) {
      if (isOpen && cashRegisterId === id) refuse('pos.cashRegisterHasSeries', { name });
    }
  },
});

/**
 * The warehouse and account must be active when chosen, and the drawer's account must hold cash.
 */
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
    } else if (!isDrawer(books, account)) {
      problems.add('treasuryAccountId', 'shift.accountNotCash', { name: account.name });
    }
  }
}

/** The rules of the commands of tills and shifts, by command. */
export const posDeciders = {
  RegisterCashRegister: cashRegister.register,
  ChangeCashRegister: cashRegister.change,
  ArchiveCashRegister: cashRegister.archive,
  RestoreCashRegister: cashRegister.restore,
  OpenShift: openShift,
  JoinShift: joinShift,
  MoveShiftCash: moveShiftCash,
  CountShift: countShift,
  CloseShift: closeShift,
  NoteShift: noteShift,
  ExplainDifference: explainDifference,
  SellAtTill: sellAtTill,
  ReturnAtTill: returnAtTill,
  TakeBackAtTill: takeBackAtTill,
  ReclassifyPayment: reclassifyPayment,
  ParkSale: parkSale,
  RecallParkedSale: recallParkedSale,
  DropParkedSale: dropParkedSale,
  TakeTill: takeTill,
  ReleaseTill: releaseTill,
  TakeTillEntry: takeTillEntry,
  ReportTillNumber: reportTillNumber,
  RecoverTillPaper: recoverTillPaper,
};
