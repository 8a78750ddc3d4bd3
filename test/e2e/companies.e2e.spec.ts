import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyExportAnswer, CompanySetUpAnswer, SessionInfo } from '@balcao/contracts';
import type { RecordedEvent } from '@balcao/event-store';
import { verifyChain } from '@balcao/journal';
import { strFromU8, unzipSync } from 'fflate';
import { Browser, refusal } from './support/browser.js';
import { joined } from './support/members.js';
import {
  mercearia,
  openStockedShop,
  owner,
  signInAt,
  twoSacks,
  type Shop,
} from './support/shop.js';
import { until } from './support/until.js';

const dayMs = 86_400_000;
const { name } = mercearia;
const padaria = { ...mercearia, id: '01JPADARIA00000000000000XX', name: 'Padaria da Matola, Lda' };
const companiesOf = async (browser: Browser) =>
  ((await browser.read('/session')) as SessionInfo).companies;

describe('another company', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('is its founder’s after the first one, with nothing of it', async () => {
    const { amelia, server } = shop;
    server.now = new Date(server.now.getTime() + 60_000);
    await amelia.found(padaria);
    const companies = await companiesOf(amelia);
    // The later one has the lesser id.
    expect(companies.map(({ companyName }) => companyName)).toEqual([name, padaria.name]);
    const clients = await amelia.read('/clients', { company: padaria.id });
    expect(clients).toEqual([]);
    const types = (await amelia.read('/series', { company: padaria.id })) as readonly unknown[];
    expect(types.length).toBeGreaterThan(5);
  });

  it('shows what is left of setting it up, until somebody says otherwise', async () => {
    const { amelia } = shop;
    const sent = { company: padaria.id };
    const read = async () =>
      (await amelia.read('/companies/current/set-up', sent)) as CompanySetUpAnswer;
    const stateOf = ({ steps }: CompanySetUpAnswer, wanted: string) =>
      steps.find(({ step }) => step === wanted)?.state;
    const first = await read();
    expect([stateOf(first, 'series'), stateOf(first, 'vat')]).toEqual(['done', 'left']);
    await amelia.done('/companies/current/set-up', { step: 'vat', how: 'skipped' }, sent);
    await amelia.done('/companies/current/set-up/dismiss', {}, sent);
    const after = await read();
    expect([stateOf(after, 'vat'), after.isDismissed]).toEqual(['skipped', true]);
  });

  it('says since when a changed setting counts', async () => {
    const { amelia } = shop;
    const sent = { company: padaria.id };
    await amelia.done('/companies/current/settings', { decimalPlaces: 3 }, sent);
    expect(await amelia.read('/companies/current', sent)).toMatchObject({
      settings: { decimalPlaces: 3 },
      settingsSince: { decimalPlaces: shop.server.now.toISOString() },
    });
  });
});

/** As an outsider reads them, one on a line. */
const eventsIn = (lines: string): readonly RecordedEvent[] =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);

async function* oneByOne(events: readonly RecordedEvent[]): AsyncGenerator<RecordedEvent> {
  for (const event of events) yield await Promise.resolve(event);
}

describe('the file of everything', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/D1/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  const finished = (id: string): Promise<CompanyExportAnswer> =>
    until(async () => {
      const exports = (await shop.amelia.read(
        '/companies/current/exports',
      )) as readonly CompanyExportAnswer[];
      const found = exports.find((one) => one.id === id);
      return (found?.state === 'done' || found?.state === 'failed') && found;
    });

  it('holds lists, the journal with its hashes, and says what is what', async () => {
    const { amelia, server } = shop;
    amelia.language = 'pt';
    const ordered = await amelia.post('/companies/current/exports');
    amelia.language = 'en';
    const { id } = ordered.body as { id: string };
    expect(await finished(id)).toMatchObject({ state: 'done', failure: null });
    const file = await amelia
      .get(`/companies/current/exports/${id}/file`)
      .buffer(true)
      .parse((answer, done) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          done(null, Buffer.concat(pieces));
        });
      });
    const files = unzipSync(new Uint8Array(file.body as Buffer));
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    expect(text('README.txt')).toContain(`Tudo de ${name}`);
    expect(text('lists/documents.csv')).toContain('FT_2026.1');
    expect(text('lists/parties.csv').split('\r\n')[0]).toContain('NUIT');
    const lines = text('journal.jsonl').trimEnd().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      revision: 0,
      type: 'CompanyRegistered',
      metadata: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const readable = eventsIn(text('journal.jsonl'));
    const sealed = new Map(eventsIn(text('sealed.jsonl')).map((event) => [event.revision, event]));
    const stored = readable.map((event) => sealed.get(event.revision) ?? event);
    expect(await verifyChain(oneByOne(readable))).toMatchObject({ intact: false, fault: 'hash' });
    expect(await verifyChain(oneByOne(stored))).toMatchObject({
      intact: true,
      events: lines.length,
    });
    const types = (await server.events(`journal-${mercearia.id}`)).map(({ type }) => type);
    expect(types.slice(-3)).toEqual([
      ...['CompanyExportOrdered', 'FileMade', 'CompanyExportTaken'],
    ]);
    expect(lines).toHaveLength(types.length - 2);
  });

  it('is not for those who may not manage the company', async () => {
    const celeste = await joined(shop, 'celeste', { role: 'cashier' });
    expect(await refusal(celeste.post('/companies/current/exports'))).toMatchObject({
      status: 403,
      code: 'identity.permissionMissing',
    });
  });

  it('is gone after its days, and never was another company’s', async () => {
    const { amelia, server } = shop;
    const { id } = (await amelia.post('/companies/current/exports')).body as { id: string };
    const { expiresAt } = await finished(id);
    expect(expiresAt).not.toBeNull();
    await amelia.found(padaria);
    const path = `/companies/current/exports/${id}/file`;
    const elsewhere = await refusal(amelia.get(path, { company: padaria.id }));
    expect(elsewhere).toMatchObject({ status: 404, code: 'company.exportGone' });
    await signInAt(shop, new Date(server.now.getTime() + 7 * dayMs + 60_000).toISOString());
    expect(await refusal(amelia.get(path))).toMatchObject({ code: 'company.exportGone' });
  });
});

describe('closing a company', () => {
  let shop: Shop;
  let celeste: Browser;
  beforeAll(async () => {
    shop = await openStockedShop();
    celeste = await joined(shop, 'celeste', { role: 'manager' });
  });
  afterAll(() => shop.server.end());

  const close = (body: object) => shop.amelia.post('/companies/current/close', body);
  const { password } = owner;

  it('asks for the password and the name', async () => {
    expect(await refusal(close({ name, password: 'outra-palavra' }))).toMatchObject({
      code: 'identity.passwordWrong',
    });
    expect(await refusal(close({ name: 'Mercearia', password }))).toMatchObject({
      status: 422,
      code: 'company.nameDiffers',
      title: `Type the company name exactly: ${name}`,
    });
    expect(
      await refusal(celeste.post('/companies/current/close', { name, password })),
    ).toMatchObject({ status: 403, code: 'identity.permissionMissing' });
  });

  it('makes it read-only for its owner, and ends it for everybody else', async () => {
    const { amelia } = shop;
    expect((await close({ name, password })).status).toBe(200);
    expect(await companiesOf(celeste)).toEqual([]);
    expect(await refusal(celeste.get('/clients'))).toMatchObject({ code: 'company.closed' });
    expect(await companiesOf(amelia)).toMatchObject([{ closing: { closedOn: '2026-03-02' } }]);
    expect((await amelia.get('/clients')).status).toBe(200);
    const issue = await refusal(amelia.post('/documents/D1/issue', twoSacks));
    expect(issue).toMatchObject({ status: 403, code: 'company.closed' });
    expect(issue.title).toContain('This company was closed on 2026-03-02');
    const city = await refusal(amelia.post('/companies/current', { city: 'Beira' }));
    expect(city).toMatchObject({ code: 'company.closed' });
    const draft = await refusal(amelia.put('/drafts/D9', {}));
    expect(draft).toMatchObject({ status: 403, code: 'company.closed' });
  });

  it('is taken back by the owner, whole', async () => {
    const { amelia } = shop;
    await amelia.done('/companies/current/reopen');
    expect((await companiesOf(celeste)).length).toBe(1);
    await amelia.done('/documents/D1/issue', twoSacks);
    expect(await refusal(amelia.post('/companies/current/reopen'))).toMatchObject({
      code: 'company.notClosed',
    });
  });
});

describe('closing an account', () => {
  let shop: Shop;
  let celeste: Browser;
  beforeAll(async () => {
    shop = await openStockedShop();
    celeste = await joined(shop, 'celeste', { role: 'manager' });
  });
  afterAll(() => shop.server.end());

  it('is refused to the only owner of an open company', async () => {
    const { password } = owner;
    const refused = await refusal(shop.amelia.post('/account/close', { password }));
    expect(refused).toMatchObject({ status: 409, code: 'company.lastOwner' });
    expect(refused.title).toContain(name);
  });

  it('signs out, frees the address, and leaves the name where it was', async () => {
    const email = 'celeste@sitoe.co.mz';
    const password = 'cajueiro-celeste-2026';
    expect(
      await refusal(celeste.post('/account/close', { password: 'errada-mesmo' })),
    ).toMatchObject({ code: 'identity.passwordWrong' });
    expect((await celeste.post('/account/close', { password })).status).toBe(204);
    expect(await refusal(celeste.get('/session'))).toMatchObject({ status: 401 });
    const stranger = new Browser(shop.server, 'stranger');
    expect(await refusal(stranger.post('/session', { email, password }))).toMatchObject({
      code: 'identity.wrongCredentials',
    });
    const members = (await shop.amelia.read('/members')) as readonly object[];
    expect(members).toMatchObject([{ role: 'owner' }]);
    const events = await shop.server.events(`journal-${mercearia.id}`);
    expect(events.at(-1)).toMatchObject({ type: 'MemberRemoved' });
    const id = 'INVITE_again';
    expect((await shop.amelia.post('/invitations', { id, email, role: 'cashier' })).status).toBe(
      201,
    );
  });
});
