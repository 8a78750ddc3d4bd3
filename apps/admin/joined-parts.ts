/** A part that a bundler splits off by itself: the modules that the same routes load. */
export interface Part {
  readonly modules: readonly string[];
  readonly bytes: number;
  /** What is loaded by itself and needs the part: pages, screens, dialogs, sentences. */
  readonly users: ReadonlySet<string>;
}

/** Pages that are loaded without each other and have budgets of their own. */
const DOORS: Readonly<Record<string, string>> = {
  'src/office/AdminApp.tsx': 'office',
  'src/pos/PosApp.tsx': 'till',
  'src/entry/SignIn.tsx': 'visit',
};

/** What one more request costs a page, in bytes of script: headers, and waiting for its turn. */
const REQUEST_BYTES = 1_500;

/** Of all that is loaded by itself: what more than this share of it needs is the office's own. */
const OFFICE_SHARE = 0.5;

/**
 * The name of the chunk of each module that several users share. A part needs only what all of its
 * users load, so that chunks of neighbours in this order never need each other in a circle.
 */
export function namesOf(parts: readonly Part[]): ReadonlyMap<string, string> {
  const shared = inOrder(parts.filter(({ users }) => users.size > 1));
  const own = officesOwn(shared);
  const names = new Map<string, string>();
  const name = (chunk: string, { modules }: Part): void => {
    for (const id of modules) names.set(id, chunk);
  };
  const others: Part[] = [];
  for (const part of shared) {
    const doors = own.has(part) ? ['office'] : doorsOf(part);
    if (doors.length > 0) name(doors.join('-'), part);
    else others.push(part);
  }
  for (const [at, joined] of joinNeighbours(others).entries()) {
    for (const part of joined) name(`screens-${String(at)}`, part);
  }
  return names;
}

const doorsOf = ({ users }: Part): readonly string[] =>
  Object.entries(DOORS)
    .filter(([source]) => [...users].some((user) => user.endsWith(source)))
    .map(([, door]) => door);

/**
 * What so many of the office's screens need that it comes with the office, and nothing that the
 * till or a visitor may need. With a part comes what it needs: all that is loaded wherever it is.
 */
function officesOwn(inOrderOfUsers: readonly Part[]): ReadonlySet<Part> {
  const all = new Set(inOrderOfUsers.flatMap(({ users }) => [...users]));
  const own = new Set<Part>();
  for (const [at, part] of inOrderOfUsers.entries()) {
    const isElsewhere = [...part.users].some((user) => /src\/(?:pos|entry)\//.test(user));
    if (doorsOf(part).length > 0 || isElsewhere) continue;
    if (part.users.size <= all.size * OFFICE_SHARE) break;
    const needed = inOrderOfUsers.slice(0, at).filter(({ users }) => isWithin(part.users, users));
    if (needed.every((each) => own.has(each) || doorsOf(each).length > 0)) own.add(part);
  }
  return own;
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each));

/** By how many load them, the most first; those of the same screens next to each other. */
const inOrder = (parts: readonly Part[]): readonly Part[] => {
  const keyed = parts.map((part) => ({ part, key: [...part.users].sort().join('\n') }));
  return keyed
    .sort((a, b) => b.part.users.size - a.part.users.size || a.key.localeCompare(b.key))
    .map(({ part }) => part);
};

/** Cuts the row where screens load the least: requests, and what they have no use for yet. */
function joinNeighbours(parts: readonly Part[]): readonly (readonly Part[])[] {
  const best = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= parts.length; end += 1) {
    const users = new Set<string>();
    let bytes = REQUEST_BYTES;
    let chosen = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (let from = end - 1; from >= 0; from -= 1) {
      for (const user of parts[from]?.users ?? []) users.add(user);
      bytes += parts[from]?.bytes ?? 0;
      const cost = (best[from]?.cost ?? 0) + users.size * bytes;
      if (cost < chosen.cost) chosen = { cost, from };
    }
    best.push(chosen);
  }
  const joined: (readonly Part[])[] = [];
  for (let end = parts.length; end > 0; end = best[end]?.from ?? 0) {
    joined.unshift(parts.slice(best[end]?.from, end));
  }
  return joined;
}
