import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiKeyAnswer, ApiKeyMade, HistoryPage, SessionInfo } from '@balcao/contracts';
import request from 'supertest';
import { mercearia, openStockedShop, rice, type Shop } from './support/shop.js';
import { joined } from './support/members.js';

describe('an API key', () => {
  let shop: Shop;
  let made: ApiKeyMade;

  const scopes = ['catalog.view', 'catalog.manage', 'companies.view'];
  const make = async (fields: object): Promise<ApiKeyMade> => {
    const body = { name: 'Loja online', permissions: scopes, ...fields };
    return (await shop.amelia.done('/api-keys', body)) as ApiKeyMade;
  };
  const agent = () => request(shop.server.api.app.getHttpServer());
  const get = (path: string, secret: string) =>
    agent().get(`/api${path}`).set('authorization', `Bearer ${secret}`);
  const post = (path: string, secret: string, body: object, key: string) =>
    agent()
      .post(`/api${path}`)
      .set('authorization', `Bearer ${secret}`)
      .set('idempotency-key', key)
      .send(body);
  const listed = async () => (await shop.amelia.read('/api-keys')) as readonly ApiKeyAnswer[];

  beforeAll(async () => {
    shop = await openStockedShop();
    made = await make({});
  });
  afterAll(() => shop.server.end());

  it('is shown once, and kept as a hash', async () => {
    expect(made.secret).toMatch(/^bk_MERCEARIA\.key_ID\d{24}\.[\w-]{43}$/);
    const events = JSON.stringify(await shop.server.events(`journal-${mercearia.id}`));
    expect(events).not.toContain(made.secret.slice(-43));
    const [key] = await listed();
    expect(JSON.stringify(key)).not.toContain('secretHash');
    expect(key).toMatchObject({ id: made.id, state: 'active', hint: made.secret.slice(-4) });
  });

  it('reads and writes what it was given, without cookie or company', async () => {
    const articles = await get('/articles', made.secret);
    expect(articles.status).toBe(200);
    expect(articles.headers['ratelimit-limit']).toBe('100');
    const soap = { ...rice, id: 'SABAO', code: 'SAB', name: 'Sabão', barcodes: [] };
    const created = await post('/articles', made.secret, soap, 'loja-online-1');
    expect(created.status).toBe(201);
    const history = await shop.amelia.read('/articles/SABAO/history', {
      headers: { 'x-read-after': String((created.body as { revision: number }).revision) },
    });
    const [entry] = (history as HistoryPage).entries;
    expect(entry).toMatchObject({ actorId: made.id, actorName: 'Loja online' });
    expect((await listed())[0]?.lastUsedAt).toBe('2026-03-02T08:00:00.000Z');
  });

  it('is refused what it was not given, and what is of people or of keys', async () => {
    const clients = await get('/clients', made.secret);
    expect(clients.body).toMatchObject({ status: 403, code: 'identity.permissionMissing' });
    for (const path of ['/notifications', '/members/grantors?permission=vat.view', '/session']) {
      const refused = await get(path, made.secret);
      expect([401, 403]).toContain(refused.status);
    }
    const body = { name: 'Mais', permissions: ['catalog.view'] };
    const more = await post('/api-keys', made.secret, body, 'loja-online-2');
    expect(more.body).toMatchObject({ status: 403, code: 'apiKey.peopleOnly' });
    const switched = await get('/notifications', made.secret);
    expect(switched.body).toMatchObject({ code: 'apiKey.peopleOnly' });
  });

  it('is only of its own company', async () => {
    const elsewhere = await get('/articles', made.secret).set('x-company', 'OTHER');
    expect(elsewhere.status).toBe(403);
    const forged = made.secret.replace('MERCEARIA', 'OTHER');
    expect((await get('/articles', forged)).body).toMatchObject({ code: 'request.invalidKey' });
  });

  it('opens nothing where it is wrong, expired, revoked, or elsewhere', async () => {
    const wrong = `${made.secret.slice(0, -1)}${made.secret.endsWith('A') ? 'B' : 'A'}`;
    expect((await get('/articles', wrong)).status).toBe(401);
    const near = await make({ networks: ['127.0.0.0/8', '::1'] });
    expect((await get('/articles', near.secret)).status).toBe(200);
    const far = await make({ networks: ['41.220.200.0/24'] });
    expect((await get('/articles', far.secret)).status).toBe(401);
    const brief = await make({ expiresAt: '2026-03-02T09:00:00.000Z' });
    expect((await get('/articles', brief.secret)).status).toBe(200);
    shop.server.now = new Date('2026-03-02T09:00:00.000Z');
    expect((await get('/articles', brief.secret)).status).toBe(401);
    await shop.amelia.done(`/api-keys/${near.id}/revoke`, { reason: 'Mudou' });
    expect((await get('/articles', near.secret)).status).toBe(401);
    const states = new Map((await listed()).map(({ id, state }) => [id, state]));
    expect([states.get(brief.id), states.get(near.id)]).toEqual(['expired', 'revoked']);
  });

  it('goes no further than its maker, also when the maker goes', async () => {
    const rui = await joined(shop, 'rui', {
      role: 'manager',
      permissions: ['integrations.manage', 'catalog.view', 'companies.view'],
    });
    const wide = { name: 'Rui', permissions: ['catalog.manage'] };
    expect((await rui.post('/api-keys', wide)).body).toMatchObject({
      errors: [{ code: 'identity.grantsMore' }],
    });
    const narrow = { name: 'Rui', permissions: ['catalog.view'] };
    const own = (await rui.done('/api-keys', narrow)) as ApiKeyMade;
    expect((await get('/articles', own.secret)).status).toBe(200);
    const session = (await rui.read('/session')) as { readonly user: { readonly id: string } };
    await shop.amelia.done(`/members/${session.user.id}/suspend`, {});
    expect((await get('/articles', own.secret)).status).toBe(403);
  });

  it('is called by the server, so that its id is never that of a person', async () => {
    const session = (await shop.amelia.read('/session')) as SessionInfo;
    const named = { id: session.user.id, name: 'Eu', permissions: ['catalog.view'] };
    expect((await shop.amelia.post('/api-keys', named)).body).toMatchObject({
      status: 422,
      errors: [{ path: 'id', code: 'request.unknownProperty' }],
    });
  });

  it('has a rate limit, and learns when to try again', async () => {
    const fast = await make({});
    let last = await get('/articles', fast.secret);
    for (let asked = 1; asked < 101; asked += 1) last = await get('/articles', fast.secret);
    expect(last.body).toMatchObject({ status: 429, code: 'request.tooManyOfKey' });
    expect(last.headers['retry-after']).toBe('10');
    expect(last.headers['ratelimit-remaining']).toBe('0');
    expect((await get('/articles', (await make({})).secret)).status).toBe(200);
    shop.server.now = new Date(shop.server.now.getTime() + 10_000);
    const next = await get('/articles', fast.secret);
    expect(next.status).toBe(200);
    expect(next.headers).toMatchObject({ 'ratelimit-remaining': '99', 'ratelimit-reset': '10' });
  });
});
