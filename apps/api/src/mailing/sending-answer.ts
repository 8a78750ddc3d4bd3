import { createHash } from 'node:crypto';
import type { SendingAnswer } from '@balcao/contracts';
import { isEmail, Problems } from '@balcao/domain';
import type { Job } from '@balcao/jobs';

/** The addresses, each once whatever its case; refuses what is none. */
export function recipientsOf(to: readonly string[]): readonly string[] {
  const problems = new Problems();
  const addresses = new Map<string, string>();
  to.forEach((sent, index) => {
    const address = sent.trim();
    const name = address.toLowerCase();
    if (isEmail(address)) addresses.set(name, addresses.get(name) ?? address);
    else problems.add(`to.${index}`, 'email.invalid');
  });
  if (to.length === 0) problems.add('to', 'field.required', { field: 'to' });
  problems.refuseIfAny();
  return [...addresses.values()];
}

/** The same order to the same address is the same mail. */
export const sendingId = (key: string, address: string): string =>
  `send-${key}-${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 12)}`;

/** What becomes of a mail; nothing of what is no mail, or was called off. */
export function sendingAnswer(
  job: Job,
  order: Pick<SendingAnswer, 'to' | 'language'> | undefined,
  askedBy: string,
): readonly SendingAnswer[] {
  if (order === undefined || job.state === 'cancelled') return [];
  const { id, createdAt: askedAt, dueAt, attempts, failure = null } = job;
  const { to, language } = order;
  return [
    { id, to, language, state: sendingState(job), askedAt, askedBy, dueAt, attempts, failure },
  ];
}

/** How far the mail of a job is. */
export function sendingState({ state }: Pick<Job, 'state'>): SendingAnswer['state'] {
  if (state === 'done') return 'sent';
  if (state === 'running') return 'sending';
  return state === 'failed' ? 'failed' : 'waiting';
}
