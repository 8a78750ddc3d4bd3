import { closeTreasuryPeriod, reopenTreasuryPeriod } from './close-period.js';
import {
  cancelMovement,
  depositMoney,
  restoreMovement,
  transferMoney,
  withdrawMoney,
} from './move-money.js';
import { recordStatementLine } from './record-line.js';
import {
  importBankStatement,
  matchStatementLine,
  undoBankStatement,
  unmatchStatementLine,
} from './reconcile.js';
import { treasuryAccounts } from './treasury-accounts.js';

/** The rules of the commands on accounts, movements and statements, by command. */
export const treasuryDeciders = {
  RegisterTreasuryAccount: treasuryAccounts.register,
  ChangeTreasuryAccount: treasuryAccounts.change,
  ArchiveTreasuryAccount: treasuryAccounts.archive,
  RestoreTreasuryAccount: treasuryAccounts.restore,
  DepositMoney: depositMoney,
  WithdrawMoney: withdrawMoney,
  TransferMoney: transferMoney,
  CancelMovement: cancelMovement,
  RestoreMovement: restoreMovement,
  CloseTreasuryPeriod: closeTreasuryPeriod,
  ReopenTreasuryPeriod: reopenTreasuryPeriod,
  ImportBankStatement: importBankStatement,
  UndoBankStatement: undoBankStatement,
  RecordStatementLine: recordStatementLine,
  MatchStatementLine: matchStatementLine,
  UnmatchStatementLine: unmatchStatementLine,
};
