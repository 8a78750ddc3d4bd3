import { FiscalFileError, type FiscalCompany, type FiscalInvoice } from '../model/index.js';
import type { DeclarationRow } from './columns.js';
import { rowsOf, type UnnumberedRow } from './rows.js';
import { declarationSizes, declarationTexts, type DeclarationFormat } from './texts.js';

/** The portal takes 2 MB (Aviso 40/AT/DGI/2025); this is less under every reading of that. */
export const DECLARATION_BYTES_MAX = 2_000_000;

/** One file of the month. */
export interface DeclarationPart {
  /** 1, 2, 3 … */
  readonly part: number;
  /** The days of its documents. */
  readonly from: string;
  readonly to: string;
  readonly documents: number;
  readonly rows: readonly DeclarationRow[];
  /** Of its file, at most. */
  readonly bytes: number;
}

interface Gathered {
  readonly days: string[];
  readonly documents: (readonly UnnumberedRow[])[];
  bytes: number;
}

const nothing = (): Gathered => ({ days: [], documents: [], bytes: 0 });

/** Digits of a line number, at most. */
const lineDigits = 7;

/**
 * Splits the month's documents into files under the limit. They come by day, series and number; a
 * file ends where a day ends, and within a day only if that day by itself is too large; the rows of
 * one document, one for each rate, are never parted. Throws `fiscal.notByDay`.
 */
export async function* splitDeclaration(
  documents: AsyncIterable<FiscalInvoice>,
  company: FiscalCompany,
  format: DeclarationFormat,
  bytesMax = DECLARATION_BYTES_MAX,
): AsyncGenerator<DeclarationPart> {
  const { around: envelope, row: sizeOf } = declarationSizes[format];
  const room = bytesMax - envelope;
  let part = 0;
  let file = nothing();
  let today = nothing();
  let day = '';
  const ended = (one: Gathered): DeclarationPart => {
    part += 1;
    return partOf(part, one, envelope);
  };
  for await (const one of documents) {
    const { issuedOn } = one;
    if (issuedOn < day) throw new FiscalFileError('fiscal.notByDay', { number: one.number });
    if (issuedOn > day) {
      file = join(file, today);
      today = nothing();
      day = issuedOn;
    }
    const rows = rowsOf(one, company);
    const bytes = rows.reduce((sum, row) => sum + rowBytes(row, sizeOf), 0);
    if (file.bytes > 0 && file.bytes + today.bytes + bytes > room) {
      yield ended(file);
      file = nothing();
    }
    // The day has filled a file by itself: the file ends before this document.
    if (today.bytes > 0 && today.bytes + bytes > room) {
      yield ended(today);
      today = nothing();
    }
    today.days.push(issuedOn);
    today.documents.push(rows);
    today.bytes += bytes;
  }
  const last = join(file, today);
  if (last.bytes > 0) yield ended(last);
}

function rowBytes(row: UnnumberedRow, sizeOf: (row: DeclarationRow) => number): number {
  return sizeOf({ line: 0, ...row }) + lineDigits - 1;
}

function join(file: Gathered, day: Gathered): Gathered {
  file.days.push(...day.days);
  file.documents.push(...day.documents);
  file.bytes += day.bytes;
  return file;
}

function partOf(part: number, { days, documents, bytes }: Gathered, envelope: number) {
  const rows = documents.flat().map((row, at) => ({ line: at + 1, ...row }));
  return {
    part,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    documents: documents.length,
    rows,
    bytes: bytes + envelope,
  };
}

/** A part as text, in CSV or XML. */
export function declarationText({ rows }: DeclarationPart, format: 'csv' | 'xml'): string {
  const text = declarationTexts[format];
  return text.start + rows.map((row) => text.row(row)).join('') + text.end;
}
