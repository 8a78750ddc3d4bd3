import { afterEach, describe, expect, it } from '@jest/globals';
import type { TrustedProxies } from '../../apps/api/src/http/trusted-proxies.js';
import { Browser, refusal } from './support/browser.js';
import { merceariaDetails, owner } from './support/goods.js';
import { TestServer } from './support/server.js';

describe('behind a proxy', () => {
  let server: TestServer;

  afterEach(() => server.end());

  /** A server with an owner, asked through what the header says. */
  const open = async (trustProxy: TrustedProxies): Promise<Browser> => {
    server = await TestServer.open({ trustProxy });
    const amelia = new Browser(server);
    amelia.begin(await amelia.post('/setup', { ...owner, company: merceariaDetails }));
    return amelia;
  };
  const guess = async (count: number, forwarded: (attempt: number) => string) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < count; attempt += 1) {
      const headers = { 'x-forwarded-for': forwarded(attempt) };
      const body = { email: owner.email, password: 'a-guess' };
      statuses.push((await new Browser(server).post('/session', body, { headers })).status);
    }
    return statuses;
  };

  it.each([[1], [['127.0.0.1', '::1', '::ffff:127.0.0.1']]])(
    'what the client claims of itself is not believed, with %j',
    async (proxies) => {
      await open(proxies);
      const claimed = await guess(6, (attempt) => `10.20.0.${attempt}, 203.0.113.9`);
      expect(claimed).toEqual([403, 403, 403, 403, 403, 429]);
    },
  );

  it.each([[1], [['127.0.0.0/8', '::1', '::ffff:127.0.0.1']]])(
    'clients are distinguished by what the proxy says, with %j',
    async (proxies) => {
      const amelia = await open(proxies);
      expect(new Set(await guess(6, (attempt) => `203.0.113.${attempt}`))).toEqual(new Set([403]));
      const headers = { 'x-forwarded-for': '10.0.0.1, 203.0.113.77' };
      amelia.begin(
        await amelia.post(
          '/session',
          { email: owner.email, password: owner.password },
          { headers },
        ),
      );
      const [last] = (await amelia.read('/account/history')) as readonly { address: string }[];
      expect(last?.address).toBe('203.0.113.77');
    },
  );

  it.each<[TrustedProxies]>([[false], [['192.0.2.0/24']]])(
    'of nobody the header counts, with %j',
    async (proxies) => {
      await open(proxies);
      expect(await guess(6, (attempt) => `203.0.113.${attempt}`)).toContain(429);
    },
  );
});

describe('the first visit from a network', () => {
  let server: TestServer;
  const attempt = (setUpCode?: string, path = '/setup') =>
    new Browser(server).post(path, {
      ...(path === '/setup' && { ...owner, company: merceariaDetails }),
      ...(setUpCode !== undefined && { setUpCode }),
    });

  afterEach(() => server.end());

  it('takes the code from the log, in any spelling, and none once it has been', async () => {
    server = await TestServer.open({ setUp: { isCodeRequired: true } });
    const state = await new Browser(server).read('/setup');
    expect(state).toEqual({ needed: true, codeIn: 'log' });
    const code = (await server.api.setUpCode()) ?? '';
    expect(code).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    for (const path of ['/setup', '/setup/demo']) {
      expect(await refusal(attempt(undefined, path))).toMatchObject({
        status: 422,
        errors: [{ path: 'setUpCode', code: 'setup.codeRequired' }],
      });
      expect(await refusal(attempt('0000-0000-0000', path))).toMatchObject({
        errors: [{ path: 'setUpCode', code: 'setup.codeWrong' }],
      });
    }
    expect(await new Browser(server).read('/setup')).toMatchObject({ needed: true });
    expect((await attempt(` ${code.toLowerCase().replace(/-/g, ' ')}`)).status).toBe(201);
    expect(await server.api.setUpCode()).toBeUndefined();
    expect(await new Browser(server).read('/setup')).toEqual({ needed: false });
    expect(await refusal(attempt(code))).toMatchObject({ code: 'setup.alreadyDone' });
  });

  it('keeps its code over a restart, and takes no more than a few guesses', async () => {
    server = await TestServer.open({ setUp: { isCodeRequired: true } });
    const code = await server.api.setUpCode();
    await server.stop();
    await server.start();
    expect(await server.api.setUpCode()).toBe(code);
    for (let guess = 0; guess < 10; guess += 1) await attempt(`guess-${guess}`);
    expect((await attempt(code)).status).toBe(429);
  });

  it('takes the code of the settings, which is in no log', async () => {
    server = await TestServer.open({ setUp: { isCodeRequired: true, code: 'cajueiro-26' } });
    expect(await new Browser(server).read('/setup')).toMatchObject({ codeIn: 'settings' });
    expect(await server.api.setUpCode()).toBeUndefined();
    expect(await refusal(attempt('mangueira-26'))).toMatchObject({ status: 422 });
    expect((await attempt('cajueiro-26')).status).toBe(201);
  });

  it('takes none where only this machine can be the first', async () => {
    server = await TestServer.open();
    expect(await new Browser(server).read('/setup')).toEqual({ needed: true });
    expect((await attempt()).status).toBe(201);
  });
});
