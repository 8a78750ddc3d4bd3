import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SeriesContinuity, SeriesContinuityAnswer } from '@balcao/contracts';
import type { NewEvent } from '@balcao/event-store';
import type { Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

let shop: Shop;
let auditor: Browser;

beforeAll(async () => {
  shop = await openStockedShop();
  const { amelia } = shop;
  for (const draft of ['D1', 'D2', 'D3']) await amelia.done(`/documents/${draft}/issue`, twoSacks);
  await amelia.done('/documents/FT_2026.2/cancel', { reason: 'Enganou-se' });
  auditor = await joined(shop, 'rui', { role: 'auditor' });
});
afterAll(() => shop.server.end());

const answered = async (query = ''): Promise<SeriesContinuityAnswer> =>
  (await auditor.read(`/series-continuity${query}`)) as SeriesContinuityAnswer;

const ofInvoices = async (): Promise<SeriesContinuity | undefined> =>
  (await answered()).series.find(({ seriesId }) => seriesId === 'FT_2026');

describe('the continuity of the series', () => {
  it('is that every number from 1 is there once, cancelled or not', async () => {
    const { findings, ...answer } = await answered();
    expect(answer).toMatchObject({ year: 2026, years: [2026] });
    expect(findings).toEqual([]);
    expect(await ofInvoices()).toEqual({
      seriesId: 'FT_2026',
      series: 'FT 2026',
      typeId: 'FT',
      year: 2026,
      isOpen: true,
      numbers: 3,
      lastNumber: 3,
      firstOn: '2026-03-02',
      lastOn: '2026-03-02',
      gap: 0,
      twice: 0,
      earlierDay: 0,
      missing: 0,
      found: 0,
    });
  });

  it('is asked for by year and by series', async () => {
    expect((await answered('?seriesId=FT_2026')).series.map(({ series }) => series)).toEqual([
      'FT 2026',
    ]);
    expect(await answered('?year=2025')).toMatchObject({ year: 2025, series: [], findings: [] });
    const odd = await auditor.get('/series-continuity?year=26');
    expect(odd.body).toMatchObject({ code: 'series.invalidYear' });
  });

  it('is refused to members who see some documents only', async () => {
    const narrow = await joined(shop, 'narrow', { role: 'manager', limits: { seriesIds: [] } });
    const answer = await narrow.get('/series-continuity');
    expect(answer.body).toMatchObject({ code: 'events.limitedMember' });
    const clerk = await joined(shop, 'celeste', { role: 'cashier' });
    expect((await clerk.get('/series-continuity')).status).toBe(403);
  });

  it('names a gap, a number given twice and a date that goes back', async () => {
    const { events } = shop.server.api.backend;
    const stream = 'journal-MERCEARIA';
    for await (const event of events.read(stream, { from: 0 })) {
      if (event.type !== 'DocumentIssued') continue;
      const data = event.data as Readonly<Record<string, NewEvent['data']>>;
      if (data['number'] !== 3) continue;
      const forged = (number: number, issuedOn: string) => ({
        ...event,
        id: randomUUID(),
        data: { ...data, id: `FT_2026.${number}`, number, issuedOn },
      });
      const written = [forged(6, '2026-03-02'), forged(2, '2026-03-02'), forged(7, '2026-03-01')];
      await events.append(stream, written, 'any');
      break;
    }
    const { findings } = await answered('?seriesId=FT_2026');
    expect(findings).toMatchObject([
      { kind: 'gap', reference: 'FT 2026/6', expected: 4 },
      { kind: 'twice', reference: 'FT 2026/2', expected: 7 },
      { kind: 'earlierDay', reference: 'FT 2026/7', dayBefore: '2026-03-02' },
    ]);
    expect(await ofInvoices()).toMatchObject({ gap: 1, twice: 1, earlierDay: 1, lastNumber: 7 });
  });

  it('is a file with each series, and below it what was found', async () => {
    const { text } = await auditor.get('/series-continuity?format=csv&seriesId=FT_2026');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toContain('Series,Result,Numbers,Expected');
    expect(lines[1]).toContain('FT 2026,Gap: 1 · Duplicate number: 1 · Date goes back: 1,1–7');
    expect(lines[2]).toContain('FT 2026,Gap,FT 2026/6,4');
    expect(lines).toHaveLength(5);
    expect((await auditor.get('/series-continuity?format=pdf')).status).toBe(200);
  });
});
