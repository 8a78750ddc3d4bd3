import type { DocumentRow } from '@balcao/contracts';
import { addDays, type DocumentIssued, type DocumentIssuedData } from '@balcao/domain';
import type { RecordedEvent } from '@balcao/event-store';
import { unsigned, type FiscalStatus } from '@balcao/fiscal';
import { eventAs } from '@balcao/journal';
import { documents, series } from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';
import { numberOf, type IssuedDocument } from './fiscal-document.js';
import { eventsAt, stampOf, type Stamp } from './journal-events.js';

/** What documents are read from. */
export interface DocumentReading {
  readonly ground: Pick<TaskGround, 'events' | 'rows'>;
  readonly companyId: string;
  readonly timeZone: string;
  readonly region: string;
  readonly from: string;
  readonly to: string;
}

/** Rows read at once. */
const rowsPerRead = 500;

/** Which rows belong in a file, and as what: nothing of one that does not. */
export type Picks<As> = (row: DocumentRow) => As | undefined;

/** A document, and as what it was picked. */
export interface Picked<As> {
  readonly document: IssuedDocument;
  readonly as: As;
}

/** The period's documents, series by series, in the order of their numbers. */
export async function* documentsBySeries<As>(
  reading: DocumentReading,
  picks: Picks<As>,
): AsyncGenerator<Picked<As>> {
  const { ground, companyId, from, to } = reading;
  const all = await ground.rows.find(series, companyId, { sort: [['id', 'asc']] });
  for (const { id: seriesId, kind } of all) {
    if (kind === 'training') continue;
    let last = 0;
    for (;;) {
      const page: readonly DocumentRow[] = await ground.rows.find(documents, companyId, {
        where: { seriesId, number: { $gt: last }, issuedOn: { $gte: from, $lte: to } },
        sort: [['number', 'asc']],
        limit: rowsPerRead,
      });
      yield* allOf(reading, page, picks);
      last = page.at(-1)?.number ?? last;
      if (page.length < rowsPerRead) break;
    }
  }
}

/** The period's documents day by day, each day's by series and number. */
export async function* documentsByDay<As>(
  reading: DocumentReading,
  picks: Picks<As>,
): AsyncGenerator<Picked<As>> {
  const { ground, companyId, from, to } = reading;
  for (const day of daysOf(from, to)) {
    // In the order of the day's index: put in another by the store, all days would be read.
    const sort = [['number', 'asc']] as const;
    const rows = await ground.rows.find(documents, companyId, { where: { issuedOn: day }, sort });
    const own = rows.filter(({ isTraining }) => isTraining !== true);
    yield* allOf(reading, own.sort(bySeries), picks);
  }
}

const bySeries = (a: DocumentRow, b: DocumentRow): number =>
  a.seriesId === b.seriesId ? a.number - b.number : a.seriesId < b.seriesId ? -1 : 1;

function* daysOf(from: string, to: string): Generator<string> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day;
}

/** Documents whose events are read together. */
const documentsPerRead = 50;

async function* allOf<As>(
  reading: DocumentReading,
  rows: readonly DocumentRow[],
  picks: Picks<As>,
): AsyncGenerator<Picked<As>> {
  const picked = rows.flatMap((row) => {
    const as = picks(row);
    return as === undefined ? [] : [{ row, as }];
  });
  for (let at = 0; at < picked.length; at += documentsPerRead) {
    const some = picked.slice(at, at + documentsPerRead);
    const found = await lookUp(
      reading,
      some.map(({ row }) => row),
    );
    for (const { row, as } of some) yield { document: documentOf(reading, row, found), as };
  }
}

/** What some documents are made of besides their rows. */
interface LookedUp {
  readonly events: ReadonlyMap<number, RecordedEvent>;
  /** The numbers of documents that others correct, by their ids. */
  readonly corrected: ReadonlyMap<string, string>;
}

async function lookUp(reading: DocumentReading, rows: readonly DocumentRow[]): Promise<LookedUp> {
  const { ground, companyId } = reading;
  const revisions = rows.flatMap(({ issuedRevision, status, revision }) =>
    status === 'cancelled' ? [issuedRevision, revision] : [issuedRevision],
  );
  const events = await eventsAt(reading, revisions);
  const origins = rows.flatMap(({ issuedRevision }) => {
    const { originId } = (events.get(issuedRevision)?.data ?? {}) as Partial<DocumentIssuedData>;
    return originId === undefined ? [] : [originId];
  });
  if (origins.length === 0) return { events, corrected: new Map() };
  const found = await ground.rows.getMany(documents, companyId, [...new Set(origins)]);
  return { events, corrected: new Map(found.map((row) => [row.id, numberOf(row)])) };
}

function documentOf(
  { timeZone, region }: DocumentReading,
  row: DocumentRow,
  { events, corrected }: LookedUp,
): IssuedDocument {
  const event = events.get(row.issuedRevision);
  if (event === undefined) throw new Error(`the journal lacks the document ${row.id}`);
  // The row was folded from this very event.
  const { data: issued } = eventAs<DocumentIssued>(event);
  const recorded = stampOf(event, timeZone);
  const { signature, originId } = issued;
  // What was signed holds, even if the time zone has changed since.
  const entered = signature ? { ...recorded, at: signature.enteredAt } : recorded;
  const corrects = originId === undefined ? undefined : corrected.get(originId);
  return {
    issued,
    enteredAt: entered.at,
    by: entered.by,
    status: statusOf(row, entered, { timeZone, event: events.get(row.revision) }),
    signature: signature ? { hash: signature.hash, control: signature.control } : unsigned,
    region,
    ...(corrects !== undefined && { corrects }),
  };
}

/** Cancelled documents say when, by whom and why, where that is the last that happened to them. */
function statusOf(
  row: DocumentRow,
  entered: Stamp,
  last: { readonly timeZone: string; readonly event: RecordedEvent | undefined },
): FiscalStatus<'N' | 'A'> {
  if (row.status !== 'cancelled') return { code: 'N', ...entered };
  const { event, timeZone } = last;
  if (event === undefined) throw new Error(`the journal lacks the event ${row.revision}`);
  if (event.type !== 'DocumentCancelled') return { code: 'A', ...entered };
  const { reason } = event.data as { readonly reason?: string };
  const stamp = stampOf(event, timeZone);
  return { code: 'A', ...stamp, ...(reason !== undefined && { reason }) };
}
