import { stat } from 'node:fs/promises';
import { OTHERS_BITS } from '@balcao/blobs';

/**
 * Why others can look into the data folder, in one sentence; undefined when they cannot, or when
 * there is none: a node on servers may have written nothing. Windows tells no modes.
 */
export async function othersMayRead(dataDir: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const mode = await modeOf(dataDir);
  if (mode === undefined || (mode & OTHERS_BITS) === 0) return undefined;
  const octal = (mode & 0o777).toString(8).padStart(4, '0');
  return `The data folder ${dataDir} is open to other accounts (${octal}): chmod -R go-rwx it.`;
}

async function modeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mode;
  } catch (error) {
    const isObject = typeof error === 'object' && error !== null;
    if (isObject && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
