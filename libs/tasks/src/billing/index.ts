import type { JobHandler } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';
import { billingMailJob, sendBillingMail } from './billing-mail.js';
import { keepSubscriptions, keepSubscriptionsJob } from './keep-subscriptions.js';
import { payByPhone, payOrderJob } from './settle-by-provider.js';

export { mailsOf } from './billing-mail.js';
export * from './billing-settings.js';
export * from './billing-streams.js';
export { keepSubscriptionsSchedule } from './keep-subscriptions.js';
export * from './payment-provider.js';
export { lookAfterOrder, payOrder } from './settle-by-provider.js';

/** What is done about subscriptions in the background; nothing where the product is free. */
export function billingHandlers(ground: TaskGround): Readonly<Record<string, JobHandler>> {
  return {
    [billingMailJob]: sendBillingMail(ground),
    [keepSubscriptionsJob]: keepSubscriptions(ground),
    [payOrderJob]: payByPhone(ground),
  };
}
