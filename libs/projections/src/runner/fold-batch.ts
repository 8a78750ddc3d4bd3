import type { RecordedEvent } from '@balcao/event-store';
import { assertRow, byName, lastsToAnEnd } from '@balcao/read-store';
import type { ReadStore, Row, RowChange } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent, Unstamped } from '../projection.js';
import type { StalledStream, TouchedRows } from './progress.js';
import { foldedEvent } from './projection-set.js';
import type { ProjectionSet } from './projection-set.js';
import { RowBatch } from './row-batch.js';
import type { HeldRow } from './row-batch.js';

/** What folding some events came to, before anything is written. */
export interface FoldedBatch {
  readonly changes: readonly RowChange[];
  readonly touched: readonly TouchedRows[];
  /** By stream: the last event folded. */
  readonly last: ReadonlyMap<string, FoldedEvent>;
  readonly stalled: readonly StalledStream[];
}

/** An event and the rows it touches, or why they are not known. */
interface Step {
  readonly event: FoldedEvent;
  readonly rows: readonly HeldRow[];
  readonly failure: StalledStream | undefined;
}

/**
 * Folds events in their order. `isNew` tells those to fold; an event that a row shows already does
 * not change it again.
 */
export async function foldBatch(
  set: ProjectionSet,
  store: Pick<ReadStore, 'load'>,
  events: readonly RecordedEvent[],
  isNew: (event: FoldedEvent) => boolean,
): Promise<FoldedBatch> {
  const batch = new RowBatch();
  const steps: Step[] = [];
  for (const recorded of events) {
    const event = foldedEvent(recorded);
    if (isNew(event)) steps.push(plan(set, batch, event));
  }
  await batch.load(store);

  const last = new Map<string, FoldedEvent>();
  const stalled = new Map<string, StalledStream>();
  for (const step of steps) {
    const { stream } = step.event;
    if (stalled.has(stream)) continue;
    const failure = step.failure ?? foldStep(step);
    if (failure === undefined) last.set(stream, step.event);
    else stalled.set(stream, failure);
  }
  return { ...batch.changes(), last, stalled: [...stalled.values()] };
}

function plan(set: ProjectionSet, batch: RowBatch, event: FoldedEvent): Step {
  const rows: HeldRow[] = [];
  if (set.isNewer(event)) return { event, rows, failure: newerEvent(event) };
  for (const projection of set.of(event)) {
    try {
      for (const key of projection.keys(event)) rows.push(batch.hold(projection, key, event));
    } catch (error) {
      return { event, rows: [], failure: failureOf(event, projection, error) };
    }
  }
  return { event, rows, failure: undefined };
}

/** All of an event's rows or none: they are put in their places when each of them is made. */
function foldStep({ event, rows }: Step): StalledStream | undefined {
  const made: (Row | undefined)[] = [];
  for (const { projection, row, revision, key } of rows) {
    try {
      made.push(event.revision > revision ? foldedRow(projection, row, event, key) : row);
    } catch (error) {
      return failureOf(event, projection, error);
    }
  }
  for (const [at, held] of rows.entries()) {
    const after = made[at];
    if (after === held.row) continue;
    keepEarlier(held, event, after);
    held.row = after;
    held.revision = event.revision;
    held.hasChanged = true;
  }
  return undefined;
}

/** The event of a journal that takes out of rows what they said of a person. */
const erasing = 'PartyErased';

/** Of rows of a journal, what they were at ends of steps is kept, in their own partition. */
function keepEarlier(held: HeldRow, event: FoldedEvent, after: Row | undefined): void {
  const { projection, key, row, revision } = held;
  if (row === undefined || projection.category !== 'journal') return;
  if (event.type === erasing && hasLostText(row, after)) {
    held.forgets = true;
    held.replaced = undefined;
  } else if (key.partition === event.streamId && lastsToAnEnd(revision, event.revision)) {
    (held.replaced ??= []).push({ row, until: event.revision });
  }
}

/** Nothing is lost where the events were read without what was erased. */
const hasLostText = (row: Row, after: Row | undefined): boolean =>
  Object.entries(row).some(
    ([name, value]) => typeof value === 'string' && (after && byName(after))?.[name] !== value,
  );

function foldedRow(
  projection: AnyProjection,
  row: Row | undefined,
  event: FoldedEvent,
  key: HeldRow['key'],
): Row | undefined {
  const after = projection.fold(row, event, key);
  if (after === undefined) return undefined;
  if (after === row) return row;
  const made = stamped(after, key.id, event.revision);
  assertRow(projection.collection, made);
  return made;
}

/**
 * The row is of the fold's own making: stamped where it lies and field by field, as copying it took
 * a tenth of a rebuild.
 */
function stamped(made: Unstamped<Row>, id: string, revision: number): Row {
  const row = made as { -readonly [K in keyof Row]: Row[K] };
  row.id = id;
  row.revision = revision;
  return row;
}

function newerEvent({ stream, revision, type }: FoldedEvent): StalledStream {
  const error = 'it was recorded by a newer version of the product';
  return { stream, revision, type, projection: '', error, isNewer: true };
}

function failureOf(
  { stream, revision, type }: FoldedEvent,
  { name }: AnyProjection,
  error: unknown,
): StalledStream {
  const message = error instanceof Error ? error.message : String(error);
  return { stream, revision, type, projection: name, error: message };
}
