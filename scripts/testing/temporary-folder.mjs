import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';

/** What the tests' databases may need there, in bytes. */
const ROOM = 8 * 1024 ** 3;

/**
 * Lets tests keep their temporary files in memory where the machine has room for them: what they
 * try by killing processes needs no disk, and thousands of small databases wait long for one.
 */
export function keepFilesInMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(memory, 'balcao-tests-'));
  // Some tests run the product as another account, which has to get to its own folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

function hasRoom() {
  if (!existsSync(memory)) return false;
  try {
    accessSync(memory, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM;
}
