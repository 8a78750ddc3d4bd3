import type { Checkpoint, Fence, ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';
import type { Judge, Judgement, RebuildReason } from './doubt.js';
import { rowsName, sourceOf, sourceText } from './source.js';

/** Projections whose collections name the rows to be written, in version and build. */
export interface Placement {
  /** Those whose live rows go on. */
  readonly current: readonly AnyProjection[];
  /** Those whose rows are rebuilt next to the live ones. */
  readonly rebuilt: readonly AnyProjection[];
  /** The live rows of those that are rebuilt as somebody asked: they go on until the switch. */
  readonly kept: readonly AnyProjection[];
  /** Why some are rebuilt whose version is the same; absent where none is, or as it was asked. */
  readonly reason?: RebuildReason;
}

/** The checkpoint under which rows are rebuilt; other rows to make, another checkpoint. */
export function nextName(name: string, rebuilt: readonly AnyProjection[]): string {
  return `${name} next ${rebuilt.map(rowsName).sort().join(' ')}`;
}

/** Which rows are rebuilt although their version is the same. */
export interface PlaceOptions {
  /** By the projection's name. */
  readonly forced?: ReadonlySet<string> | undefined;
  /** By `rowsName`: rows that are sound, but asked to be made again. */
  readonly asked?: ReadonlySet<string>;
  /** Where all rows are doubted, all are rebuilt; else those that the checkpoint does not name. */
  readonly judgement?: Judgement;
}

/**
 * Finds out which rows go on and which have to be rebuilt: those of another version than the live
 * ones, those that were never made, those that are `forced` or asked for, and those that are
 * doubted.
 */
export async function place(
  rows: Pick<ReadStore, 'live'>,
  projections: readonly AnyProjection[],
  { forced, asked, judgement = {} }: PlaceOptions = {},
): Promise<Placement> {
  const { doubt, rows: held } = judgement;
  const live = await rows.live();
  const current: AnyProjection[] = [];
  const rebuilt: AnyProjection[] = [];
  const kept: AnyProjection[] = [];
  const holes: string[] = [];
  for (const projection of projections) {
    const found = live.get(projection.collection.name);
    const isSame = found?.version === projection.collection.version;
    const placed = inBuild(projection, found?.build ?? 0);
    const isHole = isSame && held?.has(rowsName(placed)) === false;
    if (isHole) holes.push(projection.name);
    const isForced = doubt !== undefined || isHole || forced?.has(projection.name) === true;
    const isAsked = isSame && asked?.has(rowsName(placed)) === true;
    if (isAsked && !isForced) kept.push(placed);
    if (isSame && !isForced && !isAsked) current.push(placed);
    else rebuilt.push(inBuild(projection, isSame ? found.build + 1 : 0));
  }
  const reason = doubt ?? (holes.length > 0 ? 'holes' : undefined);
  return { current, rebuilt, kept, ...(reason && { reason }) };
}

/**
 * Makes the tables; rows that another start had begun to make are gone on with, unless they are of
 * another log.
 */
export async function prepare(
  rows: ReadStore,
  name: string,
  placement: Placement,
  judge: Pick<Judge, 'of'>,
): Promise<void> {
  const going = [...placement.current, ...placement.kept];
  await rows.prepare(going.map(({ collection }) => collection));
  const rebuilt = placement.rebuilt.map(({ collection }) => collection);
  if (rebuilt.length === 0) return;
  const next = nextName(name, placement.rebuilt);
  const hasBegun = (await rows.checkpoint(next, [])) !== undefined;
  const { doubt } = hasBegun ? await judge.of(next) : {};
  if (!hasBegun || doubt !== undefined) await rows.clear(next, rebuilt);
  // Indexes made at the end are faster, but hold up the rows that go on for as long as it takes.
  await rows.prepare(rebuilt, { deferIndexes: placement.kept.length === 0 });
}

/** Where the rows that were live stand, and what else goes when new ones take their place. */
export interface SwitchOptions {
  /** Where the current rows stand; what the checkpoint of the name says when absent. */
  readonly going?: Checkpoint | undefined;
  /** Checkpoints that the new one takes the place of. */
  readonly retired?: readonly string[];
  readonly fence?: Fence;
}

/** The rebuilt rows are read from now on, and go on with the others under one checkpoint. */
export async function switchOver(
  rows: ReadStore,
  name: string,
  placement: Placement,
  tracked: readonly string[],
  options: SwitchOptions = {},
): Promise<void> {
  const next = nextName(name, placement.rebuilt);
  const made = (await rows.checkpoint(next)) ?? nothing(next);
  const going = options.going ?? (await rows.checkpoint(name)) ?? nothing(name);
  const merged = merge(
    { checkpoint: going, isTracking: isTracking(placement.current, tracked) },
    { checkpoint: made, isTracking: isTracking(placement.rebuilt, tracked) },
    placement.current.length > 0,
  );
  const sides = placement.current.length > 0 ? [made, going] : [made];
  const source = sourceFor(placement, sides, merged.position);
  const collections = placement.rebuilt.map(({ collection }) => collection);
  const retired = [next, ...(options.retired ?? [])];
  await rows.makeLive(collections, { ...merged, name, source }, retired, options.fence);
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

/** The source of all rows at the place where they go on together. */
function sourceFor(
  { current, rebuilt }: Placement,
  sides: readonly Checkpoint[],
  position: string | undefined,
): string | undefined {
  const said = sides.map(sourceOf).filter((source) => source !== undefined);
  const [log] = said.map((source) => source.log);
  if (log === undefined) return undefined;
  const witness = said.find((source) => source.position === position)?.witness;
  return sourceText({ log, position, witness, rows: [...current, ...rebuilt].map(rowsName) });
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
