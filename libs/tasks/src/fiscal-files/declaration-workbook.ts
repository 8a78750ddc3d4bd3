import { Readable } from 'node:stream';
import { packageFiles, sheetEnd, sheetRow, sheetStart, type DeclarationPart } from '@balcao/fiscal';
import { zipOf, type ZipEntry } from '../company-export/zip-stream.js';

/** Rows put into one piece of text. */
const rowsPerPiece = 500;

/** Its parts are far below what the portal takes: a year is written in the time instead. */
const packingLevel = 4;

/**
 * A part as a workbook with one sheet, `Faturas`, dated `writtenAt` throughout: the same rows are
 * the same bytes whenever they are written.
 */
export function declarationWorkbook(
  part: DeclarationPart,
  writtenAt: Date,
): AsyncGenerator<Uint8Array> {
  return zipOf(Readable.from(filesOf(part)), writtenAt, packingLevel);
}

function* filesOf({ rows }: DeclarationPart): Generator<ZipEntry> {
  for (const [name, xml] of packageFiles) yield { name, content: Readable.from(piecesOf([xml])) };
  const content = Readable.from(piecesOf(sheetOf(rows)));
  yield { name: 'xl/worksheets/sheet1.xml', content };
}

function* sheetOf(rows: DeclarationPart['rows']): Generator<string> {
  yield sheetStart;
  for (let at = 0; at < rows.length; at += rowsPerPiece) {
    yield rows
      .slice(at, at + rowsPerPiece)
      .map((row) => sheetRow(row))
      .join('');
  }
  yield sheetEnd;
}

function* piecesOf(texts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const text of texts) yield encoder.encode(text);
}
