import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Books as they were after an event, with what it takes to go on from there. */
export interface Snapshot {
  readonly foldVersion: string;
  readonly companyId: string;
  readonly revision: number;
  /** The hash of the event at `revision`. */
  readonly hash: string;
  readonly recordedAt: string;
  readonly books: unknown;
}

/** Keeps one snapshot per company. A cache: losing one costs time, never facts. */
export interface SnapshotStore {
  load(companyId: string): Promise<Uint8Array | undefined>;
  save(companyId: string, bytes: Uint8Array): Promise<void>;
}

const checksumLength = 4;

/** Checksum first, so that a torn or damaged file is noticed before anything reads it. */
export function encodeSnapshot(snapshot: Snapshot): Uint8Array {
  const body = serialize(snapshot);
  const checksum = Buffer.alloc(checksumLength);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([checksum, body]);
}

/** The snapshot, or undefined when it is damaged, or of a company or fold version not asked for. */
export function decodeSnapshot(
  bytes: Uint8Array,
  wanted: Pick<Snapshot, 'companyId' | 'foldVersion'>,
): Snapshot | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length <= checksumLength) return undefined;
  const body = file.subarray(checksumLength);
  if (crc32(body) !== file.readUInt32BE(0)) return undefined;
  const snapshot = parse(body);
  const isWanted =
    snapshot?.companyId === wanted.companyId && snapshot.foldVersion === wanted.foldVersion;
  return isWanted ? snapshot : undefined;
}

function parse(body: Uint8Array): Snapshot | undefined {
  try {
    return deserialize(body) as Snapshot;
  } catch {
    // Written by a newer Node: as good as absent.
    return undefined;
  }
}
