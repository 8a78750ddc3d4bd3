import { describe, expect, it } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import { listBytes } from './list-bytes.js';
import { packRows, type ListPaper, type ListRow } from './list-paper.js';
import { idIn, readPdf } from './pdf-objects.js';

const movements = (rows: readonly ListRow[]): ListPaper => ({
  title: 'Movimentos',
  company: 'Mercearia Polana, Lda',
  notes: ['Região: Maputo'],
  columns: [
    { label: 'Código', isFigure: false },
    { label: 'Nome', isFigure: false },
    { label: 'Saldo', isFigure: true },
  ],
  rows: [packRows(rows.slice(0, 11)), packRows(rows.slice(11))],
  totals: ['Total', '', '2 700,00'],
  page: 'Página %{page} de %{pages}',
});

/** Now and then a name takes several lines, or a row says nothing. */
const rowsOf = (count: number): readonly ListRow[] =>
  Array.from({ length: count }, (_, at) => {
    if (at % 13 === 5) return ['', '', ''];
    const name = 'Cooperativa de Chókwè '.repeat(at % 7 === 3 ? 1 + (at % 40) : 1);
    return [at % 5 === 0 ? '' : `C${at}`, name, `${at} 350,00`];
  });

/** Where the texts of each page begin; what they say is written in the letters of their file. */
function placesOf(bytes: Uint8Array): readonly (readonly string[])[] {
  const { objects, pageIds } = readPdf(bytes);
  const bodies = new Map(objects.map(({ id, body }) => [id, body]));
  const placesIn = (id: number): readonly string[] => {
    const body = bodies.get(id) ?? '';
    const drawn = body.slice(body.indexOf('stream\n') + 'stream\n'.length);
    const text = body.includes('/Filter')
      ? inflateSync(Buffer.from(drawn, 'latin1')).toString('latin1')
      : drawn;
    return Array.from(text.matchAll(/1 0 0 1 (\S+ \S+) Tm/g), ([, place = '']) => place);
  };
  return pageIds.map((pageId) => {
    const page = bodies.get(pageId) ?? '';
    const parts = /\/Contents (?:\[([^\]]*)\]|(\d+ 0 R))/.exec(page);
    const contents = Array.from((parts?.[1] ?? parts?.[2] ?? '').matchAll(/(\d+) 0 R/g));
    const stampId = idIn(bodies.get(idIn(page, 'Resources') ?? 0) ?? '', 'Stamp');
    const drawn = contents.map(([, id]) => Number(id));
    return [...drawn, ...(stampId === undefined ? [] : [stampId])].flatMap(placesIn);
  });
}

describe('a list that is laid out part by part', () => {
  it.each([80, 131, 299])('has every text where it is in one of a single part', async (part) => {
    const list = movements(rowsOf(300));
    const whole = placesOf(await listBytes(list));
    expect(whole.length).toBeGreaterThan(12);
    expect(placesOf(await listBytes(list, { rowsOfPart: part }))).toEqual(whole);
  });

  it('has all rows, on pages that are not full, where a part is shorter than a page', async () => {
    const list = movements(Array.from({ length: 60 }, (_, at) => [`C${at}`, 'Óleo', '1,00']));
    const pages = placesOf(await listBytes(list, { rowsOfPart: 10 }));
    expect(pages).toHaveLength(6);
    const lines = pages.map((page) => new Set(page.map((place) => place.split(' ')[1])).size);
    // Ten rows with the headings and the foot; the last page has the totals too.
    expect(lines.slice(1)).toEqual([12, 12, 12, 12, 13]);
  });

  it('has the whole of a row that is higher than a page', async () => {
    const name = 'Cooperativa '.repeat(4_000);
    const pages = placesOf(await listBytes(movements([['C1', name, '1,00']])));
    expect(pages.flat().length).toBeGreaterThan(4_000);
    const below = pages.flat().filter((place) => Number(place.split(' ')[1]) < 20);
    expect(below).toEqual([]);
  });

  it('is called by its title, whatever its parts are', async () => {
    const list = movements(rowsOf(100));
    const bytes = await listBytes(list, { rowsOfPart: 50 });
    const { objects, infoId } = readPdf(bytes);
    const info = objects.find(({ id }) => id === infoId)?.body ?? '';
    expect(objects.find(({ id }) => id === idIn(info, 'Title'))?.body).toBe('(Movimentos)');
  });

  it('is left where nobody waits for it any more', async () => {
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    const laying = { rowsOfPart: 50, signal: gone.signal };
    await expect(listBytes(movements(rowsOf(100)), laying)).rejects.toThrow('gone');
  });
});
