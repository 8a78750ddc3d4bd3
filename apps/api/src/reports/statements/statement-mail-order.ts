import type { DayRange } from '@balcao/contracts';
import { ownName, type Ledger } from '@balcao/domain';
import { type Job, type NewJob, payloadAs } from '@balcao/jobs';
import type { Language } from '@balcao/messages';

/** The job that sends the statement of an account to one address. */
export const mailStatementJob = 'statement.mail';

/** One attempt at once, and others over about half an hour. */
const attempts = 6;
const backoffMs = 30_000;

/** A statement on its way to one address. */
export interface StatementMailOrder {
  readonly ledger: Ledger;
  readonly partyId: string;
  readonly days: Partial<DayRange>;
  readonly to: string;
  readonly language: Language;
  /** What the sender adds. */
  readonly note?: string;
}

/** The job of an order; `id` is new for each address. */
export function mailStatementOrder(
  id: string,
  { companyId, actorId }: { readonly companyId: string; readonly actorId: string },
  order: StatementMailOrder,
): NewJob {
  const payload = { ...order, days: { ...order.days } };
  return { id, name: mailStatementJob, companyId, actorId, payload, attempts, backoffMs };
}

/** The order that a job of the name carries. */
export const mailStatementOrderOf = (job: Pick<Job, 'payload'>): StatementMailOrder =>
  payloadAs(job);

/** Names the command that notes a sent statement with its client or supplier, once per mail. */
export const statementSentCommandId = (mailId: string): string => ownName(`${mailId}-sent`);

/** The record of a job whose mail has gone. */
export const mailStatementRecord = (job: Pick<Job, 'id' | 'payload'>) => ({
  commandId: statementSentCommandId(job.id),
  result: { to: mailStatementOrderOf(job).to },
});
