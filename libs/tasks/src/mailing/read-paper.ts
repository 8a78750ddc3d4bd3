import {
  allocationsInForce,
  noteOf,
  textsOf,
  type CopyKind,
  type DocumentIssued,
  type JournalEvent,
  type PaymentRecorded,
} from '@balcao/domain';
import type { Language } from '@balcao/messages';
import {
  paperOf,
  printedDocumentOf,
  printedPaymentOf,
  receiptPaperOf,
  sourcesAt,
  type Paper,
} from '@balcao/printing';
import { certificateOf } from '../fiscal-files/software-certificates.js';
import type { TaskGround } from '../task-ground.js';
import { handedOut } from './hand-out.js';
import { pictureOf } from './letterhead.js';

/** What of the ground papers are read from. */
export type PaperGround = Pick<TaskGround, 'journals' | 'blobs' | 'certificates'>;

/** What is to be put on paper, for whom, and by which job. */
export interface PaperOrder {
  readonly jobId: string;
  readonly companyId: string;
  readonly actorId: string;
  readonly documentId: string;
  /** That of the print model without it. */
  readonly language?: Language;
  /** The copy that it is, where nothing is handed out by it. */
  readonly copy?: CopyKind;
}

/** A document or payment on paper, and what a mail says of it. */
export interface ReadPaper {
  readonly kind: 'document' | 'payment';
  readonly paper: Paper;
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

/** The paper as it is handed out now; undefined where the company has nothing of this id. */
export async function readPaper(
  ground: PaperGround,
  order: PaperOrder,
): Promise<ReadPaper | undefined> {
  const first = await firstEvent(ground, order.companyId, order.documentId);
  if (first?.type === 'DocumentIssued') return issuedPaper(ground, order, first);
  if (first?.type === 'PaymentRecorded') return paidPaper(ground, order, first);
  return undefined;
}

/** An event, and where it stands in the journal. */
type Placed<E> = E & {
  readonly revision: number;
  readonly metadata: { readonly actorId: string };
};

/** How a record began: the end of its thread. */
async function firstEvent(
  { journals }: PaperGround,
  companyId: string,
  id: string,
): Promise<Placed<JournalEvent> | undefined> {
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
  order: PaperOrder,
  { data: issued, revision, metadata }: Placed<DocumentIssued>,
): Promise<ReadPaper> {
  const { companyId, language } = order;
  const { id, reference, issuedOn, dueOn, currency, accountEffect } = issued;
  const copy = order.copy ?? (await handedOut(ground, order));
  const moment = { revision, partyId: issued.partyId };
  const sources = await sourcesAt(ground.journals, companyId, moment);
  const { printed, logoId } = await ground.journals.inspect(companyId, (books) => {
    const wish = {
      issued: { ...issued, ...textsOf(books, issued) },
      isCancelled: books.documents.cancelled.has(id),
      isDraft: false,
      isPreview: false,
      copy,
      sellerId: metadata.actorId,
      ...(language !== undefined && { language }),
    };
    return printedDocumentOf(books, wish, sources);
  });
  const logo = await pictureOf(ground, companyId, logoId);
  const paper = paperOf({
    ...printed,
    ...(logo && { logo }),
    ...certificateOf(ground.certificates, issued.supplier),
  });
  const isPaidLater = accountEffect !== 'none' && accountEffect !== 'both' && dueOn !== issuedOn;
  return {
    kind: 'document',
    paper,
    title: `${paper.title} ${reference}`,
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
  order: PaperOrder,
  { data: paid, revision }: Placed<PaymentRecorded>,
): Promise<ReadPaper> {
  const { companyId, language } = order;
  const { id, reference, issuedOn, currency } = paid;
  const copy = order.copy ?? (await handedOut(ground, order));
  const moment = { revision, partyId: paid.partyId };
  const sources = await sourcesAt(ground.journals, companyId, moment);
  const { printed, logoId } = await ground.journals.inspect(companyId, (books) => {
    const wish = {
      payment: {
        ...paid,
        allocations: allocationsInForce(books, id, paid.allocations),
        note: noteOf(books, paid) ?? '',
      },
      isCancelled: books.payments.cancelled.has(id),
      isPreview: false,
      copy,
      ...(language !== undefined && { language }),
    };
    return printedPaymentOf(books, wish, sources);
  });
  const logo = await pictureOf(ground, companyId, logoId);
  const paper = receiptPaperOf({
    ...printed,
    ...(logo && { logo }),
    ...certificateOf(ground.certificates, paid.supplier),
  });
  return {
    kind: 'payment',
    paper,
    title: `${paper.title} ${reference}`,
    reference,
    companyName: paid.supplier.name,
    partyName: paid.party.name,
    issuedOn,
    currency,
    totalMinor: paid.paidMinor,
  };
}
