import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientRow, Rehearsal } from '@balcao/contracts';
import { RandomTrade } from './support/random-trade.js';
import { hotel, openStockedShop, type Shop } from './support/shop.js';

/** `BALCAO_REHEARSALS=2000` rehearses as many; the ordinary run takes some seconds. */
const commandsMany = Number.parseInt(process.env['BALCAO_REHEARSALS'] ?? '150', 10);

/** Each request has an id of its own. */
const saidOf = (body: unknown): object => ({ ...(body as object), requestId: '' });

describe('random commands, each rehearsed and then carried out', () => {
  let shop: Shop;
  const journal = () => shop.server.events('journal-MERCEARIA');
  const trade = new RandomTrade(20_260_302);

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('do to the last cent what was shown, and nothing while they are rehearsed', async () => {
    const { amelia } = shop;
    const types = new Map<string, number>();
    let refused = 0;
    for (let at = 0; at < commandsMany; at += 1) {
      const { path, body } = trade.next(at);
      const before = await journal();
      const rehearsed = await amelia.post(`${path}?rehearse=true`, body);
      expect(await journal()).toHaveLength(before.length);
      const shown = rehearsed.body as Rehearsal;
      const sent = rehearsed.status === 200 ? { headers: { 'x-rehearsed': shown.token } } : {};
      const done = await amelia.post(path, body, sent);
      if (rehearsed.status !== 200) {
        // What is refused when it is rehearsed is refused in the same words.
        expect(saidOf(done.body)).toEqual(saidOf(rehearsed.body));
        refused += 1;
        continue;
      }
      expect({ path, status: done.status }).toEqual({
        path,
        status: done.status < 300 ? done.status : 0,
      });
      const added = (await journal()).slice(before.length);
      expect(shown.events).toEqual(added);
      for (const { type, data } of added) {
        types.set(type, (types.get(type) ?? 0) + 1);
        trade.hear(type, (data as { readonly id: string }).id);
      }
      const [balance] = shown.balances;
      if (balance === undefined) continue;
      const { revision } = done.body as { readonly revision: number };
      const later = { headers: { 'x-read-after': String(revision) } };
      const client = (await amelia.read(`/clients/${hotel.id}`, later)) as ClientRow;
      expect(client.balanceMinor).toBe(balance.balanceMinor);
    }
    // Enough of both, or the walk says little.
    expect(types.size).toBeGreaterThan(5);
    expect(refused).toBeLessThan(commandsMany / 2);
  });
});
