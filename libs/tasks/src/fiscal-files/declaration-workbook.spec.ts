import { describe, expect, it } from '@jest/globals';
import { declarationText, splitDeclaration, type DeclarationPart } from '@balcao/fiscal';
import { manyDocuments } from '@balcao/fiscal/testing';
import excel from 'exceljs';
import { declarationWorkbook } from './declaration-workbook.js';

const noon = new Date('2026-04-02T12:00:00Z');
const source = manyDocuments(600);

async function bytesOf(part: DeclarationPart, writtenAt = noon): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of declarationWorkbook(part, writtenAt)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function partsOf(format: 'csv' | 'xml' | 'xlsx', bytesMax?: number) {
  const parts: DeclarationPart[] = [];
  const split = splitDeclaration(source.invoices(), source.company, format, bytesMax);
  for await (const part of split) parts.push(part);
  return parts;
}

describe('the workbook of a declaration', () => {
  it('holds numbers as numbers and days as dates, under the headings', async () => {
    const [part] = await partsOf('xlsx');
    if (part === undefined) throw new Error('no part');
    const book = new excel.Workbook();
    await book.xlsx.load((await bytesOf(part)) as unknown as ArrayBuffer);
    const sheet = book.getWorksheet('Faturas');
    const [first] = part.rows;
    expect(sheet?.rowCount).toBe(part.rows.length + 1);
    expect(sheet?.getCell('D1').value).toBe('ID Documento');
    expect(sheet?.getCell('B2').value).toBe(first?.issuer);
    expect(sheet?.getCell('L2').value).toEqual(new Date(`${first?.issuedOn ?? ''}T00:00:00Z`));
    expect(sheet?.getCell('V2').value).toBe((first?.totalMinor ?? 0) / 100);
  });

  it('is the same bytes whenever it is written of the same rows', async () => {
    const [part] = await partsOf('xlsx');
    if (part === undefined) throw new Error('no part');
    expect((await bytesOf(part)).equals(await bytesOf(part))).toBe(true);
  });
});

describe('a month that is split', () => {
  const bytesMax = 20_000;

  it.each(['csv', 'xml', 'xlsx'] as const)('has each %s file below the limit', async (format) => {
    const parts = await partsOf(format, bytesMax);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const content =
        format === 'xlsx' ? await bytesOf(part) : Buffer.from(declarationText(part, format));
      expect(content.byteLength).toBeLessThanOrEqual(bytesMax);
    }
  });

  it.each(['csv', 'xml', 'xlsx'] as const)('is whole, each document once (%s)', async (format) => {
    const [whole] = await partsOf(format, 100_000_000);
    const parts = await partsOf(format, bytesMax);
    const rows = parts.flatMap((part) => part.rows);
    const ids = (of: DeclarationPart) => new Set(of.rows.map(({ id }) => id));
    const idsApart = parts.flatMap((part) => [...ids(part)]);
    expect(idsApart).toHaveLength(new Set(idsApart).size);
    const total = (all: DeclarationPart['rows']) =>
      all.reduce((sum, { rateTotalMinor }) => sum + rateTotalMinor, 0);
    expect(total(rows)).toBe(total(whole?.rows ?? []));
    expect(rows).toHaveLength(whole?.rows.length ?? 0);
  });
});
