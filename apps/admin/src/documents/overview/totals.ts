import type { DocumentTotalsAnswer } from '@balcao/contracts';

/** The totals of an answer; typed by the contract, checked to have a count. */
export function parseTotals(body: unknown): DocumentTotalsAnswer {
  if (typeof body !== 'object' || body === null || !('count' in body)) {
    throw new Error('the totals have an unknown shape');
  }
  return body as DocumentTotalsAnswer;
}
