import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openFile } from './driver.js';
import { holdLock, type HeldLock } from './hold-lock.js';

let folder: string;
let open: (() => void)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  open = [];
});
afterEach(() => {
  for (const close of open) close();
  rmSync(folder, { recursive: true });
});

const lockFile = () => join(folder, 'lock.db');
const log = () => join(folder, 'events.db');

function hold(): HeldLock | undefined {
  const lock = holdLock(lockFile(), log());
  if (lock !== undefined) open.push(lock.release);
  return lock;
}

/** Opens the log as a running product does. */
function openLog(): () => void {
  const file = openFile(log());
  file.exec('PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS events(a); SELECT * FROM events');
  const close = (): void => {
    if (file.isOpen) file.close();
  };
  open.push(close);
  return close;
}

describe('the lock of a folder', () => {
  it('is held by one, and by the next once it is released', () => {
    const first = hold();
    expect(hold()).toBeUndefined();
    first?.release();
    expect(hold()).toBeDefined();
  });

  it('holds also when its file was removed under the one that runs', () => {
    hold();
    const close = openLog();
    rmSync(lockFile());
    expect(hold()).toBeUndefined();
    // The file that this try has left behind says nothing, either.
    expect(existsSync(lockFile())).toBe(true);
    expect(hold()).toBeUndefined();
    close();
    expect(hold()).toBeDefined();
  });

  it('is had while somebody else, such as a backup, has the log open', () => {
    hold()?.release();
    openLog();
    expect(hold()).toBeDefined();
  });

  it('is had where its file is damaged', () => {
    writeFileSync(lockFile(), Buffer.alloc(8_192, 7));
    expect(hold()).toBeDefined();
    expect(hold()).toBeUndefined();
  });

  it('is not had where its file cannot be made', () => {
    expect(() => holdLock(join(folder, 'absent', 'lock.db'), log())).toThrow(/unable to open/);
  });
});
