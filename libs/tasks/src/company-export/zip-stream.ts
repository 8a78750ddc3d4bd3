import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file on its way into an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Written as it is: pictures and PDFs are small already. */
  readonly isPacked?: boolean;
}

/** How hard is packed: 6 packs well, 4 in half the time at a tenth more bytes. */
export type PackingLevel = 4 | 6;

/** The most bytes of an archive: beyond 4 GiB the format needs what few programs read. */
export const ARCHIVE_BYTES_MAX = 4_000_000_000;

/** Thrown when an archive would pass `ARCHIVE_BYTES_MAX`; what was written so far is no archive. */
export class ArchiveTooLarge extends Error {
  constructor() {
    super(`the archive would be larger than ${ARCHIVE_BYTES_MAX} bytes`);
    this.name = 'ArchiveTooLarge';
  }
}

/**
 * The archive of the entries, piece by piece as they come: one piece is in memory at a time.
 * Throws `ArchiveTooLarge`, and what the entries throw.
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  writtenAt: Date,
  level: PackingLevel = 6,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | undefined;
  let written = 0;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else if (piece.byteLength > 0) ready.push(piece);
  });
  function* taken(): Generator<Uint8Array> {
    if (failure !== undefined) throw failure;
    for (const piece of ready.splice(0)) {
      written += piece.byteLength;
      if (written > ARCHIVE_BYTES_MAX) throw new ArchiveTooLarge();
      yield piece;
    }
  }
  for await (const { name, content, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level });
    file.mtime = writtenAt;
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
