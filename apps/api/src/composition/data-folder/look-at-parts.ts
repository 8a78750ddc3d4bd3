import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inspectFile, whyUnusable, type FileKind, type Inspection } from '@balcao/sqlite/data-file';
import { StartError } from '@balcao/tasks/settings';
import { type DataPart, dataParts, type DataPartName } from './data-files.js';

/** In the folder of attachments, the file that says whose they are. */
export const markerName = 'installation';

/** Less room on the disk than this is none. */
const roomBytes = 256 * 1024;

const keyBytes = 32;
const { R_OK, W_OK, X_OK } = constants;

/** One part: `elsewhere` if a server or a setting holds it, even if something has its name. */
export type FoundPart = Inspection | { readonly state: 'elsewhere' };

/** All parts, by their names. */
export type FoundParts = Readonly<Record<DataPartName, FoundPart>>;

/** Looks at every part that is to be in the folder. */
export function lookAtParts(dataDir: string, isKept: (part: DataPart) => boolean): FoundParts {
  const found = dataParts.map((part): [string, FoundPart] => [
    part.name,
    isKept(part) ? lookAt(part, join(dataDir, part.name)) : { state: 'elsewhere' },
  ]);
  return Object.fromEntries(found) as FoundParts;
}

/** The lock was taken before anything is looked at: that proved it. */
function lookAt({ form }: DataPart, path: string): Inspection {
  if (form === 'lock') return { state: 'empty' };
  if (typeof form === 'object') return lookAtDatabase(path, form);
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return { state: 'absent' };
  try {
    return form === 'key' ? lookAtKey(path) : lookAtFolder(path);
  } catch (error) {
    return { state: 'unusable', why: whyUnusable(error) };
  }
}

/** `StartError` for what speaks of the disk: the file may be well. */
function lookAtDatabase(path: string, kind: FileKind): Inspection {
  try {
    return inspectFile(path, kind);
  } catch (error) {
    const why = isDiskFull(path) ? 'the disk is full' : whyUnusable(error);
    throw new StartError(`${path} cannot be opened: ${why}. Nothing was changed.`);
  }
}

/** SQLite says "input/output error" where it has no room for the log of a file. */
function isDiskFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize < roomBytes;
}

/** A folder of files, or of folders of files: each can be entered and written. */
function lookAtFolder(path: string): Inspection {
  if (!statSync(path).isDirectory()) return { state: 'unusable', why: 'it is no folder' };
  accessSync(path, R_OK | W_OK | X_OK);
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) accessSync(join(path, entry.name), R_OK | W_OK | X_OK);
  }
  const marker = join(path, markerName);
  const id = existsSync(marker) ? readFileSync(marker, 'utf8').trim() : undefined;
  const contents = entries.filter(({ name }) => name !== markerName && name !== 'unfinished');
  if (id === undefined && contents.length === 0) return { state: 'empty' };
  return { state: 'sound', id, hasRows: contents.length > 0 };
}

/** A key is known by its digest, which tells nothing of it. */
function lookAtKey(path: string): Inspection {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (key.length !== keyBytes)
    return { state: 'unusable', why: `it holds no key of ${keyBytes} bytes` };
  const id = createHash('sha256').update(key).digest('hex');
  return { state: 'sound', id, hasRows: true };
}
