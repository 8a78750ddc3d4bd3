import { stat, statfs } from 'node:fs/promises';

/** Left to those who sell while rows of an earlier moment are folded, in bytes. */
const keptFree = 64 * 1_024 * 1_024;

/**
 * Bytes that the disk of a folder lacks for the rows of one more moment; 0 where it has them. They
 * take no more room than the rows of today, which are those of all companies.
 */
export async function missingRoom(folder: string, rowsFile: string | undefined): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  const sizes = [rowsFile, rowsFile && `${rowsFile}-wal`].map((path) => sizeOf(path));
  const rows = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return Math.max(0, rows + keptFree - bavail * bsize);
}

async function sizeOf(path: string | undefined): Promise<number> {
  if (path === undefined) return 0;
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? 0;
}
