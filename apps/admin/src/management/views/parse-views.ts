import type { SavedViews } from '@balcao/contracts';

/** The views of lists; typed by the contract, checked to be some. */
export function parseViews(body: unknown): SavedViews {
  if (typeof body !== 'object' || body === null || !('views' in body)) {
    throw new Error('the views have an unknown shape');
  }
  return body as SavedViews;
}
