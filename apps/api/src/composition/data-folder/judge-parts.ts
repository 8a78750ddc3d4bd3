import { dataParts, type DataPartName } from './data-files.js';
import type { FoundPart, FoundParts } from './look-at-parts.js';

/** Facts of the installation by which its parts are judged. */
export interface KnownInstallation {
  /** The digest of its secrets key; undefined until one was noted. */
  readonly secretsKey: string | undefined;
  /** Whether parts may be absent although others are there: for the target of a move. */
  readonly mayBeNew: boolean;
}

/** A part that keeps the product from starting, and why. */
export interface Refusal {
  readonly part: DataPartName;
  readonly problem: 'missing' | 'foreign' | 'unusable';
  readonly why: string;
}

/** A derived part that is to be set aside, and why. */
export interface Unusable {
  readonly part: DataPartName;
  readonly why: string;
}

const isThere = ({ state }: FoundPart): boolean => state === 'sound';
const isLacking = ({ state }: FoundPart): boolean => state === 'absent' || state === 'empty';
const idOf = (found: FoundPart): string | undefined =>
  found.state === 'sound' ? found.id : undefined;
const hasRows = (found: FoundPart): boolean => found.state === 'sound' && found.hasRows;

/** Whether the events are here: the ids of the others are that of the log of events. */
export const hasEvents = (found: FoundParts): boolean => found['events.db'].state !== 'elsewhere';

/** Whether no event was ever recorded here: the log of events is not there, or not used yet. */
const isNew = (found: FoundParts): boolean => !isThere(found['events.db']);

/** Whether the parts were given their ids: the keys are given theirs after all others. */
const isAdopted = (found: FoundParts): boolean => idOf(found['keys.db']) !== undefined;

/** The first precious part that is damaged, missing or of another installation. */
export function refusalOf(found: FoundParts, known: KnownInstallation): Refusal | undefined {
  const unusable = unusableIn(found);
  if (unusable !== undefined || !hasEvents(found)) return unusable;
  return missingIn(found, known) ?? foreignIn(found, known);
}

function unusableIn(found: FoundParts): Refusal | undefined {
  for (const { name, role } of dataParts) {
    const part = found[name];
    if (role === 'precious' && part.state === 'unusable') {
      return { part: name, problem: 'unusable', why: part.why };
    }
  }
  return undefined;
}

/** A first start that was cut short has recorded nothing: what it lacks is made now. */
function missingIn(
  found: FoundParts,
  { secretsKey, mayBeNew }: KnownInstallation,
): Refusal | undefined {
  if (mayBeNew) return undefined;
  const missing = (part: DataPartName, witness: DataPartName): Refusal => ({
    part,
    problem: 'missing',
    why: `although ${witness} is there`,
  });
  if (isNew(found)) {
    const others = ['keys.db', 'blobs', 'secrets.key'] as const;
    const other = others.find((name) => hasRows(found[name]) || idOf(found[name]) !== undefined);
    return other && missing('events.db', other);
  }
  const isUsed = hasRows(found['events.db']) || isAdopted(found);
  if (isUsed && isLacking(found['keys.db'])) return missing('keys.db', 'events.db');
  // Older versions leave the folder empty until there is a file.
  const areFilesLacking = isAdopted(found)
    ? isLacking(found.blobs)
    : found.blobs.state === 'absent';
  if (isUsed && areFilesLacking) return missing('blobs', 'events.db');
  if (secretsKey !== undefined && isLacking(found['secrets.key'])) {
    return missing('secrets.key', 'keys.db');
  }
  return undefined;
}

function foreignIn(
  found: FoundParts,
  { secretsKey, mayBeNew }: KnownInstallation,
): Refusal | undefined {
  const id = idOf(found['events.db']);
  const foreign = (part: DataPartName, witness = 'events.db is'): Refusal => ({
    part,
    problem: 'foreign',
    why: `${witness} of another installation`,
  });
  const [ofKeys, ofBlobs] = [idOf(found['keys.db']), idOf(found.blobs)];
  // Two that agree are not both wrong.
  if (ofKeys !== undefined && ofKeys === ofBlobs && ofKeys !== id) {
    return foreign('events.db', 'keys.db and blobs are');
  }
  for (const name of ['keys.db', 'blobs'] as const) {
    const own = idOf(found[name]);
    if (own !== undefined && own !== id) return foreign(name);
  }
  const isUnmarked = isThere(found.blobs) && idOf(found.blobs) === undefined;
  if (isAdopted(found) && isUnmarked && !mayBeNew) return foreign('blobs');
  const key = idOf(found['secrets.key']);
  if (secretsKey !== undefined && key !== undefined && key !== secretsKey) {
    return { part: 'secrets.key', problem: 'foreign', why: 'secrets were kept with another key' };
  }
  return undefined;
}

/** The derived parts that cannot be used, or are not of this installation. */
export function unusableOf(found: FoundParts): readonly Unusable[] {
  const id = idOf(found['events.db']);
  return dataParts.flatMap(({ name: part, role, form }): readonly Unusable[] => {
    if (role === 'precious') return [];
    const state = found[part];
    if (state.state === 'unusable') return [{ part, why: state.why }];
    if (!hasEvents(found) || form === 'lock' || state.state !== 'sound') return [];
    if (isNew(found)) return [{ part, why: 'it is of an earlier installation' }];
    // Those of older versions have no id, and are adopted once.
    const isForeign = state.id !== id && (state.id !== undefined || isAdopted(found));
    return typeof form === 'object' && isForeign
      ? [{ part, why: 'it is of another installation' }]
      : [];
  });
}
