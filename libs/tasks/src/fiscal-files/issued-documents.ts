import type { DocumentRow } from '@balcao/contracts';
import type { DocumentIssuedData } from '@balcao/domain';
import { unsigned, type FiscalStatus } from '@balcao/fiscal';
import { documents, series } from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';
import { numberOf, type IssuedDocument } from './fiscal-document.js';
import { eventAt, stampOf, type Stamp } from './journal-events.js';

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
      for (const row of page) if (picks(row)) yield await read(reading, row);
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
    const rows: readonly DocumentRow[] = await ground.rows.find(documents, companyId, {
      where: { issuedOn: day },
      sort: [
        ['seriesId', 'asc'],
        ['number', 'asc'],
      ],
    });
    for (const row of rows) {
      if (row.isTraining !== true && picks(row)) yield await read(reading, row);
    }
  }
}

const dayMs = 86_400_000;

function* daysOf(from: string, to: string): Generator<string> {
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += dayMs) {
    yield new Date(ms).toISOString().slice(0, 10);
  }
}

async function read(reading: DocumentReading, row: DocumentRow): Promise<IssuedDocument> {
  const { timeZone, region } = reading;
  const event = await eventAt(reading, row.issuedRevision);
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
