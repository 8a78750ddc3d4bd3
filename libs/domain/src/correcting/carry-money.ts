import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import { draftFigures, type DocumentIssuedData, type IssueDocument } from '../documents/index.js';
import type { Writable } from '../kernel/index.js';
import {
  allocateCredit,
  refundCredit,
  sumOf,
  type PaymentContent,
  type PaymentRow,
  type PaymentRowContent,
} from '../payments/index.js';
import type { Steps } from './steps.js';

type Content = Omit<IssueDocument, 'corrects'>;
type Paid = Pick<IssueDocument, 'payment'>;

const nothing: Paid = {};

const isPaidAtIssue = (books: Books, { documentTypeId = '' }: Content): boolean =>
  books.documentTypes.types.get(documentTypeId)?.accountEffect === 'both';

/** What is left of a document to settle, or to use. */
export const leftOf = (books: Books, { id }: DocumentIssuedData): number =>
  books.documents.open.get(id)?.openMinor ?? 0;

/** A cash sale of the same client: the note pays it, and money only what is missing. */
export function payWithNote(
  books: Books,
  content: Content,
  note: DocumentIssuedData,
  context: DecideContext,
): Paid {
  if (!isPaidAtIssue(books, content)) return nothing;
  const { totalMinor } = draftFigures(books, content, context);
  const amountMinor = Math.min(totalMinor, leftOf(books, note));
  if (amountMinor <= 0) return nothing;
  const rows = content.payment?.rows ?? paidByDefault(books, totalMinor - amountMinor);
  return { payment: { rows, credits: [{ documentId: note.id, amountMinor }] } };
}

/** An invoice of the same client: the note settles as much of it as was paid of the first. */
export function settleWithNote(
  books: Books,
  steps: Steps,
  { id }: DocumentIssuedData,
  document: DocumentIssuedData,
): void {
  const { openMinor = 0, side } = books.documents.open.get(document.id) ?? {};
  const amountMinor = Math.min(openMinor, leftOf(books, { ...document, id }));
  if (amountMinor <= 0 || side !== 'debit') return;
  const allocations = [{ documentId: document.id, amountMinor }];
  steps.take((now) =>
    allocateCredit(books, { type: 'AllocateCredit', id, isAddition: true, allocations }, now),
  );
}

interface Moving {
  readonly original: DocumentIssuedData;
  readonly note: DocumentIssuedData;
  readonly content: Content;
  readonly context: DecideContext;
}

/**
 * A cash sale of another client: its money is paid back to the first by the same means, and pays
 * the corrected sale by them. Otherwise it stays as a credit of the first client.
 */
export function moveMoney(
  books: Books,
  steps: Steps,
  { original, note, content, context }: Moving,
): Paid {
  const paid = books.pos.reclassified.get(original.id) ?? original.payment?.rows ?? [];
  if (paid.length === 0 || !isPaidAtIssue(books, content)) return nothing;
  const { totalMinor } = draftFigures(books, content, context);
  const rows = rowsUpTo(paid, Math.min(totalMinor, leftOf(books, note)));
  if (rows.length === 0) return nothing;
  const id = `${content.draftId}_refund`;
  steps.take((now) =>
    refundCredit(books, { type: 'RefundCredit', id, sourceId: note.id, rows }, now),
  );
  const missing = content.payment?.rows ?? paidByDefault(books, totalMinor - sumOf(rows));
  return { payment: { rows: together(rows, missing) } satisfies PaymentContent };
}

/** The rows as they were, the last one for what is left of the amount. */
export function rowsUpTo(
  paid: readonly PaymentRow[],
  amountMinor: number,
): readonly (PaymentRowContent & Pick<PaymentRow, 'amountMinor'>)[] {
  let leftMinor = amountMinor;
  return paid.flatMap((row) => {
    const { methodId, treasuryAccountId, reference, roundingMinor = 0, foreign } = row;
    const takenMinor = Math.min(leftMinor, row.amountMinor);
    const isWhole = takenMinor === row.amountMinor;
    if (takenMinor <= 0 || (foreign && !isWhole)) return [];
    leftMinor -= takenMinor;
    return [
      {
        methodId,
        treasuryAccountId,
        amountMinor: takenMinor,
        roundingMinor: isWhole ? roundingMinor : 0,
        ...(reference !== undefined && { reference }),
        ...(foreign && { accountMinor: foreign.amountMinor, rate: foreign.rate }),
      },
    ];
  });
}

function paidByDefault(books: Books, amountMinor: number): readonly PaymentRowContent[] {
  if (amountMinor <= 0) return [];
  for (const { id, isDefault, isArchived, accountId } of books.payments.methods.values()) {
    if (!isDefault || isArchived) continue;
    const row = { methodId: id, amountMinor };
    return [accountId === undefined ? row : { ...row, treasuryAccountId: accountId }];
  }
  return [];
}

/** Both, with one row for each means and account. */
function together(
  rows: readonly PaymentRowContent[],
  more: readonly PaymentRowContent[],
): readonly PaymentRowContent[] {
  const all: Writable<PaymentRowContent>[] = rows.map((row) => ({ ...row }));
  for (const row of more) {
    const same = all.find(
      ({ methodId, treasuryAccountId, reference }) =>
        methodId === row.methodId &&
        reference === row.reference &&
        (row.treasuryAccountId ?? treasuryAccountId) === treasuryAccountId,
    );
    if (same) same.amountMinor += row.amountMinor;
    else all.push({ ...row });
  }
  return all;
}
