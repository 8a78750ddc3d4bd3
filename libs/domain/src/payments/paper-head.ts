import type { Books } from '../books.js';
import { companyOf, todayIn } from '../companies/index.js';
import type { DecideContext } from '../decide.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import {
  checkIssueDay,
  findSeries,
  partySnapshot,
  readIssueDay,
  supplierSnapshot,
} from '../papers/index.js';
import type { PartyFields } from '../parties/index.js';
import type { Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { Series } from '../series/index.js';
import { documentIdOf } from '../threads/index.js';
import type { RecordPayment } from './payments.commands.js';
import type { Ledger } from '../ledger/index.js';
import type { PaymentRecordedData } from './payments.events.js';

/** A document type as the books keep it. */
export type DocumentType = RegisterRecord<DocumentTypeFields>;
/** A client or supplier as the books keep it. */
export type Party = RegisterRecord<PartyFields>;

/** Where a numbered paper of money goes. */
export interface PaperPlace {
  readonly type: DocumentType;
  readonly series: Series;
  readonly issuedOn: string;
}

/** The day and the series of a paper; refused without a series, while a wrong day is added. */
export function readPlace(
  books: Books,
  type: DocumentType,
  command: Pick<RecordPayment, 'issuedOn' | 'seriesId'>,
  context: DecideContext,
  problems: Problems,
): PaperPlace {
  const today = todayIn(books, context);
  const issuedOn = readIssueDay(command.issuedOn, today);
  const series = findSeries(books, type, command.seriesId, issuedOn);
  checkIssueDay(books, series, issuedOn, today, problems);
  return { type, series, issuedOn };
}

type PaperHead = Pick<
  PaymentRecordedData,
  | 'id'
  | 'typeId'
  | 'seriesId'
  | 'number'
  | 'reference'
  | 'year'
  | 'issuedOn'
  | 'ledger'
  | 'currency'
  | 'supplier'
  | 'partyId'
  | 'party'
>;

/** The next number of the series, and both sides as they are now, as copies name them for ever. */
export function paperHead(
  books: Books,
  { type, series, issuedOn }: PaperPlace,
  party: Party,
  ledger: Ledger,
): PaperHead {
  const company = companyOf(books);
  const number = books.documents.lastRevisions.length(series.id) + 1;
  return {
    id: documentIdOf(series.id, number),
    typeId: type.id,
    seriesId: series.id,
    number,
    reference: `${series.prefix} ${series.code}/${number}`,
    year: series.year,
    issuedOn,
    ledger,
    currency: company.currency,
    supplier: supplierSnapshot(company),
    partyId: party.id,
    party: partySnapshot(party),
  };
}
