import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PackFiles } from './pack.js';
import { readZip } from './read-zip.js';

/** Why no pack can be read at a path; `code` is what the system said. */
export type PackFault =
  | { readonly fault: 'absent' | 'unreadable' | 'cutOff' }
  | { readonly fault: 'closed'; readonly code: string };

/** The files of the pack at a path: an archive, or the folder that it was unpacked into. */
export function readPack(path: string): PackFiles | PackFault {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return { fault: 'absent' };
    return found.isDirectory() ? readFolder(path) : readArchive(readFileSync(path));
  } catch (error) {
    // What reading a file throws has the code of the system.
    return { fault: 'closed', code: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}

function readFolder(folder: string): PackFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path).split(sep).join('/'), readFileSync(path)];
      }),
  );
}

function readArchive(archive: Uint8Array): PackFiles | PackFault {
  try {
    return readZip(archive);
  } catch {
    // `PK` begins every archive.
    const isArchive = archive[0] === 0x50 && archive[1] === 0x4b;
    return { fault: isArchive ? 'cutOff' : 'unreadable' };
  }
}
