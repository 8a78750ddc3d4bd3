import { refuse } from '@balcao/domain';
import { SaxesParser } from 'saxes';

/** Callbacks for reading an XML part; names come without prefixes. */
export interface PartReader {
  readonly opened?: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly text?: (text: string) => void;
  readonly closed?: (name: string) => void;
}

const bytesPerTurn = 262_144;

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part piece by piece; refuses invalid XML. */
export function* readPart(part: readonly Uint8Array[], reader: PartReader): Generator<undefined> {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const known: Readonly<Record<string, string>> = attributes;
    const attribute = (wanted: string): string | undefined =>
      known[wanted] ?? Object.entries(known).find(([long]) => localOf(long) === wanted)?.[1];
    reader.opened?.(localOf(name), attribute);
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', ({ name }) => reader.closed?.(localOf(name)));
  const decoder = new TextDecoder();
  try {
    for (const bytes of part) {
      for (let at = 0; at < bytes.length; at += bytesPerTurn) {
        parser.write(decoder.decode(bytes.subarray(at, at + bytesPerTurn), { stream: true }));
        yield;
      }
    }
    parser.close();
  } catch {
    refuse('import.unreadable');
  }
}

/** Reads a whole part; does nothing if it is missing. */
export function readWhole(part: readonly Uint8Array[] | undefined, reader: PartReader): void {
  if (part !== undefined) Array.from(readPart(part, reader));
}
