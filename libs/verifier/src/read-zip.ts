import { unzipSync } from 'fflate';
import type { PackFiles } from './pack.js';

/** The files of a pack that is one archive. Throws for what is no archive. */
export function readZip(archive: Uint8Array): PackFiles {
  return new Map(Object.entries(unzipSync(archive)));
}
