import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { issueDocument, type IssueDocument } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import type { Writable } from '../kernel/index.js';
import { refuse, renaming } from '../refusal.js';
import { seriesIdOf, typeAndYear, type OpenSeries } from '../series/index.js';
import { numbersBefore, refuseOtherTotal } from './on-paper.js';
import { readPaperNumber, type PaperNumber } from './paper-number.js';
import type { RecoverTillPaper } from './pos.commands.js';
import { laneKey } from './pos.slice.js';
import { issuedIn, refuseNotSold } from './sell.js';
import type { TillEntriesMissing, TillPaperFound } from './till.events.js';

/**
 * Enters a receipt that a till printed but never sent: issues a document of the recovery series
 * that names the paper, and removes its number from the missing ones. Earlier numbers that never
 * arrived are recorded as missing. Its money goes to the till's account; the shift keeps the
 * figures it was counted with.
 */
export const recoverTillPaper: Decide<RecoverTillPaper> = (books, command, context) => {
  const { cashRegisterId, sequence } = command;
  const paper = readPaperNumber(books, cashRegisterId, command.reference);
  const { series, number, documentId } = paper;
  refuseNotSold(books, series.typeId);
  const isReceived = number <= books.documents.lastRevisions.length(series.id);
  if (isReceived && books.pos.lost.get(documentId) === undefined) {
    refuse('pos.numberTaken', { document: referenceOf(paper) }, 'reference');
  }
  const next = `${series.id}.${number + 1}`;
  const missing = numbersBefore(books, next, cashRegisterId, 'neverReceived');
  const content = contentOf(books, command, paper, todayIn(books, context));
  const issue = (): readonly JournalEvent[] => issueDocument(books, content, context);
  const { event, others } = issuedIn(renaming(nameOnPaper, issue));
  refuseOtherTotal(command, event.data);
  const lane = series.lane ?? 1;
  const entries = entriesBefore(books, cashRegisterId, lane, sequence);
  const data: Writable<TillPaperFound['data']> = {
    id: documentId,
    cashRegisterId,
    lane,
    reference: referenceOf(paper),
    recoveredAs: event.data.id,
  };
  if (sequence !== undefined && isMissing(books, { cashRegisterId, lane, sequence }, entries)) {
    data.sequence = sequence;
  }
  return [...missing, ...entries, ...others, event, { type: 'TillPaperFound', data }];
};

/** What a document says separately: the paper that it recovers, and the rows of its payment. */
const nameOnPaper = (path: string): string =>
  path.replace(/^payment\.rows\b/, 'payment').replace(/^recovered\./, '');

const referenceOf = ({ series, number }: PaperNumber): string =>
  `${series.prefix} ${series.code}/${number}`;

function contentOf(
  books: Books,
  command: RecoverTillPaper,
  paper: PaperNumber,
  issuedOn: string,
): IssueDocument {
  const { typeId } = paper.series;
  const register = books.pos.cashRegisters.get(command.cashRegisterId);
  const clientId = command.clientId ?? books.companies.settings.get().defaultClientId;
  const accountId = register?.treasuryAccountId;
  const year = yearOf(issuedOn);
  const content: Writable<IssueDocument> = {
    type: 'IssueDocument',
    draftId: command.recoveryId,
    documentTypeId: typeId,
    seriesId: recoverySeries(books, typeId, year) ?? refuse('series.notFound', { year }),
    issuedOn,
    recovered: { reference: referenceOf(paper), issuedOn: command.issuedOn },
    lines: command.lines,
    vatIncluded: true,
  };
  if (clientId !== undefined) content.clientId = clientId;
  if (register?.warehouseId !== undefined) content.warehouseId = register.warehouseId;
  if (command.payment !== undefined) {
    const rows = command.payment.map((row) => {
      const isCash = books.payments.methods.get(row.methodId ?? '')?.kind === 'cash';
      const isOpen = isCash && row.treasuryAccountId === undefined && accountId !== undefined;
      return isOpen ? { ...row, treasuryAccountId: accountId } : row;
    });
    content.payment = { rows };
  }
  return content;
}

/** The open recovery series of the type and year. */
function recoverySeries(books: Books, typeId: string, year: number): string | undefined {
  for (const id of books.series.byTypeAndYear.get(typeAndYear(typeId, year)) ?? []) {
    const series = books.series.series.get(id);
    if (series?.isOpen === true && series.kind === 'recovery') return id;
  }
  return undefined;
}

/** The event that opens a recovery series for the type; undefined if one is open. */
export function seriesForPaper(books: Books, typeId: string, year: number): OpenSeries | undefined {
  refuseNotSold(books, typeId);
  if (recoverySeries(books, typeId, year) !== undefined) return undefined;
  const codes = ['', 'B', 'C', 'D', 'E'].map((letter) => `REC${year}${letter}`);
  const code = codes.find((each) => !books.series.series.has(seriesIdOf(typeId, each)));
  if (code === undefined) return refuse('series.notFound', { year });
  return { type: 'OpenSeries', typeId, year, code, kind: 'recovery' };
}

function entriesBefore(
  books: Books,
  id: string,
  lane: number,
  sequence: number | undefined,
): readonly TillEntriesMissing[] {
  const head = books.pos.lanes.get(laneKey(id, lane));
  if (!head || sequence === undefined || sequence <= head.sequence) return [];
  const data = { id, lane, from: head.sequence + 1, to: sequence };
  return [{ type: 'TillEntriesMissing', data }];
}

/** Whether the number at the foot is one that never arrived. */
function isMissing(
  books: Books,
  { cashRegisterId, lane, sequence }: { cashRegisterId: string; lane: number; sequence: number },
  entries: readonly JournalEvent[],
): boolean {
  if (entries.length > 0) return true;
  const { missing = [] } = books.pos.lanes.get(laneKey(cashRegisterId, lane)) ?? {};
  return missing.some(({ from, to }) => sequence >= from && sequence <= to);
}
