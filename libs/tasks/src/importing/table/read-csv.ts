import { Readable } from 'node:stream';
import type { TextEncoding } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import { csvText } from '@balcao/messages';
import { CsvError, parse } from 'csv-parse';
import { decoded } from './encodings.js';
import type { RawRows } from './table.js';

const separators = [';', ',', '\t', '|'] as const;
/** Lines used to detect the separator. */
const linesLookedAt = 100;
/** Characters per call of the parser, which does not yield in between. */
const charactersPerRead = 64_000;

/** A delimited text file, and how it was read. */
export interface CsvFile {
  readonly rows: RawRows;
  readonly separator: string;
  readonly encoding?: TextEncoding;
}

/** A delimited text file; encoding and separator are detected. */
export function readCsv(file: Uint8Array, chosen?: TextEncoding): CsvFile {
  const { text, ...how } = decoded(file, chosen);
  if (text.includes('\u0000') || text.startsWith('%PDF')) refuse('import.unreadable');
  const whole = text.replace(/^\uFEFF/, '');
  // A line that names the separator for spreadsheets, which count the line below it as the first.
  const [line = '', named] = /^"?sep=(.)"?[;,\t]*(?:\r\n|\r|\n)/i.exec(whole) ?? [];
  const cells = whole.slice(line.length);
  const separator = named ?? separatorOf(cells);
  return { rows: parsed(cells, separator), separator, ...how };
}

/**
 * The separator with the most consistent count per line: words contain commas too, but not in every
 * line.
 */
function separatorOf(text: string): string {
  const lines = text.slice(0, charactersPerRead).split(/\r\n|\r|\n/, linesLookedAt);
  const bare = lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  let best = { separator: ';', lines: 0, cells: 0 };
  for (const separator of separators) {
    const counts = new Map<number, number>();
    for (const line of bare) {
      const cells = line.split(separator).length - 1;
      if (cells > 0) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    for (const [cells, count] of counts) {
      if (count > best.lines || (count === best.lines && cells > best.cells)) {
        best = { separator, lines: count, cells };
      }
    }
  }
  return best.separator;
}

async function* parsed(text: string, separator: string): RawRows {
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    // Files that were joined end their lines in several ways.
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: 200_000,
  });
  let place = 0;
  try {
    for await (const row of Readable.from(slicesOf(text)).pipe(parser)) {
      place += 1;
      yield { place, cells: (row as readonly string[]).map(cellText) };
    }
  } catch (error) {
    if (error instanceof CsvError) refuse('import.unreadable');
    throw error;
  }
}

/** A text that is written as a formula, so that a spreadsheet keeps its noughts: `="00123"`. */
const asFormula = /^="((?:[^"]|"")*)"$/;

const cellText = (cell: string): string =>
  csvText(asFormula.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell);

function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += charactersPerRead) {
    yield text.slice(at, at + charactersPerRead);
  }
}
