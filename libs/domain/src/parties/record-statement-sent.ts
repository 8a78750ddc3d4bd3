import type { Decide } from '../decide.js';
import { isEmail } from '../identifiers/index.js';
import { refuse } from '../refusal.js';
import type { StatementSent } from './parties.events.js';
import { partyLanguages } from './parties.registers.js';

/** Notes that the statement of an account went out by mail. */
export interface RecordStatementSent {
  readonly type: 'RecordStatementSent';
  /** The client or supplier. */
  readonly id: string;
  readonly ledger: StatementSent['data']['ledger'];
  readonly to: string;
  readonly language: StatementSent['data']['language'];
  readonly from?: string;
  readonly until?: string;
}

/** It is noted also of who was archived since: the mail is out. */
export const recordStatementSent: Decide<RecordStatementSent> = (books, command) => {
  const { id, to, language } = command;
  if (books.parties.parties.get(id) === undefined) refuse('record.notFound', { id });
  if (!isEmail(to)) refuse('email.invalid', undefined, 'to');
  if (!partyLanguages.includes(language)) {
    refuse('field.invalid', { field: 'language' }, 'language');
  }
  const { ledger, from, until } = command;
  const days = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
  return [{ type: 'StatementSent', data: { id, ledger, to, language, ...days } }];
};
