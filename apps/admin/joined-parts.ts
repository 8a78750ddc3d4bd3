/** A part that a bundler splits off by itself: the modules that the same routes load. */
export interface Part {
  /** Its own among all parts. */
  readonly name: string;
  readonly modules: readonly string[];
  readonly bytes: number;
  /** The parts that come with it, by name: all that it imports, and what these import. */
  readonly needs: ReadonlySet<string>;
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
    if (doors.length > 0) name(nameOf(doors, part), part);
    else others.push(part);
  }
  const withOffice = (part: Part): boolean => own.has(part) || doorsOf(part).includes('office');
  const needed = new NeededParts(shared, withOffice);
  for (const [at, joined] of joinNeighbours(others, needed).entries()) {
    for (const part of joined) name(`screens-${String(at)}`, part);
  }
  return names;
}

/** What the office's screens need of a page of its own is apart from what only that page needs. */
function nameOf(doors: readonly string[], { users }: Part): string {
  const isOffices = doors.includes('office') || [...users].every(isBesideOffice);
  return isOffices ? doors.join('-') : `${doors.join('-')}-shared`;
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
    const isElsewhere = [...part.users].some(isBesideOffice);
    if (doorsOf(part).length > 0 || isElsewhere) continue;
    if (part.users.size <= all.size * OFFICE_SHARE) break;
    const needed = inOrderOfUsers.slice(0, at).filter(({ users }) => isWithin(part.users, users));
    if (needed.every((each) => own.has(each) || doorsOf(each).length > 0)) own.add(part);
  }
  return own;
}

/** Whether it may be loaded without the office: at the till, or by a visitor. */
const isBesideOffice = (user: string): boolean => /src\/(?:pos|entry)\//.test(user);

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each));

/** By how many load them, the most first; those of the same screens next to each other. */
const inOrder = (parts: readonly Part[]): readonly Part[] => {
  const keyed = parts.map((part) => ({ part, key: [...part.users].sort().join('\n') }));
  return keyed
    .sort((a, b) => b.part.users.size - a.part.users.size || a.key.localeCompare(b.key))
    .map(({ part }) => part);
};

/** What comes with parts that are joined, and what that costs who has no use for it. */
class NeededParts {
  private readonly byName: ReadonlyMap<string, Part>;

  constructor(
    parts: readonly Part[],
    private readonly isWithOffice: (part: Part) => boolean,
  ) {
    this.byName = new Map(parts.map((part) => [part.name, part]));
  }

  of(part: Part): readonly Part[] {
    return [...part.needs].flatMap((name) => this.byName.get(name) ?? []);
  }

  /** In bytes that a user loads of a part only because something else that it loads needs it. */
  inVain(part: Part, user: string): number {
    const isThere = part.users.has(user) || (this.isWithOffice(part) && !isBesideOffice(user));
    return isThere ? 0 : part.bytes;
  }
}

/** A chunk in the making: parts that are joined, who loads it, and what comes with it. */
class Joined {
  private readonly users = new Set<string>();
  private readonly members = new Set<Part>();
  private readonly coming = new Set<Part>();
  private bytes = REQUEST_BYTES;
  private inVain = 0;

  constructor(private readonly needed: NeededParts) {}

  /** The bytes that all who load it load together. */
  get cost(): number {
    return this.users.size * this.bytes + this.inVain;
  }

  add(part: Part): void {
    for (const user of part.users) this.addUser(user);
    this.members.add(part);
    this.bytes += part.bytes;
    if (this.coming.delete(part)) this.inVain -= this.allInVain(part);
    for (const each of this.needed.of(part)) {
      if (this.coming.has(each) || this.members.has(each)) continue;
      this.coming.add(each);
      this.inVain += this.allInVain(each);
    }
  }

  private addUser(user: string): void {
    if (this.users.has(user)) return;
    this.users.add(user);
    for (const each of this.coming) this.inVain += this.needed.inVain(each, user);
  }

  private allInVain(part: Part): number {
    let bytes = 0;
    for (const user of this.users) bytes += this.needed.inVain(part, user);
    return bytes;
  }
}

/**
 * Cuts the row where screens load the least: requests, what they have no use for yet, and what that
 * needs in turn.
 */
function joinNeighbours(parts: readonly Part[], needed: NeededParts): readonly (readonly Part[])[] {
  const best = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= parts.length; end += 1) {
    const chunk = new Joined(needed);
    let chosen = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (const [back, part] of parts.slice(0, end).reverse().entries()) {
      const from = end - 1 - back;
      chunk.add(part);
      const cost = (best[from]?.cost ?? 0) + chunk.cost;
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
