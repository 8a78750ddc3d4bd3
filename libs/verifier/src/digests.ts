import type { PackedEvent } from './pack.js';

/** A file that the journal tells of, and what it says of it. */
export interface KnownFile {
  /** Of a document's paper; the name of a file that was made from the books. */
  readonly documentId: string;
  readonly event: PackedEvent;
}

/** The files that the journal names by their digests: handed out, mailed, packed, made. */
export function digestsIn(events: readonly PackedEvent[]): ReadonlyMap<string, KnownFile> {
  const files = new Map<string, KnownFile>();
  const add = (id: unknown, sha256: unknown, event: PackedEvent): void => {
    if (typeof id !== 'string' || typeof sha256 !== 'string' || files.has(sha256)) return;
    files.set(sha256, { documentId: id, event });
  };
  for (const event of events) {
    const { type, data } = event;
    if (type === 'DocumentPrinted' || type === 'DocumentSent')
      add(data['id'], data['sha256'], event);
    if (type === 'FileMade') add(data['name'], data['sha256'], event);
    if (type !== 'PapersSealed' || !Array.isArray(data['papers'])) continue;
    for (const { id, sha256 } of data['papers'] as readonly Readonly<Record<string, unknown>>[]) {
      add(id, sha256, event);
    }
  }
  return files;
}
