import type { ModelCheck } from '@balcao/contracts';
import { JobFailedForGood, type JobHandler, type Json } from '@balcao/jobs';
import { BooksDamaged, journalStream, peopleWithoutKeys } from '@balcao/journal';
import {
  allProjections,
  type FoldedEvent,
  type RepairedRow,
  type RowRepair,
} from '@balcao/projections';
import { rowsAtLeast } from '../standing/index.js';
import type { TaskGround } from '../task-ground.js';
import { compareRows, idOf, type Pair } from './compare-rows.js';
import { differencesIn, keepModels, type BooksCheckFound } from './kept-check.js';

/** What of the ground the check stands on. */
export type BooksCheckGround = Pick<
  TaskGround,
  'events' | 'rows' | 'rowsAt' | 'repair' | 'clock' | 'blobs' | 'damages' | 'onBooksCheck'
>;

const models = allProjections.filter(({ category }) => category === 'journal');

/**
 * Folds the journal again up to its last event, and compares each row of each read model with the
 * one that is shown. Rows that later events touch are left to the next check. A repair puts those
 * that differ in the place of the live ones while the folds go on, and compares them once more.
 */
export function checkBooks(ground: BooksCheckGround): JobHandler {
  const check = checking(ground);
  return async (run) => {
    try {
      const result = await check(run);
      ground.onBooksCheck?.(differencesIn(result) === 0 ? 'equal' : 'different');
      return result;
    } catch (error) {
      if (!run.signal.aborted) ground.onBooksCheck?.('failed');
      throw error;
    }
  };
}

function checking(ground: BooksCheckGround): JobHandler {
  return async (run) => {
    const { companyId } = run.job;
    const isRepairing = isRepair(run.job.payload);
    const last = await ground.events.last(journalStream(companyId));
    if (last === undefined) return undefined;
    if (ground.rowsAt === undefined) throw new JobFailedForGood('the past is not folded here');
    refuseDamaged(ground, companyId);
    if (isRepairing) await refuseWithoutKeys(ground, companyId);
    const { revision } = last;
    await rowsAtLeast(ground, run, revision);
    const shadow = await intact(ground, companyId, ground.rowsAt(companyId, revision));
    const checked: ModelCheck[] = [];
    for (const model of models) {
      const name = model.name;
      const touched = () => touchedBehind(ground, companyId, revision);
      const compare = { live: ground.rows, shadow, companyId, touched, signal: run.signal };
      const { compared, differing } = await compareRows(model, compare);
      if (isRepairing) {
        const rows = differing.map((pair) => rightRow(name, pair));
        const repaired = await repairAll(ground, { companyId, until: revision, rows });
        const after = repaired > 0 ? (await compareRows(model, compare)).compared : compared;
        checked.push({ name, ...after, repaired });
      } else {
        checked.push({ name, ...compared });
      }
      run.progress({ percent: Math.floor((100 * checked.length) / models.length) });
    }
    await keepModels(ground.blobs, run.job, checked);
    const found: BooksCheckFound = {
      revision,
      checkedAt: ground.clock().toISOString(),
      differences: checked.reduce((sum, { differences }) => sum + differences, 0),
      ...(isRepairing && {
        repaired: checked.reduce((sum, { repaired = 0 }) => sum + repaired, 0),
      }),
    };
    return { ...found };
  };
}

/** A repair would write the damage into rows that are right, and what is equal proves nothing. */
function refuseDamaged({ damages }: BooksCheckGround, companyId: string): void {
  if (damages?.of(companyId) !== undefined) throw new JobFailedForGood('journal.damaged');
}

/** The rows that a journal was folded to; fails for good where its chain is broken. */
async function intact<T>(
  { damages }: BooksCheckGround,
  companyId: string,
  folded: Promise<T>,
): Promise<T> {
  try {
    return await folded;
  } catch (error) {
    if (!(error instanceof BooksDamaged)) throw error;
    await damages?.found(companyId, error.damage);
    throw new JobFailedForGood('journal.damaged');
  }
}

/** Rows folded without keys would replace rows in which people can still be read. */
async function refuseWithoutKeys({ events }: BooksCheckGround, companyId: string): Promise<void> {
  const people = await peopleWithoutKeys(events.read(journalStream(companyId)));
  if (people.length === 0) return;
  throw new JobFailedForGood(
    `keys.db lacks keys to personal data (${people.length} people): put it back first`,
  );
}

/** Whether rows that differ are put right, as somebody has confirmed. */
const isRepair = (payload: Json): boolean =>
  typeof payload === 'object' && payload !== null && 'repairs' in payload;

/** Rows that are put right at once. */
const rowsPerRepair = 500;

/** What is to be in the place of a row that differs: nothing where there should be none. */
function rightRow(model: string, pair: Pair): RepairedRow {
  const [, row] = pair;
  return { model, id: idOf(pair), ...(row && { row }) };
}

async function repairAll(
  { repair }: BooksCheckGround,
  { rows, ...where }: RowRepair,
): Promise<number> {
  if (repair === undefined) throw new JobFailedForGood('rows are not written here');
  let repaired = 0;
  for (let first = 0; first < rows.length; first += rowsPerRepair) {
    repaired += await repair({ ...where, rows: rows.slice(first, first + rowsPerRepair) });
  }
  return repaired;
}

/** The rows that events behind a revision touch, as `model id`. */
async function touchedBehind(
  { events }: BooksCheckGround,
  companyId: string,
  revision: number,
): Promise<ReadonlySet<string>> {
  const touched = new Set<string>();
  const stream = journalStream(companyId);
  for await (const event of events.read(stream, { from: revision + 1 })) {
    const folded: FoldedEvent = { ...event, category: 'journal', streamId: companyId };
    for (const model of models) {
      if (!model.events.includes(event.type)) continue;
      for (const { id } of model.keys(folded)) touched.add(`${model.name} ${id}`);
    }
  }
  return touched;
}
