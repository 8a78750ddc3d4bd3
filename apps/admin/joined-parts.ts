import { joinParts } from './joined-chunks.js';

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

/** The libraries that come with the office; they need nothing of it. */
const OFFICE_LIBRARIES = 'office-libraries';

/**
 * Those of them that need no others are run by themselves; a browser that has several requests on
 * their way reads more of two files at a time than of one.
 */
const NEED_NO_OTHERS = /\/node_modules\/(?:react-router|@tanstack\/query-core|lodash)\//;

const libraryFileOf = (id: string): string =>
  NEED_NO_OTHERS.test(id) ? `${OFFICE_LIBRARIES}-data` : OFFICE_LIBRARIES;

/** Whether a file has libraries that come with the office. */
export const isOfficeLibrary = (name: string): boolean => name.startsWith(OFFICE_LIBRARIES);

/** Of all that is loaded by itself: what more than this share of it needs is the office's own. */
const OFFICE_SHARE = 0.5;

/**
 * The name of the chunk of each module that several users share. What has a page of its own, and
 * what comes with the office, is set; the others are joined where that costs their users less.
 * Libraries of the office, modules that need no others than each other, are run as they arrive.
 */
export function namesOf(
  parts: readonly Part[],
  libraries: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const shared = inOrder(parts.filter(({ users }) => users.size > 1));
  const own = officesOwn(shared);
  const chunkOf = (part: Part): string | undefined => {
    const doors = own.has(part) ? ['office'] : doorsOf(part);
    return doors.length > 0 ? nameOf(doors, part) : undefined;
  };
  const isWithOffice = (chunk: string, user: string): boolean =>
    chunk.split('-').includes('office') && !isBesideOffice(user);
  const names = new Map<string, string>();
  let joined = 0;
  for (const chunk of joinParts(shared, chunkOf, isWithOffice)) {
    const name = chunk.name ?? `screens-${String(joined++)}`;
    for (const id of chunk.parts.flatMap(({ modules }) => modules)) {
      names.set(id, name === 'office' && libraries.has(id) ? libraryFileOf(id) : name);
    }
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
