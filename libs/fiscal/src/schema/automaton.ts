import type { Particle } from './schema.js';

/** One place in a content where an element may stand. */
interface Position {
  readonly name: string;
  readonly type: string;
}

/** The order of an element's children as a machine: where one is, and what may come next. */
export interface Automaton {
  readonly positions: readonly Position[];
  /** By place (-1 before the first child): the places that may come next, by element name. */
  readonly next: ReadonlyMap<number, ReadonlyMap<string, number>>;
  /** Places after which the element may end; -1 where it may be empty. */
  readonly last: ReadonlySet<number>;
}

/** The place of a reader that has met no child yet. */
export const beforeFirst = -1;

interface Part {
  readonly isNullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/**
 * Builds the automaton of a content (after Glushkov). In a schema's contents a name leads to only
 * one place, so reading needs neither backtracking nor memory.
 */
export function automatonOf(content: Particle): Automaton {
  const positions: Position[] = [];
  const follows = new Map<number, Set<number>>();
  const follow = (from: readonly number[], to: readonly number[]) => {
    for (const place of from) {
      const known = follows.get(place) ?? new Set<number>();
      for (const one of to) known.add(one);
      follows.set(place, known);
    }
  };
  const build = (particle: Particle): Part => {
    const part = plain(particle);
    if (particle.isRepeated) follow(part.last, part.first);
    return particle.isOptional ? { ...part, isNullable: true } : part;
  };
  const plain = (particle: Particle): Part => {
    if (particle.kind === 'element') {
      positions.push({ name: particle.name, type: particle.type });
      const place = positions.length - 1;
      return { isNullable: false, first: [place], last: [place] };
    }
    const parts = particle.parts.map(build);
    return particle.kind === 'choice' ? chosen(parts) : inTurn(parts, follow);
  };
  const whole = build(content);
  const next = new Map([[beforeFirst, byName(whole.first, positions)]]);
  positions.forEach((_, place) => {
    next.set(place, byName([...(follows.get(place) ?? [])], positions));
  });
  const last = new Set(whole.isNullable ? [...whole.last, beforeFirst] : whole.last);
  return { positions, next, last };
}

const chosen = (parts: readonly Part[]): Part => ({
  isNullable: parts.length === 0 || parts.some(({ isNullable }) => isNullable),
  first: parts.flatMap(({ first }) => first),
  last: parts.flatMap(({ last }) => last),
});

function inTurn(
  parts: readonly Part[],
  follow: (from: readonly number[], to: readonly number[]) => void,
): Part {
  let whole: Part = { isNullable: true, first: [], last: [] };
  for (const part of parts) {
    follow(whole.last, part.first);
    whole = {
      isNullable: whole.isNullable && part.isNullable,
      first: whole.isNullable ? [...whole.first, ...part.first] : whole.first,
      last: part.isNullable ? [...whole.last, ...part.last] : part.last,
    };
  }
  return whole;
}

function byName(
  places: readonly number[],
  positions: readonly Position[],
): ReadonlyMap<string, number> {
  const named = new Map<string, number>();
  for (const place of places) {
    const position = positions[place];
    if (position !== undefined && !named.has(position.name)) named.set(position.name, place);
  }
  return named;
}
