import { describe, expect, it } from '@jest/globals';
import { listDefinition } from './list-definition.js';
import { packRows, type ListPaper, type ListRow } from './list-paper.js';
import { listWidths } from './list-widths.js';
import { renderList } from './render-list.js';

const rowsOf = (count: number): readonly ListRow[] =>
  Array.from({ length: count }, (_, at) => [`C${at}`, 'Cooperativa de Chókwè', '1 350,00']);

const clients = (rows: readonly ListRow[]): ListPaper => ({
  title: 'Clientes',
  company: 'Mercearia Polana, Lda',
  notes: ['Região: Maputo'],
  columns: [
    { label: 'Código', isFigure: false },
    { label: 'Nome', isFigure: false },
    { label: 'Saldo', isFigure: true },
  ],
  rows: [packRows(rows)],
  totals: ['Total', '', '2 700,00'],
  page: 'Página %{page} de %{pages}',
});

const pagesOf = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

describe('a list on paper', () => {
  it('is one page when it is short, and goes on over more', async () => {
    expect(pagesOf(await renderList(clients(rowsOf(2))))).toBe(1);
    expect(pagesOf(await renderList(clients(rowsOf(90))))).toBeGreaterThan(1);
  });

  it('repeats its headings, and says on each page which it is', () => {
    const part = { rows: rowsOf(2), widths: [80, 400, 80], isFirst: true, isLast: true };
    const { content, footer } = listDefinition(clients(part.rows), part);
    const [, , table] = content as unknown as readonly {
      readonly table?: { headerRows: number };
    }[];
    expect(table?.table?.headerRows).toBe(1);
    const foot =
      typeof footer === 'function' ? footer(2, 3, { width: 842, height: 595 } as never) : {};
    expect(JSON.stringify(foot)).toContain('Página 2 de 3');
  });

  it('has its mark across each page of each part', () => {
    const part = { rows: rowsOf(2), widths: [80, 400, 80], isFirst: false, isLast: false };
    const marked = { ...clients(part.rows), stamp: 'DEMO' };
    expect(listDefinition(marked, part).watermark).toMatchObject({ text: 'DEMO' });
    expect(listDefinition(clients(part.rows), part).watermark).toBeUndefined();
  });

  it('gives its columns the whole width, more to those that hold more', () => {
    const widths = listWidths(clients(rowsOf(2)), 700);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(700);
    expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
  });

  it('gives a figure what its longest needs, however far down it stands', () => {
    const [code, name] = ['C9', 'Cooperativa de Chókwè'];
    const usual = listWidths(clients(rowsOf(900)), 700);
    const rows = [...rowsOf(900), [code, name, '1 234 567 350,00']];
    expect(listWidths(clients(rows), 700)[2]).toBeGreaterThan(usual[2] ?? 0);
    const long = [...rowsOf(900), [code, name.repeat(9), '0,00']];
    expect(listWidths(clients(long), 700)).toEqual(usual);
  });
});
