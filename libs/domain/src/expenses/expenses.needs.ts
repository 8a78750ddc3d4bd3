import type { Needs } from '../facts.js';
import type { CancelExpense, PayExpense } from './expenses.commands.js';

const itself: Needs<PayExpense | CancelExpense> = ({ id }) => [id];

/** What the commands of this context ask the journal for. */
export const expensesNeeds = { PayExpense: itself, CancelExpense: itself };
