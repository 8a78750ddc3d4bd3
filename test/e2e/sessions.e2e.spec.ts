import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser, refusal } from './support/browser.js';
import { TestServer } from './support/server.js';
import { until } from './support/until.js';
import { mercearia, merceariaDetails, openShop, owner, rice, type Shop } from './support/shop.js';

describe('setting up', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.end());

  it('is needed while there is no company', async () => {
    expect((await new Browser(server).get('/setup')).body).toEqual({ needed: true });
  });

  it('keeps nothing when the company is refused', async () => {
    const company = { ...merceariaDetails, nuit: '12' };
    const answer = await refusal(new Browser(server).post('/setup', { ...owner, company }));
    expect(answer).toMatchObject({ status: 422, errors: [{ path: 'company.nuit' }] });
    expect((await new Browser(server).get('/setup')).body).toEqual({ needed: true });
  });

  it('refuses a password that is too short', async () => {
    const body = { ...owner, password: 'short', company: merceariaDetails };
    expect(await refusal(new Browser(server).post('/setup', body))).toMatchObject({
      status: 422,
      code: 'identity.passwordTooShort',
      errors: [{ path: 'password' }],
    });
  });

  it('names all that is wrong at once', async () => {
    const company = { ...merceariaDetails, nuit: '12', phone: '84' };
    const body = { ...owner, email: 'amelia', password: 'short', company };
    const { errors } = await refusal(new Browser(server).post('/setup', body));
    expect(errors.map(({ path }) => path).sort()).toEqual([
      'company.nuit',
      'company.phone',
      'email',
      'password',
    ]);
  });

  it('makes the company and its owner, and signs the owner in', async () => {
    const browser = new Browser(server);
    const info = browser.begin(
      await browser.post('/setup', { ...owner, company: merceariaDetails }),
    );
    expect(info).toMatchObject({
      user: { email: owner.email, firstName: 'Amélia' },
      companies: [
        {
          companyId: 'MERCEARIA',
          companyName: mercearia.name,
          role: 'owner',
          timeZone: 'Africa/Maputo',
          country: 'MZ',
        },
      ],
    });
    const types = (await server.events('journal-MERCEARIA')).map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['CompanyRegistered', 'MemberJoined']);
  });

  it('is done once', async () => {
    const browser = new Browser(server);
    expect((await browser.get('/setup')).body).toEqual({ needed: false });
    for (const path of ['/setup', '/setup/demo']) {
      const body = path === '/setup' ? { ...owner, company: merceariaDetails } : {};
      expect(await refusal(browser.post(path, body))).toMatchObject({
        status: 409,
        code: 'setup.alreadyDone',
      });
    }
  });
});

describe('a session', () => {
  let shop: Shop;
  const credentials = { email: owner.email, password: owner.password };

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.server.end());

  it('opens with the password, whatever the letter case of the address', async () => {
    const browser = new Browser(shop.server);
    const answer = await browser.post('/session', { ...credentials, email: 'AMELIA@sitoe.co.mz' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(browser.begin(answer).user.email).toBe(owner.email);
  });

  it('does not say whether the address or the password is wrong', async () => {
    const browser = new Browser(shop.server);
    const wrong = await refusal(browser.post('/session', { ...credentials, password: 'guess-1' }));
    const unknown = await refusal(
      browser.post('/session', { email: 'nobody@sitoe.co.mz', password: 'guess-1' }),
    );
    expect(wrong).toMatchObject({ status: 403, code: 'identity.wrongCredentials' });
    expect(unknown).toEqual(wrong);
  });

  it('is needed for everything else', async () => {
    const answer = await refusal(new Browser(shop.server).get('/articles'));
    expect(answer).toMatchObject({
      status: 401,
      code: 'session.required',
      title: 'Please sign in',
    });
  });

  it('takes commands only with its token', async () => {
    const browser = new Browser(shop.server);
    browser.begin(await browser.post('/session', credentials));
    browser.csrfToken = 'of-another-site';
    expect(await refusal(browser.post('/articles', rice))).toMatchObject({
      status: 403,
      code: 'request.csrf',
    });
  });

  it('ends when it is closed', async () => {
    const browser = new Browser(shop.server);
    browser.begin(await browser.post('/session', credentials));
    expect((await browser.delete('/session')).status).toBe(204);
    expect(await refusal(browser.get('/articles'))).toMatchObject({ status: 401 });
  });

  it('is another one after signing in again', async () => {
    const browser = new Browser(shop.server);
    browser.begin(await browser.post('/session', credentials));
    const former = browser.cookie;
    browser.begin(await browser.post('/session', credentials));
    expect(browser.cookie).not.toBe(former);
    browser.cookie = former;
    expect(await refusal(browser.get('/articles'))).toMatchObject({ status: 401 });
  });

  it('keeps the secret out of the journal', async () => {
    const userId = (await shop.amelia.get('/session')).body as { user: { id: string } };
    const events = await shop.server.events(`user-${userId.user.id}`);
    const written = JSON.stringify(events);
    expect(written).not.toContain(owner.password);
    expect(written).not.toContain(shop.amelia.cookie.split('.')[2]);
  });

  it('is refused for a while after too many attempts', async () => {
    const browser = new Browser(shop.server);
    const guess = { email: 'rui@sitoe.co.mz', password: 'guess' };
    for (let attempt = 0; attempt < 5; attempt += 1) await browser.post('/session', guess);
    const answer = await browser.post('/session', guess);
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    expect(answer.body).toMatchObject({
      title: 'Too many attempts. Please try again in 15\u00a0min',
    });
    shop.server.now = new Date(shop.server.now.getTime() + 15 * 60_000);
    expect((await browser.post('/session', guess)).status).toBe(403);
  });

  const dayMs = 24 * 3_600_000;
  const passDays = (days: number) => {
    shop.server.now = new Date(shop.server.now.getTime() + days * dayMs);
  };
  const usesOf = async (browser: Browser): Promise<number> => {
    const { user } = (await browser.read('/session')) as {
      user: { id: string };
    };
    const events = await shop.server.events(`user-${user.id}`);
    return events.filter(({ type }) => type === 'SessionUsed').length;
  };

  it('is over after a week without use, and after two weeks in any case', async () => {
    const used = new Browser(shop.server);
    used.begin(await used.post('/session', credentials));
    const idle = new Browser(shop.server);
    idle.begin(await idle.post('/session', credentials));
    passDays(5);
    expect((await used.get('/account')).status).toBe(200);
    await until(async () => (await usesOf(used)) === 1);
    passDays(3);
    expect(await refusal(idle.get('/account'))).toMatchObject({ status: 401 });
    expect((await used.get('/account')).status).toBe(200);
    await until(async () => (await usesOf(used)) === 2);
    const listed = (await used.read('/account/sessions')) as readonly unknown[];
    expect(listed).toHaveLength(1);
    expect((await used.get('/account/history')).text).not.toContain('SessionUsed');
    passDays(6);
    expect(await refusal(used.get('/account'))).toMatchObject({ status: 401 });
  });

  it('is kept over https in a cookie that no other host can set', async () => {
    const server = await TestServer.open({ trustProxy: 1 });
    try {
      const https = { headers: { 'x-forwarded-proto': 'https' } };
      const browser = new Browser(server);
      const answer = await browser.post('/setup', { ...owner, company: merceariaDetails }, https);
      const cookie = String(answer.headers['set-cookie']?.[0]);
      expect(cookie).toMatch(
        /^__Host-balcao_session=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      browser.begin(answer);
      expect((await browser.get('/account', https)).status).toBe(200);
      const planted = browser.cookie.replace('__Host-', '');
      browser.cookie = planted;
      expect(await refusal(browser.get('/account', https))).toMatchObject({
        status: 401,
      });
      expect((await browser.get('/account')).status).toBe(200);
    } finally {
      await server.end();
    }
  });
});

describe('signing in', () => {
  let shop: Shop;
  const credentials = { email: owner.email, password: owner.password };

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.server.end());

  it('opens on a known browser whatever strangers try elsewhere', async () => {
    const { server } = shop;
    const known = await new Browser(server).post('/session', credentials);
    const device = String(known.headers['set-cookie']).match(/balcao_device=[^;]+/)?.[0] ?? '';
    const from = (cookie: string, password: string) =>
      new Browser(server).post('/session', { ...credentials, password }, { headers: { cookie } });
    for (let attempt = 0; attempt < 5; attempt += 1) await from('', 'a-guess');
    expect((await from('', owner.password)).status).toBe(429);
    expect((await from(`balcao_device=${'x'.repeat(43)}`, owner.password)).status).toBe(429);
    expect((await from(device, owner.password)).status).toBe(200);
    // A known browser that somebody guesses on is refused too, after attempts of its own.
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await from(device, 'a-guess')).status).toBe(403);
    }
    expect((await from(device, owner.password)).status).toBe(429);
    server.now = new Date(server.now.getTime() + 16 * 60_000);
  });

  it('opens for all who are right at the same moment, and for as few guesses as one by one', async () => {
    const { server } = shop;
    const all = async (password: string) => {
      const sent = Array.from({ length: 20 }, () =>
        new Browser(server).post('/session', { ...credentials, password }),
      );
      return (await Promise.all(sent)).map(({ status }) => status);
    };
    expect(new Set(await all(owner.password))).toEqual(new Set([200]));
    expect((await all('a-guess')).filter((status) => status !== 429)).toEqual(
      Array.from({ length: 5 }, () => 403),
    );
    server.now = new Date(server.now.getTime() + 16 * 60_000);
  });

  it('opens for a whole office behind one address, and for who guesses there not for long', async () => {
    const { server } = shop;
    const status = async (sent: object) =>
      (await new Browser(server).post('/session', sent)).status;
    for (let colleague = 0; colleague < 54; colleague += 1) {
      expect(await status(credentials)).toBe(200);
    }
    for (let guess = 0; guess < 50; guess += 1) {
      const email = `nobody${guess}@sitoe.co.mz`;
      expect(await status({ email, password: 'a-guess' })).toBe(403);
    }
    expect(await status(credentials)).toBe(429);
    server.now = new Date(server.now.getTime() + 16 * 60_000);
  });
});
