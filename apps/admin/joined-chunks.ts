import type { Part } from './joined-parts.js';
import { UserSet } from './user-set.js';

/**
 * What one more request costs a page, in bytes of script: headers, and waiting for its turn. A slow
 * phone has six requests on their way at a time, and reads some 30 kB of a script, which compresses
 * to a third of that, while it waits for one more.
 */
const REQUEST_BYTES = 10_000;

/** Parts that are loaded together. */
export interface Chunk {
  /** Set for what has a page of its own; a chunk without one may be joined with others. */
  readonly name: string | undefined;
  readonly parts: readonly Part[];
}

interface Joined extends Chunk {
  readonly parts: Part[];
  bytes: number;
  /** Whether it brings a style sheet, which is one more request. */
  hasStyles: boolean;
  /** Who loads it: for itself, or as something that they load needs it. */
  readonly users: UserSet;
  /** All chunks that come with it. */
  readonly needs: Set<Joined>;
}

/**
 * Puts parts of a name together, and joins the others two by two, always the two by which their
 * users save most, until no two are left by which they save: requests, less the bytes that a user
 * has no use for yet, and less what those need in turn. Chunks never need each other in a circle.
 * @param isThere whether a user has loaded the chunk of that name anyhow
 */
export function joinParts(
  parts: readonly Part[],
  nameOf: (part: Part) => string | undefined,
  isThere: (name: string, user: string) => boolean,
): readonly Chunk[] {
  const chunks = chunksOf(parts, nameOf, isThere);
  for (let pair = best(chunks); pair !== undefined; pair = best(chunks)) join(chunks, ...pair);
  return [...chunks];
}

function chunksOf(
  parts: readonly Part[],
  nameOf: (part: Part) => string | undefined,
  isThere: (name: string, user: string) => boolean,
): Set<Joined> {
  const everybody = [...new Set(parts.flatMap(({ users }) => [...users]))];
  const place = new Map(everybody.map((user, at) => [user, at]));
  const named = new Map<string, Joined>();
  const byPart = new Map<string, Joined>();
  for (const part of parts) {
    const name = nameOf(part);
    const users = new UserSet(everybody.length);
    const made = { name, parts: [], bytes: 0, hasStyles: false, users, needs: new Set<Joined>() };
    const chunk: Joined = named.get(name ?? '') ?? made;
    if (name !== undefined) named.set(name, chunk);
    byPart.set(part.name, chunk);
    chunk.parts.push(part);
    chunk.bytes += part.bytes;
    chunk.hasStyles ||= part.modules.some((id) => id.endsWith('.css'));
    for (const user of part.users) chunk.users.add(place.get(user) ?? 0);
    for (const [at, user] of everybody.entries()) {
      if (name !== undefined && isThere(name, user)) chunk.users.add(at);
    }
  }
  const chunks = new Set(byPart.values());
  for (const chunk of chunks) {
    for (const need of chunk.parts.flatMap(({ needs }) => [...needs])) {
      const needed = byPart.get(need);
      if (needed !== undefined && needed !== chunk) chunk.needs.add(needed);
    }
  }
  // Parts of one name bring what each of them needs, and that what it needs in turn.
  for (let isNews = true; isNews;) isNews = [...chunks].filter(spread).length > 0;
  return chunks;
}

/** With a chunk comes what its needs need, to all of its users; answers whether that is news. */
function spread(chunk: Joined): boolean {
  const before = chunk.needs.size;
  for (const need of chunk.needs) {
    need.users.addAll(chunk.users);
    for (const each of need.needs) if (each !== chunk) chunk.needs.add(each);
  }
  return chunk.needs.size > before;
}

/** The two that save most by being joined. */
function best(chunks: ReadonlySet<Joined>): readonly [Joined, Joined] | undefined {
  const free = [...chunks].filter(({ name }) => name === undefined);
  let most = 0;
  let pair: readonly [Joined, Joined] | undefined;
  for (const [at, one] of free.entries()) {
    for (const other of free.slice(0, at)) {
      const bytes = saved(one, other, most);
      if (bytes > most) [most, pair] = [bytes, [one, other]];
    }
  }
  return pair;
}

/** What users save in bytes; 0 where that is no more than `least`, or where a circle would be. */
function saved(one: Joined, other: Joined, least: number): number {
  const requests = one.hasStyles && other.hasStyles ? 2 : 1;
  const saving =
    REQUEST_BYTES * requests * one.users.shared(other.users) -
    other.bytes * one.users.missingFrom(other.users) -
    one.bytes * other.users.missingFrom(one.users);
  if (saving <= least || isBetween(one, other) || isBetween(other, one)) return 0;
  return saving - inVain(one, other) - inVain(other, one);
}

/** Whether the one needs a third that needs the other. */
const isBetween = ({ needs }: Joined, other: Joined): boolean =>
  [...needs].some((each) => each !== other && each.needs.has(other));

/** What comes with the one, to those users of the other that have not loaded it. */
function inVain(one: Joined, other: Joined): number {
  let bytes = 0;
  for (const need of one.needs) {
    if (need === other || other.needs.has(need)) continue;
    bytes += (need.bytes + REQUEST_BYTES) * other.users.missingFrom(need.users);
  }
  return bytes;
}

function join(chunks: Set<Joined>, one: Joined, other: Joined): void {
  chunks.delete(other);
  one.parts.push(...other.parts);
  one.bytes += other.bytes;
  one.hasStyles ||= other.hasStyles;
  one.users.addAll(other.users);
  for (const need of other.needs) one.needs.add(need);
  one.needs.delete(one);
  one.needs.delete(other);
  for (const chunk of chunks) {
    if (chunk.needs.delete(other)) chunk.needs.add(one);
    if (chunk.needs.has(one)) for (const need of one.needs) chunk.needs.add(need);
  }
  spread(one);
}
