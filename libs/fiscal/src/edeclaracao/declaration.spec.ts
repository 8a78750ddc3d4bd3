import { describe, expect, it } from '@jest/globals';
import { FiscalFileError, type FiscalInvoice } from '../model/index.js';
import { cornerShop, places } from '../testing/index.js';
import { declarationColumns } from './columns.js';
import { rowsOf } from './rows.js';
import { declarationText, splitDeclaration, type DeclarationPart } from './split.js';
import type { DeclarationFormat } from './texts.js';

const { company } = places.MZ;

async function all<One>(items: AsyncIterable<One>): Promise<readonly One[]> {
  const found: One[] = [];
  for await (const one of items) found.push(one);
  return found;
}

async function* streamOf(documents: readonly FiscalInvoice[]): AsyncGenerator<FiscalInvoice> {
  for (const one of documents) yield await Promise.resolve(one);
}

const sales = await all(cornerShop('MZ').invoices());
const named = (number: string) => {
  const found = sales.find((one) => one.number === number);
  if (found === undefined) throw new Error(number);
  return found;
};

describe('the rows of the monthly file', () => {
  it('are one for each rate, each with the document and its own share', () => {
    const rows = rowsOf(named('FT 2026/2'), company);
    const figures = rows.map((row) => [
      row.totalMinor,
      row.rate,
      row.rateNetMinor,
      row.rateVatMinor,
    ]);
    expect(figures).toEqual([
      [386_890, '16', 94_991, 15_199],
      [386_890, '5', 250_000, 12_500],
      [386_890, '0', 14_200, 0],
    ]);
    expect(rows[2]?.exemption).toBe('Isento nos termos do artigo 9, n.º 10 do CIVA');
    expect(rows[0]?.withheldMinor).toBe(10_000);
    expect(rows[0]?.rateDiscountMinor).toBe(4_999);
  });

  it('sum up by rate to the document', () => {
    for (const one of sales) {
      const rows = rowsOf(one, company);
      const total = rows.reduce((sum, { rateTotalMinor }) => sum + rateTotalMinor, 0);
      expect(total).toBe(one.totals.grossMinor);
    }
  });

  it('mark what was cancelled, corrected and sold to nobody in particular', () => {
    expect(rowsOf(named('FT 2026/3'), company)[0]?.state).toBe('Anulado');
    expect(rowsOf(named('NC 2026/1'), company)[0]).toMatchObject({
      type: 'Nota de crédito',
      invoice: 'FT 2026/1',
      seriesNumber: '2026/1',
    });
    expect(rowsOf(named('VD 2026/1'), company)[0]).toMatchObject({
      type: 'VD',
      clientNuit: '000000000',
      clientName: 'Consumidor Final',
      receivedMinor: 52_200,
    });
  });
});

/** The first invoice on a day, under a number. */
const on = (day: number, number: number): FiscalInvoice => ({
  ...named('FT 2026/1'),
  number: `FT 2026/${1000 + number}`,
  issuedOn: `2026-03-${`${day}`.padStart(2, '0')}`,
});

const split = (
  documents: readonly FiscalInvoice[],
  max?: number,
  format: DeclarationFormat = 'csv',
) => all(splitDeclaration(streamOf(documents), company, format, max));

/** Bytes of one such document, of the headings, and of so many documents in one file. */
async function sizes() {
  const [one, two] = await Promise.all([split([on(1, 1)]), split([on(1, 1), on(1, 2)])]);
  const [first, both] = [one[0]?.bytes ?? 0, two[0]?.bytes ?? 0];
  return { ofOne: both - first, file: (count: number) => first + (count - 1) * (both - first) };
}

const shape = (parts: readonly DeclarationPart[]) =>
  parts.map(({ part, from, to, documents }) => [part, from.slice(8), to.slice(8), documents]);

describe('splitting the monthly file', () => {
  it('keeps what fits in one', async () => {
    const { file } = await sizes();
    expect(shape(await split([on(1, 1), on(1, 2), on(2, 3)], file(3)))).toEqual([
      [1, '01', '02', 3],
    ]);
  });

  it('ends a file where a day ends, before the day that would pass the limit', async () => {
    const { file } = await sizes();
    const month = [on(1, 1), on(2, 2), on(2, 3), on(3, 4)];
    expect(shape(await split(month, file(2)))).toEqual([
      [1, '01', '01', 1],
      [2, '02', '02', 2],
      [3, '03', '03', 1],
    ]);
  });

  it('splits only a day that is too large, between documents', async () => {
    const { file } = await sizes();
    const month = [on(1, 1), on(2, 2), on(2, 3), on(2, 4), on(3, 5)];
    expect(shape(await split(month, file(2)))).toEqual([
      [1, '01', '01', 1],
      [2, '02', '02', 2],
      [3, '02', '03', 2],
    ]);
  });

  it('never parts the rows of one document', async () => {
    const { file } = await sizes();
    const three = { ...named('FT 2026/2'), issuedOn: '2026-03-02' };
    const parts = await split([on(1, 1), three, on(3, 3)], file(3));
    expect(shape(parts).map(([, , , documents]) => documents)).toEqual([1, 1, 1]);
    expect(parts[1]?.rows).toHaveLength(3);
  });

  it.each(['csv', 'xml'] as const)('stays under the limit as %s', async (format) => {
    const month = Array.from({ length: 400 }, (_, at) => on(1 + Math.floor(at / 50), at));
    const parts = await split(month, 20_000, format);
    const lengths = parts.map((part) => Buffer.byteLength(declarationText(part, format)));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(20_000);
    expect(lengths.every((length, at) => length <= (parts[at]?.bytes ?? 0))).toBe(true);
    expect(parts.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      month.map(({ number }) => number),
    );
  });

  it('is refused where documents do not come by their days', async () => {
    await expect(split([on(2, 1), on(1, 2)])).rejects.toThrow(FiscalFileError);
  });
});

describe('the texts of the monthly file', () => {
  it('has thirty columns under the known headings', () => {
    expect(declarationColumns).toHaveLength(30);
    expect(declarationColumns[8]?.heading).toBe('Estado');
  });

  it('writes numbers with a point, in columns parted by semicolons', async () => {
    const [part] = await split(sales);
    if (part === undefined) throw new Error('no part');
    const [heading = '', first = ''] = declarationText(part, 'csv').split('\r\n');
    expect(heading.split(';').slice(0, 4)).toEqual(['Linha', 'NUIT', 'MÊS', 'ID Documento']);
    expect(first).toBe(
      '1;400339910;2026-03;FT 2026/1;Factura;2026;1;2026/1;Normal;;;2026-03-02;;100033593;' +
        'Hotel Baía;450.00;;72.00;;0.00;0.00;522.00;0.00;16;72.00;0.00;450.00;522.00;MZN;1',
    );
  });

  it('keeps names from being formulas, and marks from ending cells', async () => {
    const odd = { ...named('FT 2026/1'), customerName: '=SUM(A1);"x"' };
    const [part] = await split([odd]);
    if (part === undefined) throw new Error('no part');
    expect(declarationText(part, 'csv')).toContain(`;"'=SUM(A1);""x""";`);
    const sum = { ...named('FT 2026/1'), customerName: '-2+3' };
    const [second] = await split([sum]);
    expect(second && declarationText(second, 'csv')).toContain(";'-2+3;");
    expect(declarationText(part, 'xml')).toContain(
      '<NomeCliente>=SUM(A1);&quot;x&quot;</NomeCliente>',
    );
  });
});
