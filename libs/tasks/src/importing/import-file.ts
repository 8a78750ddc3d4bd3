import { BlobNotFound } from '@balcao/blobs';
import { DomainError, isUnderWay, type ImportState } from '@balcao/domain';
import { JobFailedForGood, JobInterrupted, type JobHandler, type JobRun } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';
import { beginImportCommand } from './begin-import.js';
import { blobContent } from './blob-content.js';
import { importFileBlob, importOrderOf, type ImportOrder } from './import-order.js';
import { KeptPlans } from './kept-plans.js';
import { wholePlan } from './corrected-cells.js';
import { tablePlaceOf } from './plan-columns.js';
import { RowPlanner, type PlannedRows } from './plan-rows.js';
import { wholeRows } from './plan-whole.js';
import { readTable } from './table/read-table.js';
import type { TableRow } from './table/table.js';
import { RowWriter } from './write-rows.js';

/** Rows whose commands run concurrently and are recorded together. */
export const IMPORT_ROWS_AT_ONCE = 250;

/** The context that an import needs. */
export type ImportGround = Pick<TaskGround, 'journals' | 'blobs'>;

/** One attempt at writing a file. */
interface Attempt {
  readonly order: ImportOrder;
  readonly run: JobRun;
  readonly planner: RowPlanner;
  readonly plans: KeptPlans;
  readonly writer: RowWriter;
}

/**
 * Writes an uploaded file into the books in batches of rows; it can be cancelled between them. A
 * new attempt continues after the recorded rows, with the plans made before.
 */
export function importFile({ journals, blobs }: ImportGround): JobHandler {
  const stateOf = ({ companyId, importId }: ImportOrder): Promise<ImportState | undefined> =>
    journals.inspect(companyId, (books) => books.imports.imports.get(importId));

  /** Whether to write the following rows; throws if another worker should. */
  const goesOn = async ({ order, run, writer }: Attempt): Promise<boolean> => {
    if (run.signal.aborted) {
      const reason: unknown = run.signal.reason;
      if (!(reason instanceof JobInterrupted) || reason.why !== 'cancelled') throw reason;
      await writer.execute('stop', { type: 'StopImport', id: order.importId });
    }
    return (await stateOf(order))?.status === 'running';
  };

  const planOf = async (attempt: Attempt, first: number, rows: readonly TableRow[]) => {
    const { order, planner, plans } = attempt;
    const kept = await plans.find(first);
    if (kept !== undefined) return recalled(planner, kept);
    const known = planner.newCategories.length;
    const planned = await journals.inspect(order.companyId, (books) =>
      rows.map((row) => planner.planRow(row, books)),
    );
    const placed = wholeRows(planner, planned);
    const categories = planner.newCategories.slice(known);
    return plans.keep(first, { rows: placed, categories });
  };

  const writeRows = async (attempt: Attempt): Promise<void> => {
    const { order, run, planner, plans, writer } = attempt;
    const { rows } = planner;
    const done = (await stateOf(order))?.done ?? 0;
    for (let first = 0; first < done; first += IMPORT_ROWS_AT_ONCE) {
      const kept = await plans.find(first);
      if (kept !== undefined) planner.recall(kept);
    }
    // Rows that make one record together are written together.
    const size = planner.spec.whole === undefined ? IMPORT_ROWS_AT_ONCE : rows.length;
    for (let first = done; first < rows.length; first += size) {
      if (!(await goesOn(attempt))) break;
      const batch = rows.slice(first, first + size);
      await writer.write(first, await planOf(attempt, first, batch));
      const written = first + batch.length;
      const percent = Math.floor((100 * written) / rows.length);
      run.progress({ percent, detail: { done: written, rows: rows.length } });
    }
    await writer.execute('finish', { type: 'FinishImport', id: order.importId });
  };

  return async (run) => {
    const order = importOrderOf(run.job);
    const before = await stateOf(order);
    const plans = new KeptPlans(blobs, order);
    if (before === undefined || isUnderWay(before)) {
      const content = await blobContent(
        blobs,
        order.companyId,
        importFileBlob(order.importId),
      ).catch(forGood);
      const writer = new RowWriter(journals, order);
      const table = await readTable(content, tablePlaceOf(order.plan)).catch(forGood);
      const begin = beginImportCommand(order, content, table.rows.length);
      await writer.execute('begin', begin).catch(forGood);
      const planner = new RowPlanner(table, await wholePlan(blobs, order), order.importId);
      await writeRows({ order, run, planner, plans, writer });
    }
    const state = await stateOf(order);
    if (state === undefined) return undefined;
    await plans.forget(state.rows, IMPORT_ROWS_AT_ONCE);
    return { status: state.status, done: state.done, rows: state.rows };
  };
}

function recalled(planner: RowPlanner, kept: PlannedRows): PlannedRows {
  planner.recall(kept);
  return kept;
}

/** Refusals and missing files are not retried: the result would be the same. */
function forGood(error: unknown): never {
  if (error instanceof DomainError) throw new JobFailedForGood(error.code);
  if (error instanceof BlobNotFound) throw new JobFailedForGood('the file is not there any more');
  throw error;
}
