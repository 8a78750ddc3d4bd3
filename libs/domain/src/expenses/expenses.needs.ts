import type { Needs } from '../facts.js';
import type {
  AttachExpenseFile,
  CancelExpense,
  DetachExpenseFile,
  PayExpense,
  RestoreExpense,
} from './expenses.commands.js';

type AboutAnExpense =
  | PayExpense
  | CancelExpense
  | RestoreExpense
  | AttachExpenseFile
  | DetachExpenseFile;

const itself: Needs<AboutAnExpense> = ({ id }) => [id];

/** What the commands of this context ask the journal for. */
export const expensesNeeds = {
  PayExpense: itself,
  CancelExpense: itself,
  RestoreExpense: itself,
  AttachExpenseFile: itself,
  DetachExpenseFile: itself,
};
