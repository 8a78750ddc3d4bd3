import { factsTable, type FileKind } from '@balcao/sqlite/data-file';
import type { Servers } from '@balcao/tasks/settings';

/** A part of the data folder, as its name in the folder says. */
export interface DataPart {
  readonly name: string;
  /**
   * A `precious` part is made once, with the installation; without it, or with that of another
   * installation, nothing starts. A `derived` one that cannot be used is set aside and made again.
   */
  readonly role: 'precious' | 'derived';
  /** How it is kept: the kind of file for a database. */
  readonly form: FileKind | 'folder' | 'key' | 'lock';
  /** Whether it is in the folder, with these servers in use. */
  readonly isKept: (servers: Servers) => boolean;
  /** The loss to people when a derived part is set aside. */
  readonly loss: string;
}

/** Where every file but the log of events has its id. */
const ownId = { table: factsTable, name: 'id' };

const always = (): boolean => true;
const onePartIsHere = ({ eventStore, mongoDb }: Servers): boolean =>
  eventStore === undefined || mongoDb === undefined;

/** The parts of the data folder; the others in it are written by people, or for them. */
export const dataParts = [
  {
    name: 'events.db',
    role: 'precious',
    form: {
      table: 'events',
      id: { table: 'log', name: 'identity' },
      // A damaged event stops its company, not the others.
      isCheckedByReaders: true,
    },
    isKept: ({ eventStore }) => eventStore === undefined,
    loss: '',
  },
  {
    name: 'keys.db',
    role: 'precious',
    form: { table: 'checkpoints', id: ownId },
    isKept: onePartIsHere,
    loss: '',
  },
  {
    name: 'blobs',
    role: 'precious',
    form: 'folder',
    isKept: ({ mongoDb }) => mongoDb === undefined,
    loss: '',
  },
  { name: 'secrets.key', role: 'precious', form: 'key', isKept: always, loss: '' },
  {
    name: 'read.db',
    role: 'derived',
    form: { table: 'checkpoints', id: ownId },
    isKept: ({ mongoDb }) => mongoDb === undefined,
    loss: 'The lists are rebuilt from the events.',
  },
  {
    name: 'jobs.db',
    role: 'derived',
    form: { table: 'jobs', id: ownId },
    isKept: ({ redis }) => redis === undefined,
    loss: 'Jobs that waited in it must be ordered again.',
  },
  {
    name: 'report-jobs.db',
    role: 'derived',
    form: { table: 'jobs', id: ownId },
    isKept: ({ redis }) => redis === undefined,
    loss: 'Scheduled reports resume once the page of reports is opened.',
  },
  { name: 'lock.db', role: 'derived', form: 'lock', isKept: onePartIsHere, loss: '' },
  {
    name: 'snapshots',
    role: 'derived',
    form: 'folder',
    isKept: always,
    loss: 'Books are read from the events once.',
  },
  {
    name: 'past',
    role: 'derived',
    form: 'folder',
    isKept: always,
    loss: 'Point-in-time views are made again when they are opened.',
  },
] as const satisfies readonly DataPart[];

/** The name of a part in the folder. */
export type DataPartName = (typeof dataParts)[number]['name'];
