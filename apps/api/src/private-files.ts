import { stat } from 'node:fs/promises';
import { OTHERS_BITS } from '@balcao/blobs';

/**
 * Why others can look into the data folder, in one sentence; undefined when they cannot. Windows
 * tells no modes.
 */
export async function othersMayRead(dataDir: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const { mode } = await stat(dataDir);
  if ((mode & OTHERS_BITS) === 0) return undefined;
  const octal = (mode & 0o777).toString(8).padStart(4, '0');
  return `The data folder ${dataDir} is open to other accounts (${octal}): chmod -R go-rwx it.`;
}
