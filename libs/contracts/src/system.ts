import type { JournalFault } from './jobs.js';

/** How far rows are behind the events. */
export interface Behind {
  readonly events: number;
  /** The age of the oldest event that no row shows yet; 0 when all do. */
  readonly seconds: number;
}

/**
 * Why rows are not gone on with: they are of another event log, or newer than it, or an older
 * version of the product has written to them, or recorded events that some lists do not know.
 */
export type RowsDoubt = 'otherLog' | 'olderLog' | 'unknownPlace' | 'olderBuild' | 'holes';

/** `GET /api/ready`. For everybody, so that it names parts and counts, and nobody's company. */
export interface ReadyAnswer {
  /** Whether this node can take commands and answer reads. */
  readonly isReady: boolean;
  readonly eventStore: boolean;
  /** The keys of personal data. */
  readonly keys: boolean;
  readonly readStore: boolean;
  readonly jobs: boolean;
  /** Attachments, images and prints. */
  readonly blobs: boolean;
  readonly projections: 'caughtUp' | 'catchingUp' | 'failing';
  /** Streams whose next event could not be folded. */
  readonly stalled: number;
  /** Events that the operator has taken out of the lists. */
  readonly skipped: number;
  /** Journals that are not what was recorded: their companies can only be read. */
  readonly damaged: number;
  readonly behind: Behind;
  /** Why rows were rebuilt since the start, where they were not what their log says. */
  readonly doubted?: RowsDoubt;
  /** What is wrong, a sentence each; empty when all is well. */
  readonly problems: readonly string[];
}

/** A server that the product stands on. */
export interface ServerInUse {
  /** `embedded`: kept in the data folder. */
  readonly product: string;
  /** Without users or passwords. */
  readonly hosts: readonly string[];
}

/** An event in its place in the company's journal. */
export interface EventPlace {
  readonly revision: number;
  readonly type: string;
  readonly recordedAt: string;
}

/** `stopped`: by an event it cannot take in. `rebuilding`: the former rows answer meanwhile. */
export type ReadModelState = 'upToDate' | 'catchingUp' | 'rebuilding' | 'stopped';

/** What one projection has made of the company's events. */
export interface ReadModelAnswer {
  readonly name: string;
  readonly state: ReadModelState;
  /** Counts only the events that this one takes in; null where they are in no journal. */
  readonly behind: Behind | null;
  /** The last event that it took in, if that was among the latest of the journal. */
  readonly lastEvent: EventPlace | null;
  /** Of the rebuild; null when none is going on, or how long it takes is not known. */
  readonly percent: number | null;
}

/** `POST /api/system/rebuild`: what is being rebuilt from now on, by name. */
export interface RebuildAccepted {
  readonly readModels: readonly string[];
}

/** An event that stopped a stream of the company. */
export interface StalledAnswer {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly readModel: string;
  /** What the projection said. */
  readonly error: string;
  /** The event store does not return the event; there is no type and no read model then. */
  readonly isMissing?: true;
  /** A newer version of the product has recorded the event; there is no read model then. */
  readonly isNewer?: true;
}

/** An event of the company that the operator has taken out of the lists. */
export interface SkippedAnswer {
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
  readonly skippedAt: string;
}

/** A file of the data folder that could not be used; another was made in its place. */
export interface SetAsideAnswer {
  readonly file: string;
  /** Its present name, until the operator removes it. */
  readonly keptAs: string;
}

/** A doubt about the clock of the server, as a company sees it. */
export interface ClockDoubtAnswer {
  /** Behind the last event, or ahead of the last thing that a person did by more than a day. */
  readonly doubt: 'behind' | 'ahead';
  /** The instant of the clock, and the one that it is compared with; in UTC. */
  readonly clock: string;
  readonly last: string;
}

/** `GET /api/system`: of the caller's company only. */
export interface SystemAnswer {
  readonly version: string;
  readonly servers: {
    readonly eventStore: ServerInUse;
    readonly readStore: ServerInUse;
    readonly jobs: ServerInUse;
  };
  /** The last event of the journal; null while it is empty. */
  readonly lastEvent: EventPlace | null;
  /** The revision that the rows show; -1 when none. */
  readonly rowsRevision: number;
  readonly behind: Behind;
  /** Whether the rows stand still because a server cannot be reached. */
  readonly isFailing: boolean;
  /** Why lists were rebuilt since the start of the server; null where none had to be. */
  readonly doubted: RowsDoubt | null;
  readonly readModels: readonly ReadModelAnswer[];
  readonly stalled: readonly StalledAnswer[];
  readonly skipped: readonly SkippedAnswer[];
  readonly setAside: readonly SetAsideAnswer[];
  /** Bytes that the disk of the data folder has left while they are few; null otherwise. */
  readonly roomLeft: number | null;
  /** The doubt about the clock of the server; null where there is none. */
  readonly clock: ClockDoubtAnswer | null;
  /** Where the company's journal is damaged; null while it is intact as far as is known. */
  readonly damage: { readonly revision: number; readonly fault: JournalFault } | null;
}

/** `GET /api/backup` and `POST /api/backup/check`; empty while no backup was made. */
export interface BackupAnswer {
  readonly made?: {
    /** UTC instant. */
    readonly madeAt: string;
    /** The folder that it was written to. */
    readonly folder: string;
    /** Whether the server can still read it there. */
    readonly isHere: boolean;
  };
  /** The check of that backup; absent before the first. */
  readonly check?: BackupCheckAnswer | { readonly state: 'running' };
}

/** What a check of a backup found; `at` and `madeAt` are UTC instants. */
export type BackupCheckAnswer =
  | {
      readonly state: 'readable';
      readonly at: string;
      readonly madeAt: string;
      readonly events: number;
    }
  | {
      readonly state: 'damaged';
      readonly at: string;
      readonly madeAt: string;
      /** Which file, and what is wrong with it, in English. */
      readonly why: string;
    }
  | { readonly state: 'failed'; readonly at: string; readonly madeAt: string };
