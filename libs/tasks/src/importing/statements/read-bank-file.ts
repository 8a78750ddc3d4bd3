import type { StatementPlan } from '@balcao/contracts';
import { Problems } from '@balcao/domain';
import { readStatement, type ReadStatement } from './read-statement.js';
import { areOfStatement } from './statement-fields.js';
import { planStatement, type PlannedStatement, type StatementContext } from './statement-plan.js';
import type { StatementAccount } from './statement-presets.js';
import { readStatementTable, type StatementTable } from './statement-table.js';

/** A bank's file: its table, plan, content and problems. */
export interface BankFile {
  readonly file: StatementTable;
  readonly planned: PlannedStatement;
  readonly read: ReadStatement;
  readonly problems: Problems;
}

/** Reads a bank's file of any supported format by a plan. */
export async function readBankFile(
  content: Uint8Array,
  plan: StatementPlan,
  context: StatementContext,
): Promise<BankFile> {
  const { account } = context;
  const file = await readStatementTable(content, plan, account);
  const planned = planStatement(file, plan, context);
  const problems = new Problems();
  const [one, ...others] = file.accounts;
  if (one !== undefined) {
    const accounts = [one, ...others].join(', ');
    problems.add('file', 'treasury.statementAccounts', { accounts });
  }
  const foreign = file.currencies.filter((currency) => !isOf(account, currency));
  if (foreign.length > 0) {
    const fields = { currencies: foreign.join(', '), own: account.currency ?? '' };
    problems.add('file', 'treasury.statementCurrency', fields);
  }
  if (!areOfStatement(planned.writing.columns)) {
    problems.add('file', 'treasury.statementEmpty');
    return { file, planned, read: { lines: [], leftOut: [], offBalance: [] }, problems };
  }
  const writing = shownWriting(planned, problems);
  return { file, planned, read: readStatement(file.table, writing, problems), problems };
}

/** Codes of the metical from before it was renamed, and of people. */
const isMetical = /^(MZN|MZM|MTN)$/;

const isOf = ({ currency }: StatementAccount, text: string): boolean =>
  currency === undefined || text === currency || (isMetical.test(currency) && isMetical.test(text));

/** Ambiguities become questions; meanwhile the lines show the likeliest reading. */
function shownWriting({ writing, numbers, days }: PlannedStatement, problems: Problems) {
  const { decimal, dayOrder } = writing;
  if (decimal === undefined && numbers.example !== undefined) {
    problems.add('plan.decimal', 'treasury.statementDecimal', { value: numbers.example });
  }
  if (dayOrder === undefined && days?.example !== undefined) {
    problems.add('plan.dayOrder', 'treasury.statementDayOrder', { value: days.example });
  }
  return { ...writing, decimal: decimal ?? numbers.decimal, dayOrder: dayOrder ?? days?.order };
}
