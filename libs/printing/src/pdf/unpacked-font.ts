import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Bytes of the headings of both formats, and of an entry in each. */
const [packedHead, packedEntry, head, entry] = [44, 20, 12, 16];

/** A WOFF file as the TrueType file that was packed into it (W3C, WOFF 1.0). */
export function unpackedFont(path: string): Buffer {
  const packed = readFileSync(path);
  const count = packed.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = packedHead + index * packedEntry;
    const [offset, stored, length] = [4, 8, 12].map((each) => packed.readUInt32BE(at + each));
    const bytes = packed.subarray(offset, (offset ?? 0) + (stored ?? 0));
    const name = packed.subarray(at, at + 4);
    const checksum = packed.subarray(at + 16, at + 20);
    return { name, checksum, bytes: stored === length ? bytes : inflateSync(bytes) };
  });
  const heading = Buffer.alloc(head + count * entry);
  packed.copy(heading, 0, 4, 8);
  heading.writeUInt16BE(count, 4);
  const pieces = [heading];
  let offset = heading.length;
  for (const [index, { name, checksum, bytes }] of tables.entries()) {
    const at = head + index * entry;
    name.copy(heading, at);
    checksum.copy(heading, at + 4);
    heading.writeUInt32BE(offset, at + 8);
    heading.writeUInt32BE(bytes.length, at + 12);
    const filler = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    pieces.push(bytes, filler);
    offset += bytes.length + filler.length;
  }
  return Buffer.concat(pieces);
}
