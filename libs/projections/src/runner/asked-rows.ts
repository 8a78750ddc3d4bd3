import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';
import { runnerDefaults } from './runner-options.js';
import { rowsName } from './source.js';
import { place } from './switch-over.js';

/** Requests are kept next to the rows, so that they outlive a restart and reach every process. */
const requestsOf = (name: string): string => `${name} asked`;

/** Which rows somebody has ever asked to be rebuilt, by `rowsName`. */
export async function askedRows(
  rows: Pick<ReadStore, 'checkpoint'>,
  name: string,
): Promise<ReadonlySet<string>> {
  const requests = await rows.checkpoint(requestsOf(name));
  return new Set(Object.keys(requests?.revisions ?? {}));
}

/** Which rows to ask for. */
export interface AskRebuildOptions {
  /** All projections of the group. */
  readonly projections: readonly AnyProjection[];
  /** The names of those to rebuild; every one when absent. */
  readonly only?: readonly string[] | undefined;
  readonly name?: string;
}

/**
 * Asks whoever folds these rows to rebuild them next to the live ones, which go on until the new
 * ones take their place. A request names the build, so that one asked for twice is made once.
 * Answers the projections whose rows are rebuilt; throws for one that does not exist.
 */
export async function askRebuild(
  rows: Pick<ReadStore, 'write' | 'live'>,
  { projections, only, name = runnerDefaults.name }: AskRebuildOptions,
): Promise<readonly string[]> {
  const wanted = wantedOf(projections, only);
  const { current } = await place(rows, projections);
  const asked = current.filter((projection) => wanted.has(projection.name));
  const revisions = Object.fromEntries(asked.map((projection) => [rowsName(projection), 0]));
  await rows.write([], { name: requestsOf(name), position: undefined, revisions });
  return asked.map((projection) => projection.name);
}

/** The names of the projections whose live rows are asked to be rebuilt, and are not yet. */
export async function pendingRebuilds(
  rows: Pick<ReadStore, 'checkpoint' | 'live'>,
  { projections, name = runnerDefaults.name }: Omit<AskRebuildOptions, 'only'>,
): Promise<readonly string[]> {
  const { kept } = await place(rows, projections, { asked: await askedRows(rows, name) });
  return kept.map((projection) => projection.name);
}

/** The names that are wanted, all of them when none is given; throws for one without projection. */
export function wantedOf(
  projections: readonly AnyProjection[],
  only: readonly string[] | undefined,
): ReadonlySet<string> {
  const all = new Set(projections.map((projection) => projection.name));
  const unknown = only?.find((name) => !all.has(name));
  if (unknown !== undefined) throw new Error(`no projection is named ${unknown}`);
  return only === undefined ? all : new Set(only);
}
