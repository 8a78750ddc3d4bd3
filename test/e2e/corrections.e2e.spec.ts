import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  DocumentAnswer,
  DocumentContentBody,
  FiscalPeriodChangesAnswer,
  Rehearsal,
} from '@balcao/contracts';
import { fiscalFileMade } from './support/fiscal-files.js';
import { refusal, type Browser } from './support/browser.js';
import { openStockedShop, signInAt, twoSacks, type Shop } from './support/shop.js';

const march = { from: '2026-03-01', to: '2026-03-31' } as const;

describe('a correction of an issued document', () => {
  let shop: Shop;
  let amelia: Browser;
  let content: DocumentContentBody;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/clients', { id: 'BANCA', code: 'C002', name: 'Banca da Tia Rosa' });
    await amelia.done('/documents/FIRST/issue', twoSacks);
    await amelia.done('/documents/FT_2026.1/print', { copy: 'original' });
    await signInAt(shop, '2026-04-02T08:00:00.000Z');
    const file = await fiscalFileMade(amelia, { kind: 'declaration-xlsx', ...march });
    await amelia.done('/fiscal/periods/2026-03/declare', { fileId: file.id });
    await amelia.done('/companies/current/settings', { lockedThrough: '2026-03-31' });
  });
  afterAll(() => shop.server.end());

  const read = async (id: string) => (await amelia.read(`/documents/${id}`)) as DocumentAnswer;

  it('begins with its content, and names it', async () => {
    content = (await amelia.read('/documents/FT_2026.1/begin?corrects=1')) as DocumentContentBody;
    expect(content).toMatchObject({ documentTypeId: 'FT', corrects: 'FT_2026.1' });
    expect(content).not.toHaveProperty('duplicateOf');
    expect(content).not.toHaveProperty('issuedOn');
  });

  it('is told beforehand: both documents, and the balances of both clients', async () => {
    const body = { ...content, clientId: 'BANCA', reasonCode: 'wrongDetails' };
    const answer = await amelia.post('/documents/AGAIN/issue?rehearse=true', body);
    const { documents, balances, events } = answer.body as Rehearsal;
    expect(documents.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['NC_2026.1', 'FT_2026.2']),
    );
    expect(balances.map(({ partyId, changeMinor }) => [partyId, changeMinor])).toEqual(
      expect.arrayContaining([
        ['HOTEL', -336_400],
        ['BANCA', 336_400],
      ]),
    );
    expect(events.map(({ type }) => type)).toEqual(['DocumentIssued', 'DocumentIssued']);
  });

  it('is refused as a whole without its reason', async () => {
    const before = await shop.server.events('journal-MERCEARIA');
    const sent = amelia.post('/documents/AGAIN/issue', { ...content, clientId: 'BANCA' });
    expect(await refusal(sent)).toMatchObject({ code: 'document.noteReasonRequired' });
    expect(await shop.server.events('journal-MERCEARIA')).toHaveLength(before.length);
  });

  it('leaves a printed original of a declared and locked month as it was', async () => {
    const body = { ...content, clientId: 'BANCA', reasonCode: 'wrongDetails' };
    const done = await amelia.done('/documents/AGAIN/issue', body);
    expect(done.id).toBe('FT_2026.2');
    await amelia.rows('/documents', done);
    const [original, note, document] = [
      await read('FT_2026.1'),
      await read('NC_2026.1'),
      await read('FT_2026.2'),
    ];
    expect(original).toMatchObject({
      status: 'paid',
      madeInto: [
        { documentId: 'NC_2026.1', kind: 'credit' },
        { documentId: 'FT_2026.2', kind: 'correction' },
      ],
    });
    expect(note).toMatchObject({ issuedOn: '2026-04-02', content: { originId: 'FT_2026.1' } });
    expect(document).toMatchObject({
      clientId: 'BANCA',
      pendingMinor: 336_400,
      madeOf: [{ documentId: 'FT_2026.1', kind: 'correction' }],
      content: { corrects: 'FT_2026.1' },
    });
    const { text: paper } = await amelia.get('/documents/FT_2026.2/paper?language=pt');
    expect(paper).toContain('FT 2026/1');
    const period = (await amelia.read('/fiscal/periods/2026-03')) as FiscalPeriodChangesAnswer;
    expect(period).toMatchObject({ state: 'declared', changes: 0, items: [] });
    const history = (await amelia.read('/documents/FT_2026.2/history')) as object;
    expect(JSON.stringify(history)).toContain('FT 2026/2');
  });

  it('is made once of each document', async () => {
    const body = { ...content, reasonCode: 'wrongDetails' };
    expect(await refusal(amelia.post('/documents/THIRD/issue', body))).toMatchObject({
      code: 'document.hasNotes',
    });
  });
});
