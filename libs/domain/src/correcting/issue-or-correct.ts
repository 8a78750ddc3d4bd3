import type { Books } from '../books.js';
import type { Decide, DecideContext } from '../decide.js';
import {
  issueDocument,
  openingTypes,
  type DocumentIssuedData,
  type IssueDocument,
} from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { referenceOf } from '../payments/index.js';
import { refuse } from '../refusal.js';
import { moveMoney, payWithNote, settleWithNote } from './carry-money.js';
import { creditRest } from './credit-rest.js';
import { issuedIn, Steps } from './steps.js';

/**
 * Issues a document. Where it takes the place of another, everything is one append: a credit note
 * of all of the other one, the document itself, and what was paid of the first carried over to it.
 * The day and series of the first do not matter: it stays as it is, and the note is of today.
 */
export const issueOrCorrect: Decide<IssueDocument> = (books, command, context) => {
  const { corrects, ...content } = command;
  if (corrects === undefined) return issueDocument(books, content, context);
  const original = readOriginal(books, corrects, context);
  return books.undo.trial(() => correction(books, { original, content, context }));
};

interface Correcting {
  readonly original: DocumentIssuedData;
  readonly content: Omit<IssueDocument, 'corrects'>;
  readonly context: DecideContext;
}

function correction(
  books: Books,
  { original, content, context }: Correcting,
): readonly JournalEvent[] {
  const steps = new Steps(books, context);
  const { draftId, reasonCode, note: text, acceptsClock } = content;
  const asked = {
    draftId: `${draftId}_note`,
    ...(reasonCode !== undefined && { reasonCode }),
    // Another reason is said in words, which the corrected document has too.
    ...(reasonCode === 'other' && text !== undefined && { note: text }),
    ...(acceptsClock !== undefined && { acceptsClock }),
  };
  const note = issuedIn(steps.take((now) => creditRest(books, original, asked, now)));
  const isOfSameParty = note.partyId === content.clientId;
  const paid = isOfSameParty
    ? payWithNote(books, content, note, context)
    : moveMoney(books, steps, { original, note, content, context });
  const document = issuedIn(
    steps.take((now) =>
      issueDocument(books, { ...content, ...paid }, now).map((event) =>
        event.type === 'DocumentIssued'
          ? { ...event, data: { ...event.data, corrects: original.id } }
          : event,
      ),
    ),
  );
  if (isOfSameParty) settleWithNote(books, steps, note, document);
  return steps.events;
}

/** The document to correct: an issued sale that stands and that no note has corrected. */
function readOriginal(books: Books, id: string, { documents }: DecideContext): DocumentIssuedData {
  const issued = documents.get(id) ?? refuse('document.originNotFound', undefined, 'corrects');
  if (books.documents.cancelled.has(id)) {
    refuse('document.originCancelled', { document: issued.reference }, 'corrects');
  }
  const { group = 'sales', accountEffect, typeId, isTraining, exchange } = issued;
  const isCharged = accountEffect === 'debit' || accountEffect === 'both';
  // What a sale in another currency was paid with is worth something else by now.
  const isForeignCash = exchange !== undefined && accountEffect === 'both';
  const isSale =
    group === 'sales' && isCharged && typeId !== openingTypes.sales && isTraining !== true;
  if (!isSale || issued.originId !== undefined || isForeignCash) {
    const type = books.documentTypes.types.get(typeId)?.name ?? typeId;
    refuse('document.notCorrected', { type }, 'corrects');
  }
  const notes = books.links.taken.get(id)?.by.filter(({ kind }) => kind !== 'conversion') ?? [];
  const [note] = notes;
  if (note) refuse('document.hasNotes', { document: referenceOf(books, note.id) }, 'corrects');
  return issued;
}
