import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { domainModel, FileSnapshotStore, Journal, type Warn } from '@balcao/journal';
import { openReaderPool, SqliteReadStore } from '@balcao/read-store/sqlite';
import type { EventStore } from '@balcao/event-store';
import type { RowReader } from '@balcao/read-store';
import type { Backend, Sources } from './backend.js';
import { openDataFolder, type DataFolder } from './data-folder.js';
import { openInlineProjections } from './inline-projections.js';
import type { Projections } from './projections.js';
import { openThreadedProjections } from './threaded-projections.js';

export interface EmbeddedOptions extends Sources {
  readonly dataDir: string;
  readonly threads: boolean;
  readonly warn: Warn;
  /** Puts a watch on the event store. */
  readonly watchEvents?: (store: EventStore) => EventStore;
  /** Told once when the rows can never move again. */
  readonly onDeath: (error: Error) => void;
}

interface ReadSide {
  readonly rows: RowReader;
  readonly projections: Projections;
  close(): Promise<void>;
}

/** Everything in one process and one data folder. `StartError` when the folder cannot be had. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Backend> {
  const folder = openDataFolder(options.dataDir);
  const woken: { projections?: Projections } = {};
  const events = await SqliteEventStore.open({
    path: folder.events,
    now: () => options.clock().getTime(),
    onCommit: () => woken.projections?.wake(),
  });
  const readSide = options.threads
    ? await openThreads(folder, options.onDeath)
    : await openInline(folder, events);
  woken.projections = readSide.projections;
  const journals = new Journal({
    store: options.watchEvents?.(events) ?? events,
    model: options.threads ? domainModel() : domainModel('sources'),
    snapshots: new FileSnapshotStore(folder.snapshots),
    clock: options.clock,
    newId: options.newId,
    warn: options.warn,
  });
  return {
    events,
    journals,
    rows: readSide.rows,
    projections: readSide.projections,
    close: async () => {
      await journals.close();
      await readSide.close();
      await events.close();
      folder.release();
    },
  };
}

async function openThreads(folder: DataFolder, onDeath: (error: Error) => void): Promise<ReadSide> {
  const { events, rows: path } = folder;
  const projections = await openThreadedProjections({ events, rows: path }, onDeath);
  const rows = openReaderPool({ path, size: 1 });
  return {
    rows,
    projections,
    close: async () => {
      await rows.close();
      await projections.close();
    },
  };
}

async function openInline({ rows: path }: DataFolder, events: EventStore): Promise<ReadSide> {
  const rows = new SqliteReadStore(path);
  const projections = await openInlineProjections(events, rows);
  return {
    rows,
    projections,
    close: async () => {
      await projections.close();
      await rows.close();
    },
  };
}
