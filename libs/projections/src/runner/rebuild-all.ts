import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';
import { gathered } from './gathered.js';
import { percentOf } from './progress.js';
import type { RebuildProgress, StalledStream } from './progress.js';
import { runnerDefaults } from './projection-runner.js';
import { rebuildBeside } from './rebuild-beside.js';
import { sharedRebuild } from './shared-rebuild.js';
import { nextName, place, prepare, switchOver } from './switch-over.js';

export interface RebuildAllOptions {
  readonly store: EventStore;
  readonly rows: ReadStore;
  /** All projections of the group, also those that stay as they are. */
  readonly projections: readonly AnyProjection[];
  /** The names of those to make anew; every one when absent. */
  readonly only?: readonly string[];
  readonly name?: string;
  readonly tracked?: readonly string[];
  readonly batchSize?: number;
  /** Lines for a person to read: one for each whole percent, or each batch. */
  readonly onLine?: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Who does it, where others fold these rows in shares, which need not be stopped. */
  readonly holder?: string;
}

/** How long the rebuild stays with a process that is not heard of. */
const leaseMs = 10_000;

/**
 * Makes rows anew beside those that are read, and switches when they have caught up. No runner of
 * the same name may be running, unless there is a `holder`. Answers the streams that could not be
 * folded to their end; throws for a projection that does not exist.
 */
export async function rebuildAll(options: RebuildAllOptions): Promise<readonly StalledStream[]> {
  const { rows, projections, onLine, name, tracked, ...rest } = { ...runnerDefaults, ...options };
  const forced = new Set(options.only ?? projections.map((projection) => projection.name));
  for (const wanted of forced) {
    if (projections.some((projection) => projection.name === wanted)) continue;
    throw new Error(`no projection is named ${wanted}`);
  }
  const { batchSize } = rest;
  const store: Pick<EventStore, 'subscribe'> = {
    subscribe: (wanted) => gathered(rest.store.subscribe(wanted), batchSize),
  };
  const signal = options.signal ?? new AbortController().signal;
  const stalled = new Map<string, StalledStream>();
  const placement = await place(rows, projections, forced);
  if (options.holder !== undefined) {
    const shared = { holder: options.holder, leaseMs, isFresh: true };
    const onProgress = lines(onLine ?? (() => undefined));
    const beside = { ...rest, ...shared, store, rows, name, tracked, stalled, signal, onProgress };
    const isDone = await sharedRebuild(placement, beside);
    if (!isDone && !signal.aborted) throw new Error('rows are being made anew already');
    if (isDone) onLine?.(`${[...forced].join(', ')}: done`);
    return [...stalled.values()];
  }
  await prepare(rows, name, placement);
  const anew = placement.anew.map(({ collection }) => collection);
  await rows.clear(nextName(name, placement.anew), anew);
  const onProgress = lines(onLine ?? (() => undefined));
  const beside = { ...rest, store, rows, name, tracked, stalled, signal, onProgress };
  await rebuildBeside({ ...beside, projections: placement.anew });
  if (signal.aborted) return [...stalled.values()];
  await switchOver(rows, name, placement, tracked);
  onLine?.(`${[...forced].join(', ')}: done`);
  return [...stalled.values()];
}

/** A line when there is something new to say. */
function lines(onLine: (line: string) => void): (progress: RebuildProgress) => void {
  let said = '';
  return (progress) => {
    const percent = percentOf(progress);
    const share = percent === undefined ? `${progress.events} events` : `${percent} %`;
    const line = `${progress.projections.join(', ')}: ${share}`;
    if (line !== said) onLine(line);
    said = line;
  };
}
