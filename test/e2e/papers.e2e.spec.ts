import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

describe('a document on paper', () => {
  let shop: Shop;
  const paper = async (path: string) => {
    const answer = await shop.amelia.get(`/documents/FT_2026.1/paper?${path}`);
    expect(answer.status).toBe(200);
    return { text: answer.text, headers: answer.headers as Readonly<Record<string, string>> };
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/FIRST/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  it('is a page that runs nothing, with what was issued', async () => {
    const { text, headers } = await paper('copy=duplicate&language=pt');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const words of ['FT 2026/1', 'Duplicado', 'Cópia, não é o original', '3\u00a0364,00']) {
      expect(text).toContain(words);
    }
  });

  it('is a PDF file too', async () => {
    const { headers } = await paper('format=pdf');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('inline; filename="FT-2026-1.pdf"');
  });

  it('of the original is a preview until it is printed', async () => {
    expect((await paper('copy=original&language=pt')).text).toContain('PRÉ-VISUALIZAÇÃO');
    await shop.amelia.done('/documents/FT_2026.1/print', { copy: 'original' });
    const { text } = await paper('copy=original&language=pt');
    expect(text).toContain('Original');
    expect(text).not.toContain('PRÉ-VISUALIZAÇÃO');
  });

  it('goes with others into one file, each with the copy that is wanted of it', async () => {
    const several = 'ids=FT_2026.1,FT_2026.1&copies=second,duplicate';
    const page = await shop.amelia.get(`/documents/papers?${several}&language=pt`);
    expect(page.text.split('<main class="paper">')).toHaveLength(3);
    for (const words of ['Segunda via', 'Duplicado']) expect(page.text).toContain(words);
    const file = await shop.amelia.get(`/documents/papers?${several}&format=pdf`);
    const sent = file.headers as Readonly<Record<string, string>>;
    expect(sent['content-disposition']).toBe('inline; filename="FT-2026-1-2.pdf"');
    const unnamed = await shop.amelia.get(
      '/documents/papers?ids=FT_2026.1,FT_2026.1&copies=second',
    );
    expect(unnamed.status).toBe(422);
  });

  it('of a draft says that it is none yet, and issues nothing', async () => {
    const before = await shop.server.events('journal-MERCEARIA');
    const answer = await shop.amelia.post('/drafts/NEXT/paper?language=pt', twoSacks);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('RASCUNHO');
    expect(answer.text).toContain('3\u00a0364,00');
    expect(answer.text).not.toContain('FT 2026/2');
    expect(await shop.server.events('journal-MERCEARIA')).toHaveLength(before.length);
  });

  it('of a draft is refused as issuing it would be', async () => {
    const answer = await shop.amelia.post('/drafts/NONE/paper', { ...twoSacks, lines: [] });
    expect(answer.status).toBe(422);
  });

  it('is of a kind that there is', async () => {
    const answer = await shop.amelia.get('/documents/FT_2026.1/paper?copy=fourth');
    expect(answer.status).toBe(422);
  });
});
