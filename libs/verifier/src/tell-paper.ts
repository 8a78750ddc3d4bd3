import { digestsIn } from './digests.js';
import type { PackFiles } from './pack.js';
import { eventsOf } from './read-events.js';
import { sha256 } from './sha256.js';

/** What the journal of a pack says of a file, whoever it was found with. */
export interface KnownPaper {
  readonly reference: string;
  readonly how: 'printed' | 'sent' | 'packed' | 'made';
  /** UTC instant. */
  readonly at: string;
}

const ways: Readonly<Record<string, KnownPaper['how']>> = {
  DocumentPrinted: 'printed',
  DocumentSent: 'sent',
  FileMade: 'made',
};

/** Looks a file up by its bytes; undefined where the journal of the pack tells of none such. */
export function tellPaper(pack: PackFiles, file: Uint8Array): KnownPaper | undefined {
  const { events } = eventsOf(pack);
  const known = digestsIn(events).get(sha256(file));
  if (known === undefined) return undefined;
  const { documentId, event } = known;
  const named = events.find(({ data }) => data['id'] === documentId && 'reference' in data);
  return {
    reference: text(named?.data['reference']) || documentId,
    how: ways[event.type] ?? 'packed',
    at: text(event.metadata['recordedAt']),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
