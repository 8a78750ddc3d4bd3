import { type FileHandle, open } from 'node:fs/promises';
import type { BlobInfo } from '../blob-store.js';
import { StoreUnavailable } from '../errors.js';

// One file is one blob, so that one rename shows it whole: its content, then what is known of it in
// JSON, the length of that, and four letters.
const mark = 'BLB1';
const tailBytes = 8;

/** What stands behind the content. */
export function trailerOf(info: BlobInfo): Uint8Array {
  const text = Buffer.from(JSON.stringify(info));
  const tail = Buffer.alloc(tailBytes);
  tail.writeUInt32BE(text.length, 0);
  tail.write(mark, 4, 'latin1');
  return Buffer.concat([text, tail]);
}

/** Reads what is known of a blob; the file system's errors, `StoreUnavailable` if it is damaged. */
export async function readInfo(path: string): Promise<BlobInfo> {
  const file = await open(path, 'r');
  try {
    return await infoIn(file, path);
  } finally {
    await file.close();
  }
}

async function infoIn(file: FileHandle, path: string): Promise<BlobInfo> {
  const { size: bytes } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, bytes - tailBytes), tailBytes);
  const length = tail.readUInt32BE(0);
  const start = bytes - tailBytes - length;
  if (tail.toString('latin1', 4) !== mark || start < 0) throw damaged(path);
  const text = (await bytesAt(file, start, length)).toString();
  const info = parsed(text, path);
  if (info.size !== start) throw damaged(path);
  return info;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, position);
  return bytes;
}

function parsed(text: string, path: string): BlobInfo {
  try {
    return JSON.parse(text) as BlobInfo;
  } catch {
    throw damaged(path);
  }
}

const damaged = (path: string) =>
  new StoreUnavailable(`the blob in ${path} is damaged`, { fault: 'damaged' });
