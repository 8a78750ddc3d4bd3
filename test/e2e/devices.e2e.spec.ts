import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeviceSession } from '@balcao/contracts';
import { Secret, TOTP } from 'otpauth';
import { Browser, refusal } from './support/browser.js';
import { mailsTo, untilMailed } from './support/mails.js';
import { confirmed, openHouse, rosa } from './support/people.js';
import type { TestServer } from './support/server.js';

const credentials = { email: rosa.email, password: rosa.password };
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' };
const newDevice = 'Sign-in from a new device';

describe('the devices of an account', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    ({ server } = await openHouse());
    browser = await confirmed(server);
  });
  afterAll(() => server.end());

  const signIn = async (sent = {}): Promise<Browser> => {
    const other = new Browser(server);
    other.begin(await other.post('/session', credentials, sent));
    return other;
  };

  it('are listed, and signed out one by one', async () => {
    const other = await signIn({ headers: firefox });
    const list = (await browser.read('/account/sessions')) as readonly DeviceSession[];
    expect(list.map(({ isThis, device }) => [isThis, device])).toEqual([
      [false, 'Firefox, Linux'],
      [true, '?'],
    ]);
    await browser.post(`/account/sessions/${list[0]?.id ?? ''}/close`);
    expect(await refusal(other.get('/account'))).toMatchObject({ status: 401 });
    expect(await refusal(browser.post('/account/sessions/NONE/close'))).toMatchObject({
      status: 404,
    });
  });

  it('are reported by mail when they are new', async () => {
    const [mail] = await mailsTo(server, rosa.email, newDevice);
    expect(mail?.text).toContain('Firefox, Linux');
    await untilMailed(server);
    expect(await mailsTo(server, rosa.email, newDevice)).toHaveLength(1);
  });

  it('are twenty at most: the oldest is signed out', async () => {
    const first = await signIn();
    const others: Browser[] = [];
    for (let number = 0; number < 20; number += 1) others.push(await signIn());
    expect(await refusal(first.get('/account'))).toMatchObject({ status: 401 });
    expect((await others[0]?.get('/account'))?.status).toBe(200);
    browser = others[19] ?? browser;
    expect((await browser.get('/account/sessions')).body).toHaveLength(20);
  });

  it('are signed out everywhere at once, this one too', async () => {
    const other = await signIn();
    const answer = await browser.post('/account/sessions/close');
    expect(answer.status).toBe(204);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^balcao_session=; .*Max-Age=0/);
    for (const each of [browser, other]) {
      expect(await refusal(each.get('/account'))).toMatchObject({ status: 401 });
    }
  });
});

describe('two-factor sign-in', () => {
  let server: TestServer;
  let browser: Browser;
  let secret = '';
  let recovery: readonly string[] = [];

  beforeAll(async () => {
    ({ server } = await openHouse());
    browser = await confirmed(server);
  });
  afterAll(() => server.end());

  const later = (seconds: number): void => {
    server.now = new Date(server.now.getTime() + seconds * 1_000);
  };
  const code = (): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now.getTime() });
  const signIn = (sent = {}) => new Browser(server).post('/session', { ...credentials, ...sent });

  it('is turned on by a code of the secret that a QR code shows', async () => {
    const begin = (password: string) => browser.post('/account/two-factor', { password });
    expect(await refusal(begin('nao-sei-bem'))).toMatchObject({ code: 'identity.passwordWrong' });
    const setUp = (await begin(rosa.password)).body as Record<string, string>;
    secret = setUp['secret'] ?? '';
    expect(setUp['uri']).toMatch(/^otpauth:\/\/totp\/Balc%C3%A3o:rosa%40mate.co.mz\?/);
    expect(setUp['qrSvg']).toMatch(/^<svg [^]*<\/svg>\s*$/);
    const confirm = (sent: string) => browser.post('/account/two-factor/confirm', { code: sent });
    expect(await refusal(confirm('000000'))).toMatchObject({ code: 'identity.codeWrong' });
    ({ recoveryCodes: recovery } = (await confirm(code())).body as {
      recoveryCodes: readonly string[];
    });
    expect(recovery).toHaveLength(10);
    expect((await browser.get('/account')).body).toMatchObject({
      hasTwoFactor: true,
      recoveryCodesLeft: 10,
    });
  });

  it('asks for a code, takes it once, and not the one that turned it on', async () => {
    expect(await refusal(signIn())).toMatchObject({ status: 403, code: 'identity.codeRequired' });
    expect(await refusal(signIn({ code: code() }))).toMatchObject({ code: 'identity.codeWrong' });
    later(60);
    const sent = { code: code() };
    expect((await signIn(sent)).status).toBe(200);
    expect(await refusal(signIn(sent))).toMatchObject({ status: 422, code: 'identity.codeWrong' });
  });

  it('says nothing about itself without the password', async () => {
    const guess = signIn({ password: 'nao-sei-bem', code: '123456' });
    expect(await refusal(guess)).toMatchObject({ code: 'identity.wrongCredentials' });
  });

  it('takes each recovery code once', async () => {
    const sent = { code: recovery[0]?.toUpperCase() };
    expect((await signIn(sent)).status).toBe(200);
    expect(await refusal(signIn(sent))).toMatchObject({ code: 'identity.codeWrong' });
    const renew = await browser.post('/account/two-factor/recovery-codes', {
      password: rosa.password,
      code: recovery[2],
    });
    const { recoveryCodes } = renew.body as { recoveryCodes: readonly string[] };
    expect(await refusal(signIn({ code: recovery[1] }))).toMatchObject({
      code: 'identity.codeWrong',
    });
    expect((await signIn({ code: recoveryCodes[1] })).status).toBe(200);
  });

  it('is locked for a while after too many wrong codes, whatever the password does', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ code: '000000' });
    expect((await signIn({ code: '000000' })).status).toBe(429);
    expect(await refusal(signIn())).toMatchObject({ code: 'identity.codeRequired' });
    expect((await signIn({ code: code() })).status).toBe(429);
    later(15 * 60);
    expect((await signIn({ code: code() })).status).toBe(200);
  });

  it('keeps its secret and its codes out of the events', async () => {
    const { id } = (await browser.read('/account')) as { id: string };
    const written = JSON.stringify(await server.events(`user-${id}`));
    for (const each of [secret, ...recovery]) expect(written).not.toContain(each);
  });

  it('is still asked for after the server was started again', async () => {
    await server.stop();
    await server.start();
    later(60);
    expect(await refusal(signIn())).toMatchObject({ code: 'identity.codeRequired' });
    expect((await signIn({ code: code() })).status).toBe(200);
  });

  it('is turned off by password and code, and its owner is notified', async () => {
    later(60);
    const off = { password: rosa.password, code: code() };
    expect((await browser.post('/account/two-factor/off', off)).status).toBe(204);
    expect((await signIn()).status).toBe(200);
    const mails = await mailsTo(server, rosa.email, 'Two-factor sign-in was turned off');
    expect(mails).toHaveLength(1);
  });
});
