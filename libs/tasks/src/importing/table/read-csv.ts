import { Readable } from 'node:stream';
import { refuse } from '@balcao/domain';
import { csvText } from '@balcao/messages';
import { CsvError, parse } from 'csv-parse';
import type { RawRows } from './read-table.js';

const separators = [';', ',', '\t', '|'] as const;
/** Characters handed to the parser at once: it works without a pause on what it is given. */
const charactersPerRead = 64_000;

/** A text file of cells: its encoding and separator are found out. */
export function readCsv(file: Uint8Array): { readonly rows: RawRows; readonly separator: string } {
  const text = decode(file);
  if (text.includes('\u0000')) refuse('import.unreadable');
  const separator = separatorOf(text);
  return { rows: parsed(text, separator), separator };
}

/** UTF-8 and UTF-16 by their marks, UTF-8 where the bytes are; Windows-1252 is left. */
function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The one that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const line = /^[\s\uFEFF]*([^\r\n]*)/.exec(text)?.[1]?.replaceAll(/"[^"]*"/g, '') ?? '';
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

async function* parsed(text: string, separator: string): RawRows {
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 200_000,
  });
  try {
    for await (const row of Readable.from(slicesOf(text)).pipe(parser)) {
      yield (row as readonly string[]).map(csvText);
    }
  } catch (error) {
    if (error instanceof CsvError) refuse('import.unreadable');
    throw error;
  }
}

function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += charactersPerRead) {
    yield text.slice(at, at + charactersPerRead);
  }
}
