import { stat } from 'node:fs/promises';

const othersBits = 0o077;

/** From here on files that the process makes are its account's only: 0600, and folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(othersBits);
}

/**
 * Why others can look into the data folder, in one sentence; undefined when they cannot. Windows
 * tells no modes.
 */
export async function othersMayRead(dataDir: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const { mode } = await stat(dataDir);
  if ((mode & othersBits) === 0) return undefined;
  const octal = (mode & 0o777).toString(8).padStart(4, '0');
  return `The data folder ${dataDir} is open to other accounts (${octal}): chmod -R go-rwx it.`;
}
