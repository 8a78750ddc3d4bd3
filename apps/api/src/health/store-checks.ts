import { storeFaults, type StoreFault } from '@balcao/event-store';
import { companies } from '@balcao/projections';
import type { Backend } from '../composition/backend.js';
import { within } from '../operations/within.js';

/** Where a node keeps what it knows. */
export const storeParts = ['eventStore', 'keys', 'readStore', 'jobs', 'blobs'] as const;

/** One of `storeParts`. */
export type StorePart = (typeof storeParts)[number];

/** Without these a node can neither take commands nor answer reads. */
export const neededParts: readonly StorePart[] = ['eventStore', 'keys', 'readStore'];

/** Throws what keeps a part from being read or written. */
export type StoreCheck = () => Promise<unknown>;

/** How each part of a node is asked whether it can be read and written. */
export function storeChecks({
  events,
  keys,
  rows,
  jobs,
  reportJobs,
  blobs,
}: Pick<Backend, 'events' | 'keys' | 'rows' | 'jobs' | 'reportJobs' | 'blobs'>): Readonly<
  Record<StorePart, StoreCheck>
> {
  return {
    eventStore: () => events.ping(),
    keys: () => keys.ping(),
    readStore: async () => {
      await rows.count(companies, 'nobody', {});
      await rows.askAgain().catch((cause: unknown) => {
        throw faultOf(cause) === 'damaged' ? new DamagedInPlaces({ cause }) : cause;
      });
    },
    jobs: () => Promise.all([jobs.ping(), reportJobs.ping()]),
    blobs: () => blobs.ping(),
  };
}

/** Something of a part cannot be read, and everything else can: it concerns whose that is. */
class DamagedInPlaces extends Error {
  override readonly name = 'DamagedInPlaces';
  constructor(options: ErrorOptions) {
    super('a part is damaged in places', options);
  }
}

/** How a part was found: well, or with what is wrong with it. */
export type PartState = 'well' | 'damagedInPlaces' | 'unreachable' | StoreFault;

/** Asks a part, and waits no longer than this. Never throws. */
export async function stateOfPart(ms: number, check: StoreCheck): Promise<PartState> {
  try {
    await within(ms, check);
    return 'well';
  } catch (error) {
    return error instanceof DamagedInPlaces ? 'damagedInPlaces' : (faultOf(error) ?? 'unreachable');
  }
}

/** The stores' errors all name their fault in the same words. */
function faultOf(error: unknown): StoreFault | undefined {
  if (typeof error !== 'object' || error === null || !('fault' in error)) return undefined;
  return storeFaults.find((fault) => fault === error.fault);
}

const names: Readonly<Record<StorePart, string>> = {
  eventStore: 'The event store',
  keys: 'The store of the keys of personal data',
  readStore: 'The read store',
  jobs: 'The job queue',
  blobs: 'The store of files',
};

const outcomes: Readonly<Record<StorePart, string>> = {
  eventStore: 'commands are refused',
  keys: 'commands with personal data are refused',
  readStore: 'lists and reports are refused',
  jobs: 'jobs wait',
  blobs: 'files are refused',
};

const states: Readonly<Record<Exclude<PartState, 'well' | 'damagedInPlaces'>, string>> = {
  unreachable: 'cannot be reached',
  full: 'has no room, as the disk is full',
  unwritable: 'cannot be written',
  damaged: 'is damaged',
};

/** The problem of a part, without the words of its store: they may name users and addresses. */
export function problemOf(part: StorePart, state: PartState): string | undefined {
  if (state === 'well') return undefined;
  if (state === 'damagedInPlaces') {
    return `${names[part]} is damaged in places: some ${outcomes[part]}.`;
  }
  return `${names[part]} ${states[state]}: ${outcomes[part]}.`;
}
