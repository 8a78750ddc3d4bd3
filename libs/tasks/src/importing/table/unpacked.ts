import { setImmediate } from 'node:timers/promises';
import { refuse } from '@balcao/domain';
import { Unzip, UnzipInflate } from 'fflate';

const bytesPerRead = 65_536;

/** The parts of a package, unpacked, by their names in small letters. */
export type Parts = ReadonlyMap<string, readonly Uint8Array[]>;

/** The parts of a file by name; stops at one that unpacks to an excessive size. */
export async function unpacked(file: Uint8Array, unpackedBytes: number): Promise<Parts> {
  const parts = new Map<string, Uint8Array[]>();
  let size = 0;
  let isBroken = false;
  const unzip = new Unzip((entry) => {
    const chunks: Uint8Array[] = [];
    parts.set(partName(entry.name), chunks);
    entry.ondata = (error, chunk) => {
      isBroken ||= error !== null;
      size += chunk.length;
      chunks.push(chunk);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += bytesPerRead) {
    const isLast = at + bytesPerRead >= file.length;
    try {
      unzip.push(file.subarray(at, at + bytesPerRead), isLast);
    } catch {
      isBroken = true;
    }
    if (isBroken) refuse('import.unreadable');
    if (size > unpackedBytes) {
      refuse('import.tooLarge', { megabytes: unpackedBytes / 1_048_576 });
    }
    await setImmediate();
  }
  return parts;
}

/** Part names for comparison, ignoring case and the kind of slash. */
export const partName = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
