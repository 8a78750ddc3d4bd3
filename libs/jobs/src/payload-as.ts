/* oxlint-disable typescript/no-unnecessary-type-parameters -- callers know. */
import type { Job } from './job.js';

/**
 * What a job was ordered with. Nobody but the product orders jobs, those of a name by one function:
 * this is where the type returns that was left at the queue's door.
 */
export function payloadAs<Order>({ payload }: Pick<Job, 'payload'>): Order {
  return payload as Order;
}

/** What the handler of a job that is done made of it, by the same reasoning. */
export function resultAs<Result>({ result }: Pick<Job, 'result'>): Result {
  return result as Result;
}
