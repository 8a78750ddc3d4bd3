import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { allProjections } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';

/** Forgets the rows, as an operator may. */
export function forgetRows(folder: string): void {
  for (const ending of ['', '-wal', '-shm'])
    rmSync(join(folder, `read.db${ending}`), { force: true });
}

/** Leaves some rows as an older version of the product has made them. */
export async function makeOlder(folder: string, random: () => number): Promise<void> {
  const rows = new SqliteReadStore(join(folder, 'read.db'));
  try {
    const checkpoint = await rows.checkpoint('rows');
    const older = allProjections
      .filter(() => random() < 1 / 3)
      .map(({ collection }) => ({ ...collection, version: collection.version - 1 }));
    if (checkpoint === undefined || older.length === 0) return;
    await rows.prepare(older);
    await rows.makeLive(older, checkpoint);
  } finally {
    await rows.close();
  }
}
