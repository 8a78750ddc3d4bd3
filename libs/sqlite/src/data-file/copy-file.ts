import { backup } from '@photostructure/sqlite';
import { openFile, valueOf, withFile } from './driver.js';
import { whyUnusable } from './inspect-file.js';

/** All pages in one step: a copy in several begins again with each commit of another process. */
const everyPage = -1;

/**
 * Copies a file that others may be writing, as it is at one moment: everything that was committed
 * before the call is in the copy. The target must not exist.
 */
export async function copyFile(from: string, to: string): Promise<void> {
  const source = openFile(from);
  try {
    await backup(source, to, { rate: everyPage });
  } finally {
    source.close();
  }
  // A log next to the copy could be lost, or be taken for that of another file.
  withFile(to, (copy) => {
    copy.exec('PRAGMA journal_mode=DELETE');
  });
}

/** The first fault in a file that nobody writes; undefined when it has none. Reads all of it. */
export function faultIn(path: string): string | undefined {
  try {
    return withFile(path, (file) => {
      const found = valueOf(file, 'PRAGMA integrity_check(1)');
      return found === 'ok' ? undefined : String(found);
    });
  } catch (error) {
    return whyUnusable(error);
  }
}
