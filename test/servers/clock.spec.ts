import { describe, expect, it } from '@jest/globals';
import { mondayMorning } from '../e2e/support/server.js';
import { openStockedShop, rice, twoSacks } from '../e2e/support/shop.js';

const halfAMinuteEarlier = '2026-03-02T07:59:30.000Z';
const weekEarlier = '2026-02-23T08:00:00.000Z';

describe('a server whose clock is set back', () => {
  it('lets time stand still, and asks before it numbers a document far behind the last', async () => {
    const { server, amelia } = await openStockedShop();
    const first = await amelia.done('/documents/D1/issue', twoSacks);
    server.now = new Date(halfAMinuteEarlier);
    const second = await amelia.done('/documents/D2/issue', twoSacks);
    const rows = await amelia.rows('/documents?sort=number:asc', second);
    expect(rows.map(({ id, issuedOn }) => [id, issuedOn])).toEqual([
      [first.id, '2026-03-02'],
      [second.id, '2026-03-02'],
    ]);

    server.now = new Date(weekEarlier);
    const asked = await amelia.post('/documents/D3/issue', twoSacks);
    expect(asked.body).toMatchObject({ status: 409, code: 'document.clockBehind' });
    await amelia.done('/articles', { ...rice, id: 'SOAP', code: 'SAB', name: 'Sabão' });

    const instants: string[] = [];
    for await (const { metadata } of server.api.backend.events.read('journal-MERCEARIA')) {
      instants.push((metadata as { readonly recordedAt: string }).recordedAt);
    }
    expect(instants).toEqual([...instants].sort());
    expect(instants.at(-1)).toBe(mondayMorning);
    await server.end();
  });
});
