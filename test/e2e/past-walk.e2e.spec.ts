import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers } from '@balcao/contracts';
import { RandomTrade, seededNumbers } from './support/random-trade.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

/**
 * `BALCAO_MOMENT_EVENTS=20000 BALCAO_MOMENTS=50` trades as long and looks as often; the ordinary
 * run takes some seconds.
 */
const eventsMany = Number.parseInt(process.env['BALCAO_MOMENT_EVENTS'] ?? '150', 10);
const momentsMany = Number.parseInt(process.env['BALCAO_MOMENTS'] ?? '4', 10);
const patienceMs = 280_000 + eventsMany * 100;

const screens = [
  '/documents?perPage=250&sort=number:desc',
  '/document-lines?perPage=250',
  '/clients',
  `/clients/${hotel.id}`,
  `/articles/${rice.id}`,
  '/series',
  '/payments?perPage=250',
  '/treasury-accounts',
  '/stock-moves?perPage=250',
  '/stock-articles',
  '/settlements?perPage=250',
  '/reports/documents/totals',
  '/reports/sales/totals',
];

describe('moments of a long trade, looked at later', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  const look = async (sent: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const shown: string[] = [];
    for (const screen of screens) {
      const answer = await shop.amelia.get(screen, { headers: sent });
      expect({ screen, status: answer.status }).toEqual({ screen, status: 200 });
      shown.push(`${screen} ${JSON.stringify(answer.body)}`);
    }
    return shown;
  };

  it(
    'show on every screen what was shown then, to the letter',
    async () => {
      const { amelia, server } = shop;
      const trade = new RandomTrade(20_260_305);
      const random = seededNumbers(50);
      const chosen = Array.from({ length: momentsMany }, () => Math.floor(random() * eventsMany));
      const wanted = [...new Set(chosen)].sort((a, b) => a - b);
      const seen: { readonly revision: number; readonly shown: readonly string[] }[] = [];
      const revisionOf = () => server.api.backend.journals.revision('MERCEARIA');
      const first = await revisionOf();
      for (let at = 0; (await revisionOf()) - first < eventsMany; at += 1) {
        const { path, body } = trade.next(at);
        server.now = new Date(server.now.getTime() + 20_000);
        const answer = await amelia.post(path, body);
        if (answer.status >= 300) continue;
        const { id, revision } = answer.body as { readonly id: string; readonly revision: number };
        trade.hear(path.startsWith('/payments') ? 'PaymentRecorded' : 'DocumentIssued', id);
        if (revision - first < (wanted[seen.length] ?? Infinity)) continue;
        const shown = await look({ [headers.readAfter]: String(revision) });
        seen.push({ revision, shown });
      }
      expect(seen.length).toBeGreaterThan(momentsMany / 2);
      for (const { revision, shown } of seen) {
        expect(await look({ [headers.asKnownAt]: String(revision) })).toEqual(shown);
      }
    },
    patienceMs,
  );
});
