import { Database, numberIn, textIn } from '../database.js';
import { LiveTables } from '../live-tables.js';
import { Partitions } from '../partitions.js';
import { queriesOf, type Queries } from '../row-queries.js';
import { RowShapes } from '../row-shapes.js';
import { hasTable } from '../table.js';
import { MomentQueries } from './moment-queries.js';

/** The base of a moment's file: the rows of one partition at the end of a step. */
export interface Beneath {
  /** The file of the live rows. */
  readonly file: string;
  readonly partition: string;
  /** The number of the partition in that file. */
  readonly number: number;
  readonly revision: number;
}

/** The rows of the live file that a moment's own rows replace, by the moment's tables. */
const momentTables = `
  CREATE TABLE beneath (file TEXT, partition TEXT, number INTEGER, revision INTEGER);
  CREATE TABLE covered (rows TEXT, id TEXT, PRIMARY KEY (rows, id)) WITHOUT ROWID;`;

/** Records the base in a new file. */
export function beginMomentFile(
  db: Database,
  { file, partition, number, revision }: Beneath,
): void {
  db.exec(momentTables);
  db.run('INSERT INTO beneath VALUES (?, ?, ?, ?)', [file, partition, number, revision]);
}

/** Opens a file of rows read-only; for a moment based on the live rows, both files. */
export function openQueries(path: string): { readonly db: Database; readonly queries: Queries } {
  const db = new Database(path, { readOnly: true });
  const beneath = beneathOf(db);
  if (beneath === undefined) return { db, queries: queriesOf(db) };
  db.close();
  const live = new Database(beneath.file, { readOnly: true });
  live.run('ATTACH DATABASE ? AS moment', [path]);
  return { db: live, queries: momentQueries(live, beneath, true) };
}

/** Queries of a moment on the live file; `isLaidOver` if the moment's own file is attached. */
export const momentQueries = (db: Database, beneath: Beneath, isLaidOver: boolean) =>
  new MomentQueries(
    db,
    new Partitions(db),
    new LiveTables(db),
    new RowShapes(db),
    beneath,
    isLaidOver,
  );

function beneathOf(db: Database): Beneath | undefined {
  if (!hasTable(db, 'beneath')) return undefined;
  const row = db.get('SELECT file, partition, number, revision FROM beneath');
  const [file, partition] = [textIn(row, 'file'), textIn(row, 'partition')];
  const [number, revision] = [numberIn(row, 'number'), numberIn(row, 'revision')];
  if (file === undefined || partition === undefined) return undefined;
  if (number === undefined || revision === undefined) return undefined;
  return { file, partition, number, revision };
}
