import type { DocumentAnswer } from '@balcao/contracts';

/** A document of an answer; typed by the contract, checked to have its content. */
export function parseDocument(body: unknown): DocumentAnswer {
  if (typeof body !== 'object' || body === null || !('content' in body)) {
    throw new Error('the document has an unknown shape');
  }
  return body as DocumentAnswer;
}
