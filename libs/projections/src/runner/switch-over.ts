import type { Checkpoint, Fence, ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';

/** Projections whose collections name the rows to be written, in version and build. */
export interface Placement {
  /** Those whose live rows go on. */
  readonly current: readonly AnyProjection[];
  /** Those whose rows are made anew beside the live ones. */
  readonly anew: readonly AnyProjection[];
}

/** The checkpoint under which rows are made anew; other rows to make, another checkpoint. */
export function nextName(name: string, anew: readonly AnyProjection[]): string {
  const rows = anew.map(({ collection: { name, version, build = 0 } }) =>
    [name, version, build].join('@'),
  );
  return `${name} next ${rows.sort().join(' ')}`;
}

/**
 * Finds out which rows go on and which have to be made anew: those of another version than the live
 * ones, those that were never made, and those that are `forced`.
 */
export async function place(
  rows: ReadStore,
  projections: readonly AnyProjection[],
  forced: ReadonlySet<string> = new Set(),
): Promise<Placement> {
  const live = await rows.live();
  const current: AnyProjection[] = [];
  const anew: AnyProjection[] = [];
  for (const projection of projections) {
    const found = live.get(projection.collection.name);
    const isSame = found?.version === projection.collection.version;
    if (isSame && !forced.has(projection.name)) current.push(inBuild(projection, found.build));
    else anew.push(inBuild(projection, isSame ? found.build + 1 : 0));
  }
  return { current, anew };
}

/** Makes the tables; rows that another start had begun to make are gone on with. */
export async function prepare(rows: ReadStore, name: string, placement: Placement): Promise<void> {
  await rows.prepare(placement.current.map(({ collection }) => collection));
  const anew = placement.anew.map(({ collection }) => collection);
  if (anew.length === 0) return;
  const next = nextName(name, placement.anew);
  if ((await rows.checkpoint(next, [])) === undefined) await rows.clear(next, anew);
  await rows.prepare(anew, { deferIndexes: true });
}

/** Where the rows that were live stand, and what else goes when new ones take their place. */
export interface SwitchOptions {
  /** Where the current rows stand; what the checkpoint of the name says when absent. */
  readonly going?: Checkpoint | undefined;
  /** Checkpoints that the new one takes the place of. */
  readonly retired?: readonly string[];
  readonly fence?: Fence;
}

/** The rows made anew are read from now on, and go on with the others under one checkpoint. */
export async function switchOver(
  rows: ReadStore,
  name: string,
  placement: Placement,
  tracked: readonly string[],
  options: SwitchOptions = {},
): Promise<void> {
  const next = nextName(name, placement.anew);
  const made = (await rows.checkpoint(next)) ?? nothing(next);
  const going = options.going ?? (await rows.checkpoint(name)) ?? nothing(name);
  const merged = merge(
    { checkpoint: going, isTracking: isTracking(placement.current, tracked) },
    { checkpoint: made, isTracking: isTracking(placement.anew, tracked) },
    placement.current.length > 0,
  );
  const collections = placement.anew.map(({ collection }) => collection);
  const retired = [next, ...(options.retired ?? [])];
  await rows.makeLive(collections, { ...merged, name }, retired, options.fence);
}

interface Side {
  readonly checkpoint: Checkpoint;
  readonly isTracking: boolean;
}

/**
 * Where both can go on: at the earlier position, past what both have seen. Events that one of them
 * has folded already are known by its rows' revisions.
 */
function merge(going: Side, made: Side, hasOthers: boolean): Checkpoint {
  if (!hasOthers) return made.checkpoint;
  const [a, b] = [going.checkpoint, made.checkpoint];
  const position = (a.position ?? '') < (b.position ?? '') ? a.position : b.position;
  if (!made.isTracking) return { ...a, position };
  if (!going.isTracking) return { ...b, position };
  const revisions: Record<string, number> = {};
  for (const [id, revision] of Object.entries(a.revisions)) {
    const other = b.revisions[id];
    if (other !== undefined) revisions[id] = Math.min(revision, other);
  }
  return { ...a, position, revisions };
}

function isTracking(projections: readonly AnyProjection[], tracked: readonly string[]): boolean {
  return projections.some(({ category }) => tracked.includes(category));
}

function nothing(name: string): Checkpoint {
  return { name, position: undefined, revisions: {} };
}

function inBuild(projection: AnyProjection, build: number): AnyProjection {
  return { ...projection, collection: { ...projection.collection, build } };
}
