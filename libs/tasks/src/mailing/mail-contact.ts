import { DeliveryRefused } from '@balcao/delivery';
import { ownName } from '@balcao/domain';
import { JobFailedForGood, type JobHandler, type NewJob, payloadAs } from '@balcao/jobs';
import { contactMail, renderMail, type Language } from '@balcao/messages';
import type { TaskGround } from '../task-ground.js';

/** The job that passes a message of the contact form on. */
export const mailContactJob = 'mail.contact';

/** Jobs of the operator of the product belong to no company: they have a place of their own. */
const OPERATOR = ownName('operator');

const attempts = 12;
const backoffMs = 60_000;

/** A message of the contact form. */
export interface ContactMessage {
  /** The operator's address. */
  readonly to: string;
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
}

/** The job of a message; `id` is new for each. */
export function mailContactOrder(id: string, message: ContactMessage): NewJob {
  const payload = { ...message };
  const order = { id, name: mailContactJob, companyId: OPERATOR, actorId: 'contact' };
  return { ...order, payload, attempts, backoffMs };
}

/** Passes a message on, in the same words. */
export function mailContact({ mail }: Pick<TaskGround, 'mail'>): JobHandler {
  return async ({ job }) => {
    const { to, language, ...message } = payloadAs<ContactMessage>(job);
    const rendered = renderMail(contactMail, language, message);
    await mail.send({ id: job.id, to, ...rendered }).catch((error: unknown) => {
      if (error instanceof DeliveryRefused) throw new JobFailedForGood(error.message);
      throw error;
    });
    return undefined;
  };
}
