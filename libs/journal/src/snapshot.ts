import { setImmediate as endOfTurn } from 'node:timers/promises';
import { DefaultSerializer, deserialize } from 'node:v8';
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
  /** Also where there is none. */
  remove(companyId: string): Promise<void>;
}

const checksumLength = 4;
const bytesChecksummedAtOnce = 1_000_000;

/** A copy of the snapshot, made at once, with room in front for its checksum. */
export function copySnapshot(snapshot: Snapshot): Buffer {
  const serializer = new DefaultSerializer();
  serializer.writeRawBytes(Buffer.alloc(checksumLength));
  serializer.writeHeader();
  serializer.writeValue(snapshot);
  return serializer.releaseBuffer();
}

/**
 * Writes the checksum in front, so that a torn or damaged file is noticed before anything reads it.
 * A copy may be large: others run in between.
 */
export async function sealSnapshot(file: Buffer): Promise<void> {
  let checksum = 0;
  for (let at = checksumLength; at < file.length; at += bytesChecksummedAtOnce) {
    checksum = crc32(file.subarray(at, at + bytesChecksummedAtOnce), checksum);
    await endOfTurn();
  }
  file.writeUInt32BE(checksum);
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
