import type { Books } from '../books.js';

/** Whether the original of a document or payment was handed out: it does not change any more. */
export function isOriginalPrinted(books: Books, id: string): boolean {
  return books.links.originals.get(id) !== undefined;
}
