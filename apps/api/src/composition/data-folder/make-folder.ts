import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolderNow } from '@balcao/blobs';

/**
 * One by one: where the system itself forbids it, Node's recursive form never returns. The name is
 * on the disk before anything is written into the folder.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
  syncFolderNow(dirname(path));
}
