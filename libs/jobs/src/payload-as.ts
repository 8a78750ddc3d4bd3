import type { Job } from './job.js';

/**
 * What a job was ordered with. Nobody but the product orders jobs, those of a name by one function:
 * this is where the type returns that was left at the queue's door.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- callers know.
export function payloadAs<Order>({ payload }: Pick<Job, 'payload'>): Order {
  return payload as unknown as Order;
}
