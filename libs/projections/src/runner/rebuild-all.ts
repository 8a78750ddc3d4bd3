import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';
import { percentOf } from './progress.js';
import type { RebuildProgress, StalledStream } from './progress.js';
import { runnerDefaults } from './projection-runner.js';
import { rebuildBeside } from './rebuild-beside.js';
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
}

/**
 * Makes rows anew beside those that are read, and switches when they have caught up. No runner of
 * the same name may be running. Answers the streams that could not be folded to their end; throws
 * for a projection that does not exist.
 */
export async function rebuildAll(options: RebuildAllOptions): Promise<readonly StalledStream[]> {
  const { rows, projections, onLine, name, tracked, ...rest } = { ...runnerDefaults, ...options };
  const forced = new Set(options.only ?? projections.map((projection) => projection.name));
  for (const wanted of forced) {
    if (projections.some((projection) => projection.name === wanted)) continue;
    throw new Error(`no projection is named ${wanted}`);
  }
  const signal = options.signal ?? new AbortController().signal;
  const stalled = new Map<string, StalledStream>();
  const placement = await place(rows, projections, forced);
  await prepare(rows, name, placement);
  const anew = placement.anew.map(({ collection }) => collection);
  await rows.clear(nextName(name, placement.anew), anew);
  const onProgress = lines(onLine ?? (() => undefined));
  const beside = { ...rest, rows, name, tracked, stalled, signal, onProgress };
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
