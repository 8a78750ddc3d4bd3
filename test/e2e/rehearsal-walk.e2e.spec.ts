import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientRow, JournalRow, Rehearsal } from '@balcao/contracts';
import { RandomTrade, type Asked } from './support/random-trade.js';
import { hotel, openStockedShop, type Shop } from './support/shop.js';

/** `BALCAO_REHEARSALS=2000` rehearses as many; the ordinary run takes some seconds. */
const commandsMany = Number.parseInt(process.env['BALCAO_REHEARSALS'] ?? '150', 10);
const patienceMs = 300_000 + commandsMany * 1_000;
/** Behind so many rehearsals, somebody else does something before they are carried out. */
const rehearsalsUndisturbed = 5;

/** Each request has an id of its own. */
const saidOf = (body: unknown): object => ({ ...(body as object), requestId: '' });
const asShown = ({ token }: Rehearsal) => ({ headers: { 'x-rehearsed': token } });

describe('random commands, each rehearsed and then carried out', () => {
  let shop: Shop;
  const trade = new RandomTrade(20_260_302);

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  const head = (): Promise<number> => shop.server.api.backend.journals.revision('MERCEARIA');
  const eventsSince = async (revision: number) => {
    const events: { readonly type: string; readonly data: unknown }[] = [];
    const { events: log } = shop.server.api.backend;
    for await (const { type, data } of log.read('journal-MERCEARIA', { from: revision + 1 })) {
      events.push({ type, data });
    }
    return events;
  };
  /** What the screen lists of what was recorded since a rehearsal, the oldest first. */
  const listedSince = async (revision: number, last: number): Promise<readonly string[]> => {
    const filter = JSON.stringify({ id: { $gt: String(revision).padStart(12, '0') } });
    const query = new URLSearchParams({ filter, sort: 'id:asc', page: '1', perPage: '10' });
    const headers = { 'x-read-after': String(last) };
    const rows = (await shop.amelia.read(`/journal?${query.toString()}`, {
      headers,
    })) as readonly JournalRow[];
    return rows.map(({ type }) => type);
  };

  it(
    'do to the last cent what was shown, and nothing while they are rehearsed',
    async () => {
      const { amelia } = shop;
      const types = new Map<string, number>();
      let [refused, outdated] = [0, 0];
      for (let at = 0; at < commandsMany; at += 1) {
        const { path, body } = trade.next(at);
        const before = await head();
        const rehearsed = await amelia.post(`${path}?rehearse=true`, body);
        expect(await head()).toBe(before);
        const shown = rehearsed.body as Rehearsal;
        if (rehearsed.status !== 200) {
          // What is refused when it is rehearsed is refused in the same words.
          const done = await amelia.post(path, body);
          expect(saidOf(done.body)).toEqual(saidOf(rehearsed.body));
          refused += 1;
          continue;
        }
        const isDisturbed = at % rehearsalsUndisturbed === 0;
        if (isDisturbed) {
          const other = at % 2 === 0 ? twinOf({ path, body }) : trade.next(commandsMany + at);
          await amelia.post(other.path, other.body);
        }
        const between = await head();
        const done = await amelia.post(path, body, asShown(shown));
        if (isDisturbed && done.status >= 300) {
          // Nothing is done; what intervened is listed.
          expect(await head()).toBe(between);
          const { code } = done.body as { readonly code: string };
          if (code === 'rehearsal.outdated') outdated += 1;
          const intervened = (await eventsSince(before)).map(({ type }) => type);
          expect({ code, count: intervened.length > 0 }).toEqual({ code, count: true });
          expect(await listedSince(before, between)).toEqual(intervened);
          for (const { type, data } of await eventsSince(before)) trade.hear(type, idIn(data));
          continue;
        }
        expect({ path, status: done.status }).toEqual({
          path,
          status: done.status < 300 ? done.status : 0,
        });
        const added = await eventsSince(between);
        if (isDisturbed) {
          expect(added.map(({ type }) => type)).toEqual(shown.events.map(({ type }) => type));
        } else expect(shown.events).toEqual(added);
        for (const { type, data } of await eventsSince(before)) {
          types.set(type, (types.get(type) ?? 0) + 1);
          trade.hear(type, idIn(data));
        }
        const [balance] = shown.balances;
        if (balance === undefined || isDisturbed) continue;
        const { revision } = done.body as { readonly revision: number };
        const later = { headers: { 'x-read-after': String(revision) } };
        const client = (await amelia.read(`/clients/${hotel.id}`, later)) as ClientRow;
        expect(client.balanceMinor).toBe(balance.balanceMinor);
      }
      // Enough of all, or the walk says little.
      expect(types.size).toBeGreaterThan(5);
      expect(refused).toBeLessThan(commandsMany / 2);
      expect(outdated).toBeGreaterThan(0);
    },
    patienceMs,
  );
});

/** The same by somebody else. */
const twinOf = ({ path, body }: Asked): Asked => ({
  path: path.replace('/documents/D', '/documents/TWIN'),
  body,
});

const idIn = (data: unknown): string => (data as { readonly id: string }).id;
