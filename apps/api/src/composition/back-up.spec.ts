import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MoveInterrupted } from '../moving/move-error.js';
import { backUp } from './back-up.js';
import { dataParts } from './data-folder/data-files.js';
import { openDataFolder } from './data-folder/open-data-folder.js';
import { restoreBackup } from './restore-backup.js';

describe('a backup', () => {
  let root: string;
  let dataDir: string;
  let folder: string;

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'backup-'));
    [dataDir, folder] = [join(root, 'data'), join(root, 'backup')];
    const { release } = await openDataFolder(dataDir, { servers: {}, usesSecretsFile: true });
    release();
    mkdirSync(join(dataDir, 'blobs', 'MODERNA'));
    writeFileSync(join(dataDir, 'blobs', 'MODERNA', 'invoice'), 'paid');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  /** Ctrl-C while the events are counted, or never. */
  function steps(isInterrupted = false) {
    const stop = new AbortController();
    const say = (): void => {
      if (isInterrupted) stop.abort();
    };
    return { signal: stop.signal, say };
  }
  const now = new Date('2026-03-02T08:00:00.000Z');

  it('has every precious part of the data folder', async () => {
    const { files } = await backUp({ dataDir, folder, now, ...steps() });
    const precious = dataParts.filter(({ role }) => role === 'precious').map(({ name }) => name);
    expect(readdirSync(folder).sort()).toEqual([...precious, 'manifest.json'].sort());
    expect(files.map(({ path }) => path)).toContain(join('blobs', 'MODERNA', 'invoice'));
  });

  it('ends at once when it is interrupted, and is no finished one', async () => {
    const interrupted = backUp({ dataDir, folder, now, ...steps(true) });
    await expect(interrupted).rejects.toThrow(MoveInterrupted);
    expect(existsSync(join(folder, 'blobs'))).toBe(false);
    expect(existsSync(join(folder, 'manifest.json'))).toBe(false);
  });

  it('leaves nothing behind when restoring it is interrupted', async () => {
    await backUp({ dataDir, folder, now, ...steps() });
    const to = join(root, 'restored');
    await expect(restoreBackup({ folder, to, ...steps(true) })).rejects.toThrow(MoveInterrupted);
    expect(existsSync(to)).toBe(false);
    await restoreBackup({ folder, to, ...steps() });
    expect(readdirSync(to)).toContain('keys.db');
  });
});
