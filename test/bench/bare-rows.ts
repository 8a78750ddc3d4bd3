import { openDatabase, type SqlValue } from '@balcao/event-store/sqlite';
import { stopwatch, type Rate } from './measure.js';

/** How fast rows were written, and how many there are. */
export interface BareRows extends Rate {
  readonly count: number;
}

const owned =
  "FROM made.sqlite_schema WHERE tbl_name GLOB 'rows_*' AND tbl_name NOT GLOB '*_words*'";

/**
 * The rows of a read store rewritten only by SQLite, from one file into another with the same
 * indexes: what so many rows cost at least, without folding, JSON or search.
 */
export function copyRows(from: string, to: string): BareRows {
  const database = openDatabase(to, { readonly: false, busyTimeoutMs: 5_000 });
  // The settings of the read store.
  database.exec('PRAGMA cache_size=-65536; PRAGMA temp_store=MEMORY; PRAGMA journal_mode=WAL');
  database.exec(
    'PRAGMA secure_delete=ON; PRAGMA synchronous=NORMAL; PRAGMA wal_autocheckpoint=4000',
  );
  database.exec(`ATTACH '${from.replaceAll("'", "''")}' AS made`);
  const all = (sql: string): readonly (readonly SqlValue[])[] => database.prepare(sql).all();
  const tables = all(`SELECT name, sql ${owned} AND type = 'table'`);
  const indexes = all(`SELECT sql ${owned} AND type = 'index' AND sql IS NOT NULL`);
  const watch = stopwatch();
  let count = 0;
  for (const [name, sql] of tables) {
    database.exec(String(sql));
    database.exec(`INSERT INTO main.${String(name)} SELECT * FROM made.${String(name)}`);
    count += Number(database.prepare('SELECT changes()').get()?.[0]);
  }
  for (const [sql] of indexes) database.exec(String(sql));
  const rate = watch.rate(count);
  database.close();
  return { ...rate, count };
}
