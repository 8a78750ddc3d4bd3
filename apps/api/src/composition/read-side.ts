import type { EventStore } from '@balcao/event-store';
import type { OnTrouble } from '@balcao/projections';
import type { ReadStore, RowReader } from '@balcao/read-store';
import { openReaderPool } from '@balcao/read-store/sqlite';
import { limits } from '../http/limits.js';
import { openFollowedProjections } from './followed-projections.js';
import { holderName } from './holder.js';
import { openInlineProjections } from './inline-projections.js';
import type { Place } from '../store-place.js';
import { openRows } from './open-stores.js';
import type { Projections } from './projections.js';
import { openThreadedProjections } from './threaded-projections.js';
import { UnreadRows, type CheckedRows } from './unread-rows.js';
import type { ProjectionsPlace } from '../projections-place.js';

/** Threads that read: with two, the report of one company holds up no other. */
const readers = 2;

export interface ReadSideOptions {
  readonly store: EventStore;
  readonly places: { readonly events: Place; readonly rows: Place };
  readonly projections: ProjectionsPlace;
  readonly threads: boolean;
  readonly onDeath: (error: Error) => void;
  readonly onTrouble: OnTrouble;
}

/** Rows to read, and the folds behind them. */
export interface ReadSide {
  readonly rows: CheckedRows;
  readonly projections: Projections;
  /** Where rows are on a server: throws when it cannot be reached. */
  readonly ping: (() => Promise<void>) | undefined;
  close(): Promise<void>;
}

/** Only this process folds rows in a file; rows on a server are folded by all that share in it. */
export async function openReadSide(options: ReadSideOptions): Promise<ReadSide> {
  const { rows: place } = options.places;
  if ('url' in place) return openShared(options, await openRows(place));
  return options.threads ? openThreads(options, place.file) : openInline(options);
}

async function openShared(options: ReadSideOptions, rows: ReadStore): Promise<ReadSide> {
  const { store, places, threads, onDeath, onTrouble } = options;
  const holder = holderName();
  const folding =
    options.projections === 'apart'
      ? undefined
      : threads
        ? await openThreadedProjections({ ...places, holder }, { onDeath, onTrouble })
        : await openInlineProjections({ store, rows, holder, onTrouble });
  const projections = openFollowedProjections(store, rows, folding);
  return { ...side(rows, projections, [projections, rows]), ping: () => rows.ping() };
}

async function openThreads(
  { places, onDeath, onTrouble }: ReadSideOptions,
  path: string,
): Promise<ReadSide> {
  const projections = await openThreadedProjections(places, { onDeath, onTrouble });
  const deadlineMs = limits.queryTime.max * 1_000;
  const rows = openReaderPool({ path, size: readers, deadlineMs });
  // The writer ends last, with nobody who reads: it leaves all of the rows in the one file.
  return side(rows, projections, [rows, projections]);
}

async function openInline({ store, places, onTrouble }: ReadSideOptions): Promise<ReadSide> {
  const rows = await openRows(places.rows);
  const projections = await openInlineProjections({ store, rows, onTrouble });
  return side(rows, projections, [projections, rows]);
}

function side(
  rows: RowReader,
  projections: Projections,
  closing: readonly { close(): Promise<void> }[],
): ReadSide {
  return {
    rows: new UnreadRows(rows),
    projections,
    ping: undefined,
    close: async () => {
      for (const each of closing) await each.close();
    },
  };
}
