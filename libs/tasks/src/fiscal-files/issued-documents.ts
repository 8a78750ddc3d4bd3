import type { DocumentRow } from '@balcao/contracts';
import type { DocumentIssuedData } from '@balcao/domain';
import type { RecordedEvent } from '@balcao/event-store';
import { unsigned, type FiscalStatus } from '@balcao/fiscal';
import { documents, series } from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';
import { numberOf, type IssuedDocument } from './fiscal-document.js';
import { eventAt, eventsAt, stampOf, type Stamp } from './journal-events.js';

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

/** Which rows belong to a section of a file. */
export type Picks = (row: DocumentRow) => boolean;

/** The period's documents, series by series, in the order of their numbers. */
export async function* documentsBySeries(
  reading: DocumentReading,
  picks: Picks,
): AsyncGenerator<IssuedDocument> {
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
      yield* allOf(reading, page.filter(picks));
      last = page.at(-1)?.number ?? last;
      if (page.length < rowsPerRead) break;
    }
  }
}

/** The period's documents day by day, each day's by series and number. */
export async function* documentsByDay(
  reading: DocumentReading,
  picks: Picks,
): AsyncGenerator<IssuedDocument> {
  const { ground, companyId, from, to } = reading;
  for (const day of daysOf(from, to)) {
    // In the order of the day's index: put in another by the store, all days would be read.
    const sort = [['number', 'asc']] as const;
    const rows = await ground.rows.find(documents, companyId, { where: { issuedOn: day }, sort });
    const picked = rows.filter((row) => row.isTraining !== true && picks(row));
    yield* allOf(reading, picked.sort(bySeries));
  }
}

const bySeries = (a: DocumentRow, b: DocumentRow): number =>
  a.seriesId === b.seriesId ? a.number - b.number : a.seriesId < b.seriesId ? -1 : 1;

const dayMs = 86_400_000;

function* daysOf(from: string, to: string): Generator<string> {
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += dayMs) {
    yield new Date(ms).toISOString().slice(0, 10);
  }
}

/** Documents whose events are read together. */
const documentsPerRead = 50;

async function* allOf(
  reading: DocumentReading,
  rows: readonly DocumentRow[],
): AsyncGenerator<IssuedDocument> {
  for (let at = 0; at < rows.length; at += documentsPerRead) {
    const some = rows.slice(at, at + documentsPerRead);
    const revisions = some.map(({ issuedRevision }) => issuedRevision);
    const events = await eventsAt(reading, revisions);
    for (const row of some) {
      const event = events.get(row.issuedRevision);
      if (event === undefined) throw new Error(`the journal lacks the document ${row.id}`);
      yield documentOf(reading, row, event);
    }
  }
}

async function documentOf(
  reading: DocumentReading,
  row: DocumentRow,
  event: RecordedEvent,
): Promise<IssuedDocument> {
  const { timeZone, region } = reading;
  // The row was folded from this very event.
  const issued = event.data as unknown as DocumentIssuedData;
  const recorded = stampOf(event, timeZone);
  const { signature } = issued;
  // What was signed holds, whatever the time zone has become.
  const entered = signature ? { ...recorded, at: signature.enteredAt } : recorded;
  const corrects = await correctedBy(reading, issued);
  return {
    issued,
    enteredAt: entered.at,
    by: entered.by,
    status: await statusOf(reading, row, entered),
    signature: signature ? { hash: signature.hash, control: signature.control } : unsigned,
    region,
    ...(corrects !== undefined && { corrects }),
  };
}

/** Cancelled documents say when, by whom and why, where that is the last that happened to them. */
async function statusOf(
  reading: DocumentReading,
  row: DocumentRow,
  entered: Stamp,
): Promise<FiscalStatus<'N' | 'A'>> {
  if (row.status !== 'cancelled') return { code: 'N', ...entered };
  const event = await eventAt(reading, row.revision);
  if (event.type !== 'DocumentCancelled') return { code: 'A', ...entered };
  const { reason } = event.data as { readonly reason?: string };
  const stamp = stampOf(event, reading.timeZone);
  return { code: 'A', ...stamp, ...(reason !== undefined && { reason }) };
}

async function correctedBy(
  reading: DocumentReading,
  { originId }: DocumentIssuedData,
): Promise<string | undefined> {
  if (originId === undefined) return undefined;
  const { ground, companyId } = reading;
  const row = await ground.rows.get(documents, companyId, originId);
  if (row === undefined) return undefined;
  return numberOf(row);
}
