import { approvals } from './approvals.js';
import { background, many } from './background.js';
import { closing, company } from './company.js';
import { account, farewell, members } from './people.js';
import { records } from './records.js';
import { declared, service } from './service.js';
import type { PlannedStep } from './step.js';
import { tills } from './tills.js';
import { documents, expenses, money, stock } from './trade.js';

/**
 * The life of a company in its order: every command that there is, with an example that is accepted
 * where it stands. A new route needs a new step.
 */
export const commandSteps: readonly PlannedStep[] = [
  ...[...company, ...members, ...records, ...approvals],
  ...[...stock, ...documents, ...money, ...expenses],
  ...[...tills, ...many, ...background, ...account, ...service],
];

/** What ends it: accounts and sessions close, a month is declared, the company closes. */
export const lastSteps: readonly PlannedStep[] = [...farewell, ...declared, ...closing];
