import type { AnyEvent } from '@balcao/domain';
import type { CompanyStream } from './company-stream.js';
import type { BooksEnvironment } from './open-books.js';
import { beginning, OpenBooks } from './open-books.js';
import { metadataOf } from './placed-event.js';
import type { Snapshot, SnapshotStore } from './snapshot.js';
import { decodeSnapshot } from './snapshot.js';

/** Called with what costs time and loses nothing: a snapshot that cannot be read or written. */
export type Warn = (what: string, cause: unknown) => void;

/** Books that are ready to decide, and how old the snapshot behind them is. */
export interface LoadedBooks<Books, Command, Event extends AnyEvent> {
  readonly open: OpenBooks<Books, Command, Event>;
  /** The revision of the snapshot that they were loaded from; -1 without one. */
  readonly snapshotRevision: number;
}

/**
 * Opens a company's books: from the snapshot if there is one that fits, and the events behind it.
 */
export async function loadBooks<Books, Command, Event extends AnyEvent>(
  environment: BooksEnvironment<Books, Command, Event>,
  stream: CompanyStream,
  snapshots: SnapshotStore,
  warn: Warn,
): Promise<LoadedBooks<Books, Command, Event>> {
  const resumed = await resume(environment, stream, snapshots, warn);
  const open = resumed ?? new OpenBooks(environment, environment.model.create(), beginning);
  const snapshotRevision = open.durable.revision;
  for await (const checked of stream.checked(open.durable)) open.fold(checked);
  open.startDeciding();
  return { open, snapshotRevision };
}

async function resume<Books, Command, Event extends AnyEvent>(
  environment: BooksEnvironment<Books, Command, Event>,
  stream: CompanyStream,
  snapshots: SnapshotStore,
  warn: Warn,
): Promise<OpenBooks<Books, Command, Event> | undefined> {
  const { companyId, model } = environment;
  const { foldVersion } = model;
  try {
    const bytes = await snapshots.load(companyId);
    const snapshot = bytes && decodeSnapshot(bytes, { companyId, foldVersion });
    if (snapshot === undefined || !(await isOfStream(snapshot, stream))) return undefined;
    return new OpenBooks(environment, model.load(snapshot.books), snapshot);
  } catch (error) {
    warn(`the snapshot of ${companyId} is left aside`, error);
    return undefined;
  }
}

/** A data folder may have been restored from a backup older than its snapshots. */
async function isOfStream(snapshot: Snapshot, stream: CompanyStream): Promise<boolean> {
  const last = await stream.at(snapshot.revision);
  return last !== undefined && metadataOf(last).hash === snapshot.hash;
}
