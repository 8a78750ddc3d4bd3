import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPrecious } from '../checks.js';
import type { Expected } from '../order.js';
import { runBuilt, type BuiltProcess } from '../../run-built.js';
import { Violations } from '../violations.js';

/** Kills a process some time after it was started, if it has not ended by then. */
export type KillSoon = (process: BuiltProcess) => Promise<void>;

/** What the copies are made of, where, and what has to be in one that is whole. */
export interface Copies extends Expected {
  readonly folder: string;
  /** A folder for the copies, which are removed again. */
  readonly home: string;
  readonly violations: Violations;
  readonly killSoon: KillSoon;
}

/** A backup that is killed: it is whole, or it is refused when it is restored. */
export async function killBackup(copies: Copies): Promise<void> {
  const { folder, home, killSoon, violations } = copies;
  const [backup, restored] = placesIn(home);
  const making = runBuilt('backup.js', folder, { args: [backup] });
  await killSoon(making);
  const isMade = (await making.ended()) === 0;
  const restoring = runBuilt('restore.js', folder, { args: [backup, '--to', restored] });
  const isRestored = (await restoring.ended()) === 0;
  if (isRestored) await checkCopy(restored, copies);
  else if (isMade) violations.add('a backup is damaged', restoring.said);
  forget(home);
}

/**
 * A restore that is killed: no server starts on half of it, and the backup is as good as before.
 */
export async function killRestore(copies: Copies): Promise<void> {
  const { folder, home, killSoon, violations } = copies;
  const [backup, restored] = placesIn(home);
  const making = runBuilt('backup.js', folder, { args: [backup] });
  if ((await making.ended()) !== 0) violations.add('a backup is damaged', making.said);
  await killSoon(runBuilt('restore.js', folder, { args: [backup, '--to', restored] }));
  if (existsSync(join(restored, 'events.db')) && (await starts(restored))) {
    await checkCopy(restored, copies);
  }
  rmSync(restored, { recursive: true, force: true });
  const again = runBuilt('restore.js', folder, { args: [backup, '--to', restored] });
  if ((await again.ended()) === 0) await checkCopy(restored, copies);
  else violations.add('a backup is damaged', again.said);
  forget(home);
}

const placesIn = (home: string) => [join(home, 'backup'), join(home, 'restored')] as const;

function forget(home: string): void {
  for (const place of placesIn(home)) rmSync(place, { recursive: true, force: true });
}

async function starts(folder: string): Promise<boolean> {
  const server = runBuilt('main.js', folder);
  const isReady = await server.ready().then(
    () => true,
    () => false,
  );
  await server.end('SIGKILL');
  return isReady;
}

async function checkCopy(folder: string, { violations, ...expected }: Copies): Promise<void> {
  const found = new Violations();
  await checkPrecious(folder, expected, found);
  for (const { kind, what } of found.found)
    violations.add('a backup is damaged', `${kind}: ${what}`);
}
