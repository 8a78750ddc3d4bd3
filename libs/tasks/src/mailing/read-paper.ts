import {
  allocationsInForce,
  noteOf,
  textsOf,
  type Books,
  type DocumentIssuedData,
  type JournalEvent,
  type PaymentRecordedData,
} from '@balcao/domain';
import type { Language } from '@balcao/messages';
import type { TaskGround } from '../task-ground.js';
import { documentHtml } from './document-html.js';
import { paymentHtml } from './payment-html.js';

/** What of the ground papers are read from. */
export type PaperGround = Pick<TaskGround, 'journals'>;

/** A document or payment on paper, and what a mail says of it. */
export interface ReadPaper {
  readonly kind: 'document' | 'payment';
  readonly html: string;
  readonly title: string;
  readonly reference: string;
  readonly companyName: string;
  readonly partyName: string;
  readonly issuedOn: string;
  /** None for what is not paid later. */
  readonly dueOn?: string;
  readonly currency: string;
  readonly totalMinor: number;
}

/** Events of one read of a history. */
const eventsPerRead = 50;
/** Documents that a paper names of those it refers to. */
const refersToMax = 20;

/** The paper as it reads today; undefined where the company has nothing of this id. */
export async function readPaper(
  ground: PaperGround,
  companyId: string,
  id: string,
  language: Language,
): Promise<ReadPaper | undefined> {
  const first = await firstEvent(ground, companyId, id);
  if (first?.type === 'DocumentIssued') return issuedPaper(ground, companyId, first.data, language);
  if (first?.type === 'PaymentRecorded') return paidPaper(ground, companyId, first.data, language);
  return undefined;
}

/** How a record began: the end of its thread. */
async function firstEvent(
  { journals }: PaperGround,
  companyId: string,
  id: string,
): Promise<JournalEvent | undefined> {
  let before: number | undefined;
  for (;;) {
    const options = { limit: eventsPerRead, ...(before !== undefined && { before }) };
    const { events, next } = await journals.history(companyId, id, options);
    if (next === undefined) return events.at(-1);
    before = next;
  }
}

async function issuedPaper(
  ground: PaperGround,
  companyId: string,
  issued: DocumentIssuedData,
  language: Language,
): Promise<ReadPaper> {
  const { typeId, reference, issuedOn, dueOn, currency, accountEffect } = issued;
  const known = await ground.journals.inspect(companyId, (books) => ({
    typeName: typeNameOf(books, typeId, language),
    isCancelled: books.documents.cancelled.has(issued.id),
    texts: textsOf(books, issued),
  }));
  const refersTo = await referencesOf(ground, companyId, issued);
  const isPaidLater = accountEffect !== 'none' && accountEffect !== 'both' && dueOn !== issuedOn;
  return {
    kind: 'document',
    html: documentHtml(issued, { language, refersTo, ...known }),
    title: `${known.typeName} ${reference}`,
    reference,
    companyName: issued.supplier.name,
    partyName: issued.party.name,
    issuedOn,
    ...(isPaidLater && { dueOn }),
    currency,
    totalMinor: issued.totals.totalMinor,
  };
}

async function paidPaper(
  ground: PaperGround,
  companyId: string,
  paid: PaymentRecordedData,
  language: Language,
): Promise<ReadPaper> {
  const { id, typeId, reference, issuedOn, currency } = paid;
  const { typeName, isCancelled, allocations, note } = await ground.journals.inspect(
    companyId,
    (books) => ({
      typeName: typeNameOf(books, typeId, language),
      isCancelled: books.payments.cancelled.has(id),
      allocations: allocationsInForce(books, id, paid.allocations),
      note: noteOf(books, paid),
    }),
  );
  const today = { ...paid, allocations, ...(note !== undefined && { note }) };
  return {
    kind: 'payment',
    html: paymentHtml(today, { language, typeName, isCancelled }),
    title: `${typeName} ${reference}`,
    reference,
    companyName: paid.supplier.name,
    partyName: paid.party.name,
    issuedOn,
    currency,
    totalMinor: paid.paidMinor,
  };
}

function typeNameOf(books: Books, typeId: string, language: Language): string {
  const type = books.documentTypes.types.get(typeId);
  return (language === 'pt' ? type?.namePt : type?.name) ?? typeId;
}

async function referencesOf(
  ground: PaperGround,
  companyId: string,
  { originId, takes = [], references = [] }: DocumentIssuedData,
): Promise<readonly string[]> {
  const named = [originId, ...takes.map(({ documentId }) => documentId), ...references];
  const ids = new Set(named.filter((id) => id !== undefined));
  const printed: string[] = [];
  for (const id of [...ids].slice(0, refersToMax)) {
    const first = await firstEvent(ground, companyId, id);
    if (first?.type === 'DocumentIssued') printed.push(first.data.reference);
  }
  return printed;
}
