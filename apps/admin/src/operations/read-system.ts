import type { SystemAnswer } from '@balcao/contracts';

/** The state of the system as answered; typed by the contract, checked to name its lists. */
export function parseSystem(body: unknown): SystemAnswer {
  if (typeof body !== 'object' || body === null || !('readModels' in body)) {
    throw new Error('the system has an unknown shape');
  }
  return body as SystemAnswer;
}
