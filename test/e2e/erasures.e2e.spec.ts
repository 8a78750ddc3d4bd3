import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers, type Accepted, type PastMoment } from '@balcao/contracts';
import { storedEvents, verifyChain } from '@balcao/journal';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const secrets = ['amelia.sitoe@example.co.mz', '841234567', '847654321', 'Rua da Sé'];
const party = {
  id: 'SITOE',
  code: 'C77',
  name: 'Amélia Sitoe',
  nuit: '100200309',
  acceptNuitWarning: true,
  email1: secrets[0],
  phone1: secrets[1],
  country: 'MZ',
};
const neverBought = { ...party, id: 'NEVER', code: 'C78', name: 'Beira Lda', address1: secrets[3] };

describe('erasing personal data', () => {
  let shop: Shop;
  let before: Accepted;
  let erased: Accepted;
  let rowsBefore: string;

  const textOf = async (path: string, sent = {}): Promise<string> =>
    (await shop.amelia.get(path, sent)).text;
  const after = () => ({ headers: { [headers.readAfter]: String(erased.revision) } });
  /** Every place where somebody looks for what is known of people. */
  const looks = (): readonly string[] => [
    ...['/parties/SITOE/held?format=csv', '/parties/NEVER/held?format=csv'],
    ...['/clients', '/clients/SITOE', '/clients/NEVER', '/clients?search=amelia', '/erasures'],
    ...['/clients?search=841234567', '/journal', '/clients/SITOE/history'],
    ...Array.from({ length: erased.revision + 1 }, (_, at) => `/journal/${at}/event`),
  ];
  /** The content of the file of the rows, as bytes, and of the log next to it. */
  const bytesOfRows = (): string =>
    ['read.db', 'read.db-wal']
      .map((name) => readFileSync(join(shop.server.folder, name), 'utf8'))
      .join('\n');
  const chain = () =>
    verifyChain(
      storedEvents(shop.server.api.backend.events).read(`journal-${shop.amelia.company}`),
    );

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/clients', party);
    await amelia.done('/clients', neverBought);
    before = await amelia.done('/clients/SITOE/change', {
      code: party.code,
      name: party.name,
      phone1: secrets[2],
    });
    expect(
      (
        await amelia.get('/clients/SITOE', {
          headers: { [headers.readAfter]: String(before.revision) },
        })
      ).text,
    ).toContain(secrets[2]);
  });
  afterAll(() => shop.server.end());

  it('is refused to those who may not, without a reason, and while something is open', async () => {
    const { amelia } = shop;
    const cashier = await joined(shop, 'rosa', { role: 'cashier' });
    expect(await refusal(cashier.post('/parties/SITOE/erase', { reason: 'Pedido' }))).toMatchObject(
      { status: 403 },
    );
    expect(await refusal(amelia.post('/parties/SITOE/erase', { reason: ' ' }))).toMatchObject({
      status: 422,
    });
    await amelia.done('/documents/D1/issue', { ...twoSacks, clientId: 'SITOE' });
    expect(await refusal(amelia.get('/parties/SITOE/erasure'))).toMatchObject({
      status: 409,
      code: 'party.erasureOpenAccount',
    });
    await amelia.done('/documents/FT_2026.1/cancel', { reason: 'Engano' });
    expect(await amelia.read('/parties/SITOE/erasure')).toEqual({
      id: 'SITOE',
      scopes: ['contact'],
    });
  });

  it('tells before what is held of a person: the record, what it said, and what names them', async () => {
    const { text } = await shop.amelia.get('/parties/SITOE/held?format=csv', {
      headers: { 'accept-language': 'en' },
    });
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Current record,Phone number,847654321'),
        expect.stringContaining('Client or supplier created,Phone number,841234567'),
        expect.stringMatching(
          /^Document issued,Mentioned in,FT 2026\/1 · Amélia Sitoe,.*Amélia Sitoe$/,
        ),
      ]),
    );
    const rosa = await joined(shop, 'rute', { role: 'cashier' });
    expect((await rosa.get('/parties/SITOE/held')).status).toBe(403);
    expect((await shop.amelia.get('/parties/NOBODY/held')).status).toBe(404);
  });

  it('lets go of what the law lets go of, once, however often it is sent', async () => {
    const { amelia } = shop;
    rowsBefore = bytesOfRows();
    const sent = { key: 'erase-once' };
    const reason = { reason: 'Pedido da titular' };
    const first = await amelia.done('/parties/SITOE/erase', reason, sent);
    expect(await amelia.done('/parties/SITOE/erase', reason, sent)).toEqual(first);
    expect(await refusal(amelia.post('/parties/SITOE/erase', reason))).toMatchObject({
      code: 'party.isErased',
    });
    erased = await amelia.done('/parties/NEVER/erase', reason);
    const rows = await amelia.rows('/erasures', erased);
    expect(rows).toMatchObject([
      {
        id: 'NEVER',
        name: '***',
        erased: ['contact', 'identity'],
        isArchived: true,
        erasedByName: 'Amélia Sitoe',
      },
      { id: 'SITOE', name: 'Amélia Sitoe', nuit: '100200309', erased: ['contact'] },
    ]);
  });

  it('leaves nothing that can be found', async () => {
    for (const path of looks()) {
      const text = await textOf(path, after());
      expect({ path, found: secrets.filter((one) => text.includes(one)) }).toEqual({
        path,
        found: [],
      });
      if (!path.includes('search'))
        expect({ path, text }).not.toMatchObject({
          text: expect.stringContaining('Beira Lda'),
        });
    }
  });

  it('leaves no bytes of it in the file of the rows, nor in its log', () => {
    const after = bytesOfRows();
    const found = [...secrets, 'Beira Lda', 'beira lda'].filter((one) => after.includes(one));
    expect(found).toEqual([]);
    expect(after).toContain('Amélia Sitoe');
    expect(secrets.filter((one) => rowsBefore.includes(one))).toEqual(secrets);
  });

  it('is kept by the time machine too: what was known then shows as erased', async () => {
    const moment = `/past?revision=${before.revision}`;
    await until(async () => ((await shop.amelia.read(moment)) as PastMoment).isReady);
    const then = { headers: { [headers.asKnownAt]: String(before.revision) } };
    const row = await shop.amelia.read('/clients/SITOE', then);
    expect(row).toMatchObject({ name: 'Amélia Sitoe', isArchived: false, erased: ['contact'] });
    expect(JSON.stringify(row)).not.toContain('email1');
  });

  it('leaves the chain of hashes whole, and no word of it in what is stored', async () => {
    expect(await chain()).toMatchObject({ intact: true, events: erased.revision + 1 });
    const stored: string[] = [];
    const { events } = shop.server.api.backend;
    for await (const event of storedEvents(events).read(`journal-${shop.amelia.company}`)) {
      stored.push(JSON.stringify(event));
    }
    expect(stored.filter((text) => secrets.some((one) => text.includes(one)))).toEqual([]);
    await shop.server.stop();
    await shop.server.start();
    expect(await chain()).toMatchObject({ intact: true });
  });

  it('is finished by the next start, where it was interrupted behind its event', async () => {
    const { amelia, server } = shop;
    const company = amelia.company;
    await amelia.done('/clients', { ...party, id: 'CRASH', code: 'C79', nuit: '' });
    const history = await server.api.backend.journals.history(company, 'CRASH', { limit: 9 });
    const [last] = history.events;
    if (last === undefined) throw new Error('the party is registered');
    await server.api.backend.erasures.begin(company, 'CRASH');
    await server.api.backend.journals.execute(company, {
      commandId: 'crashed',
      actorId: 'amelia',
      body: {
        type: 'EraseParty',
        id: 'CRASH',
        reason: 'Pedido',
        events: [last.revision],
        expectedRevision: last.revision,
      },
    });
    const keysOf = () => server.api.backend.erasures.keysOf(company, 'CRASH');
    expect(await keysOf()).toBe(2);
    await server.stop();
    await server.start();
    await until(async () => (await keysOf()) === 0);
  });
});
