import type { IssueDocument, DocumentIssuedData, LineContent } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { DomainError } from '../refusal.js';
import { aShop, issue } from './documents.js';
import { journalOf } from './journal.js';
import { monday } from './company.js';

/** Three at 33.33 less 10 %, 89.99 and VAT of 14.40. */
export const threeAtDiscount: LineContent = {
  articleId: 'soap',
  quantity: '3',
  unitPrice: '33.33',
  discounts: ['10'],
  vatId: 'vat_NOR',
};

/** A shop whose journal issues documents, gives notes on the first invoice, and takes both back. */
export function notingShop(...more: readonly JournalEvent[]) {
  const journal = journalOf(...aShop(), ...more);
  let drafts = 0;
  const run = (differing: Partial<IssueDocument>): DocumentIssuedData => {
    drafts += 1;
    const events = journal.on(monday, issue({ draftId: `d${drafts}`, ...differing }));
    const found = events.find((event) => event.type === 'DocumentIssued');
    if (!found) throw new Error('no document');
    return found.data;
  };
  const note = (line: Partial<LineContent>, more: Partial<IssueDocument> = {}) =>
    run({
      documentTypeId: 'NC',
      originId: 'FT_2026.1',
      lines: [{ ...threeAtDiscount, origin: { documentId: 'FT_2026.1', line: 0 }, ...line }],
      ...more,
    });
  const cancel = (id: string) =>
    journal.on(monday, { type: 'CancelDocument', id, reason: 'engano' });
  const restore = (id: string) => journal.on(monday, { type: 'RestoreDocument', id });
  const openOf = (id: string) => journal.books.documents.open.get(id)?.openMinor ?? 0;
  return { journal, issue: run, note, cancel, restore, openOf };
}

/** The code of what is refused, `done` where nothing is. */
export const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'done';
};
