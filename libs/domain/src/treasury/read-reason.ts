import type { Problems } from '../refusal.js';
import { text } from '../registers/index.js';
import { MONEY_REASON_MAX } from './treasury.limits.js';

const reasonText = text(MONEY_REASON_MAX);

/** Why money is taken back; it has to be said. */
export function readMoneyReason(sent: string, problems: Problems): string {
  const countBefore = problems.count;
  const reason = reasonText.read(sent, 'reason', problems);
  if (reason === undefined && problems.count === countBefore) {
    problems.add('reason', 'treasury.reasonRequired');
  }
  return reason ?? '';
}
