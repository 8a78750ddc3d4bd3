import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientRow, Rehearsal } from '@balcao/contracts';
import { hotel, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

/** `BALCAO_REHEARSALS=2000` rehearses as many; the ordinary run takes some seconds. */
const commandsMany = Number.parseInt(process.env['BALCAO_REHEARSALS'] ?? '150', 10);

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Asked {
  readonly path: string;
  readonly body: object;
}

/** Each request has an id of its own. */
const saidOf = (body: unknown): object => ({ ...(body as object), requestId: '' });

describe('random commands, each rehearsed and then carried out', () => {
  let shop: Shop;
  const journal = () => shop.server.events('journal-MERCEARIA');
  const random = seededNumbers(20_260_302);
  const below = (count: number): number => Math.floor(random() * count);
  const issued: string[] = [];
  const paid: string[] = [];
  const some = (ids: readonly string[]): string => ids[below(ids.length)] ?? 'FT_2026.1';

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  const reason = 'Engano';
  const ways: readonly ((at: number) => Asked)[] = [
    (at) => ({ path: `/documents/D${at}/issue`, body: sale('FT') }),
    (at) => ({ path: `/documents/D${at}/issue`, body: sale('VD') }),
    (at) => ({ path: `/documents/D${at}/issue`, body: sale('CT') }),
    () => ({ path: `/documents/${some(issued)}/cancel`, body: { reason } }),
    () => ({ path: `/documents/${some(issued)}/restore`, body: {} }),
    (at) => ({
      path: `/documents/${some(issued)}/convert`,
      body: { documentTypeId: below(2) === 0 ? 'FT' : 'NC', draftId: `C${at}` },
    }),
    () => ({
      path: '/payments',
      body: {
        ...{ documentTypeId: 'RC', partyId: hotel.id, isAutomatic: true },
        rows: [{ methodId: 'method_cash', amountMinor: 100 + below(400_000) }],
      },
    }),
    () => ({ path: `/payments/${some(paid)}/cancel`, body: { reason } }),
    () => ({ path: `/payments/${some(paid)}/restore`, body: {} }),
    () => ({
      path: `/articles/${rice.id}/change`,
      body: { ...rice, id: undefined, salePrice: `${1 + below(2_000)}.50` },
    }),
  ];
  const sale = (documentTypeId: string): object => {
    const quantity = String(1 + below(9));
    const lines = twoSacks.lines.map((line) => ({ ...line, quantity }));
    return { ...twoSacks, documentTypeId, lines };
  };

  it('do to the last cent what was shown, and nothing while they are rehearsed', async () => {
    const { amelia } = shop;
    const types = new Map<string, number>();
    let refused = 0;
    for (let at = 0; at < commandsMany; at += 1) {
      const { path, body } = ways[below(ways.length)]?.(at) ?? { path: '', body: {} };
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
        const { id } = data as { readonly id: string };
        if (type === 'DocumentIssued') issued.push(id);
        if (type === 'PaymentRecorded') paid.push(id);
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
  }, 280_000);
});
