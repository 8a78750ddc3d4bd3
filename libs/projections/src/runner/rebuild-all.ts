import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { wantedOf } from './asked-rows.js';
import { Judge } from './doubt.js';
import { gathered } from './gathered.js';
import { percentOf } from './progress.js';
import type { StalledStream } from './progress.js';
import { runnerDefaults } from './runner-options.js';
import { rebuildBeside, type RebuildBesideOptions } from './rebuild-beside.js';
import { sharedRebuild } from './shared-rebuild.js';
import { checkpointNames } from './shares.js';
import { nextName, place, prepare, switchOver, type Placement } from './switch-over.js';

/** Which rows are rebuilt, and whether other processes fold them meanwhile. */
export interface RebuildAllOptions {
  readonly store: EventStore;
  readonly rows: ReadStore;
  /** All projections of the group, also those that stay as they are. */
  readonly projections: readonly AnyProjection[];
  /** The names of those to rebuild; every one when absent. */
  readonly only?: readonly string[];
  readonly name?: string;
  readonly tracked?: readonly string[];
  readonly batchSize?: number;
  /** Which events this version of the product can know; all when absent. */
  readonly isKnown?: ((event: FoldedEvent) => boolean) | undefined;
  /** Lines for a person to read: one for each whole percent, or each batch. */
  readonly onLine?: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Who does it, where others fold these rows in shares, which need not be stopped. */
  readonly holder?: string;
}

/** How long the rebuild stays with a process that is not heard of. */
const leaseMs = 10_000;

/**
 * Rebuilds rows next to those that are read, and switches when they have caught up. No runner of
 * the same name may be running, unless there is a `holder`. Answers the streams that could not be
 * folded to their end; throws for a projection that does not exist.
 */
export async function rebuildAll(options: RebuildAllOptions): Promise<readonly StalledStream[]> {
  const { rows, projections, only, onLine = () => undefined, ...rest } = options;
  const { name, tracked, batchSize, holder } = { ...runnerDefaults, ...rest };
  const forced = wantedOf(projections, only);
  const store: Beside['store'] = {
    subscribe: (wanted) => gathered(rest.store.subscribe(wanted), batchSize),
    read: (stream, wanted) => rest.store.read(stream, wanted),
    identity: () => rest.store.identity(),
  };
  const what = only?.join(', ') ?? 'all lists';
  const { signal = new AbortController().signal } = rest;
  const stalled = new Map<string, StalledStream>();
  const onProgress = lines(what, onLine);
  const judge = new Judge(rest.store, rows, tracked);
  const judgement = await judge.ofAll(holder === undefined ? [name] : checkpointNames(name));
  const placement = await place(rows, projections, { forced, judgement });
  if (placement.reason !== undefined) onLine(`more than that is rebuilt: ${placement.reason}`);
  // What could not be folded is answered at the end.
  const onTrouble = () => undefined;
  const listeners = { onProgress, onTrouble };
  const beside = {
    store,
    rows,
    name,
    tracked,
    batchSize,
    stalled,
    signal,
    judge,
    ...listeners,
    isKnown: rest.isKnown,
  };
  const isDone =
    holder === undefined ? await alone(placement, beside) : await shared(placement, beside, holder);
  if (isDone) onLine(`${what}: done`);
  return [...stalled.values()];
}

interface Beside extends Omit<RebuildBesideOptions, 'projections' | 'lease'> {
  readonly judge: Judge;
}

/** Where nobody else folds these rows; false when it was aborted. */
async function alone(placement: Placement, beside: Beside): Promise<boolean> {
  const { rows, name, tracked, signal, judge } = beside;
  await prepare(rows, name, placement, judge);
  const rebuilt = placement.rebuilt.map(({ collection }) => collection);
  await rows.clear(nextName(name, placement.rebuilt), rebuilt);
  await rebuildBeside({ ...beside, projections: placement.rebuilt });
  if (signal.aborted) return false;
  await switchOver(rows, name, placement, tracked);
  return true;
}

/** Where others fold these rows in shares; false when it was aborted. */
async function shared(placement: Placement, beside: Beside, holder: string): Promise<boolean> {
  const isDone = await sharedRebuild(() => Promise.resolve(placement), {
    ...beside,
    holder,
    leaseMs,
    isFresh: true,
  });
  if (!isDone && !beside.signal.aborted) throw new Error('rows are being rebuilt already');
  return isDone;
}

/** A line when there is something new to say of what is rebuilt. */
function lines(heading: string, onLine: (line: string) => void): Beside['onProgress'] {
  let output = '';
  return (progress) => {
    const percent = percentOf(progress);
    const share = percent === undefined ? `${progress.events} events` : `${percent} %`;
    const line = `${heading}: ${share}`;
    if (line !== output) onLine(line);
    output = line;
  };
}
