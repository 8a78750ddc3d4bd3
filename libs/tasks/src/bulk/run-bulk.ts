import type { BlobStore } from '@balcao/blobs';
import { BugError, DomainError, requirePermission } from '@balcao/domain';
import { JobFailedForGood, type JobHandler, type JobRun } from '@balcao/jobs';
import { CommandReused } from '@balcao/journal';
import { bulkActionSpec } from './bulk-actions.js';
import { bulkEndJob, bulkRowId, type BulkOrder, type OrderedRow } from './bulk-order.js';
import type { BulkGround } from './row-to-do.js';
import { BULK_ROWS_AT_ONCE, KeptOrder, type RowOutcome } from './kept-order.js';
import { refusalsOf } from './undo-bulk.js';

const dayMs = 24 * 3_600_000;

/** How long an order and its outcomes can be looked at; jobs that failed are kept no longer. */
const keptMs = 31 * dayMs;

type RunGround = BulkGround & { readonly blobs: BlobStore };

/** One attempt at an order. */
interface Attempt {
  readonly ground: RunGround;
  readonly run: JobRun;
  readonly order: BulkOrder;
  readonly kept: KeptOrder;
}

/**
 * Does one thing with many rows, some at a time; between them it can be stopped. A refused row
 * holds up nobody and says why. Every row's command has an id made of the job's and the row's: an
 * attempt after an interruption does nothing twice.
 */
export function runBulkOrder(ground: RunGround): JobHandler {
  return async (run) => {
    const { id, companyId } = run.job;
    const kept = new KeptOrder(ground.blobs, companyId, id);
    const order = await kept.find();
    if (order === undefined) throw new JobFailedForGood('the order is not there any more');
    await rememberToForget(ground, run);
    const { action, rows } = order;
    const counts = { done: 0, refused: 0, total: rows.length };
    for (let first = 0; first < rows.length; first += BULK_ROWS_AT_ONCE) {
      const outcomes =
        (await kept.outcomes(first)) ?? (await doRows({ ground, run, order, kept }, first));
      const refused = outcomes.filter(({ problems }) => problems !== undefined).length;
      counts.refused += refused;
      counts.done += outcomes.length - refused;
      const percent = Math.floor((100 * (first + outcomes.length)) / rows.length);
      run.progress({ percent, detail: { action, ...counts } });
    }
    return { action, ...counts };
  };
}

/** Forgets an order whose days are over. */
export function endBulkOrder({ blobs, clock }: Pick<RunGround, 'blobs' | 'clock'>): JobHandler {
  return async ({ job: { companyId, payload } }) => {
    // What was ordered is what `rememberToForget` enqueued.
    const { bulkId, until } = payload as { readonly bulkId: string; readonly until: string };
    // The queue's clock may be ahead.
    if (clock().toISOString() < until) return undefined;
    await new KeptOrder(blobs, companyId, bulkId).forget();
    return undefined;
  };
}

async function rememberToForget({ jobs, clock }: RunGround, { job }: JobRun): Promise<void> {
  const { id, companyId, actorId } = job;
  const runAt = new Date(clock().getTime() + keptMs).toISOString();
  const payload = { bulkId: id, until: runAt };
  await jobs.enqueue({ id: `end-${id}`, name: bulkEndJob, companyId, actorId, payload, runAt });
}

async function doRows(attempt: Attempt, first: number): Promise<readonly RowOutcome[]> {
  const { ground, run, order, kept } = attempt;
  run.signal.throwIfAborted();
  const { companyId, actorId } = run.job;
  const { permission } = bulkActionSpec(order.action);
  const actor = await ground.journals.inspect(companyId, (books) => ({
    name: books.identity.members.get(actorId)?.name ?? '',
    // Whoever asked may have lost the right to it since.
    problems: problemsOf(order, () => {
      requirePermission(books, actorId, permission);
    }),
  }));
  const rows = order.rows.slice(first, first + BULK_ROWS_AT_ONCE);
  const outcomes = await Promise.all(
    rows.map(async (ordered): Promise<RowOutcome> => {
      const { id, name, isUnseen } = ordered;
      const row = { id, name };
      const problems =
        actor.problems ?? (isUnseen ? unseen(id) : await doRow(attempt, ordered, actor.name));
      return problems === undefined ? row : { ...row, problems };
    }),
  );
  return kept.keepOutcomes(first, outcomes);
}

type Problems = RowOutcome['problems'];

/** The refusal of a row; undefined where it is done. Throws what a later attempt may correct. */
async function doRow(
  { ground, run, order }: Attempt,
  row: OrderedRow,
  actorName: string,
): Promise<Problems> {
  const { id: jobId, companyId, actorId } = run.job;
  const commandId = bulkRowId(jobId, row.id);
  const todo = { ground, order, companyId, actorId, actorName, row, commandId };
  try {
    await bulkActionSpec(order.action).run(todo);
    return undefined;
  } catch (error) {
    return refusalIn(order, error);
  }
}

function problemsOf(order: BulkOrder, check: () => void): Problems {
  try {
    check();
    return undefined;
  } catch (error) {
    return refusalIn(order, error);
  }
}

/** Refusals stay what they are; a bug in one row is no reason to leave the others. */
function refusalIn(order: BulkOrder, error: unknown): Problems {
  if (error instanceof DomainError) return refusalsOf(order, error.problems);
  const isOfTheRow =
    error instanceof BugError || error instanceof TypeError || error instanceof CommandReused;
  if (!isOfTheRow) throw error;
  return [{ code: 'request.failed', params: {} }];
}

const unseen = (id: string): Problems => [{ code: 'record.notFound', params: { id } }];
