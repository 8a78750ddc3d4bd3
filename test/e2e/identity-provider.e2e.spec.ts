import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignInOptions } from '@balcao/contracts';
import { Browser, refusal } from './support/browser.js';
import { TestProvider } from './support/identity-provider.js';
import { openHouse } from './support/people.js';
import { TestServer } from './support/server.js';
import { owner } from './support/shop.js';

const nonceCookie = /balcao_nonce=[\w-]{43}/;

describe('an identity provider', () => {
  let provider: TestProvider;
  let server: TestServer;

  beforeAll(async () => {
    provider = await TestProvider.open();
    const identity = { signUp: 'open', provider: provider.settings } as const;
    ({ server } = await openHouse({ identity }));
  });
  afterAll(async () => {
    await server.end();
    await provider.close();
  });

  /** A visitor whose page has asked for the provider's button. */
  const visitor = async (): Promise<{ readonly browser: Browser; readonly nonce: string }> => {
    const browser = new Browser(server);
    const answer = await browser.get('/session/options');
    browser.cookie = nonceCookie.exec(answer.headers['set-cookie']?.[0] ?? '')?.[0] ?? '';
    const { provider: offered } = answer.body as SignInOptions;
    return { browser, nonce: offered?.nonce ?? '' };
  };

  const seconds = (): number => Math.floor(server.now.getTime() / 1_000);
  const claimsFor = (nonce: string, changed: object = {}) => ({
    iss: provider.url,
    aud: 'balcao-till',
    sub: '1101',
    iat: seconds(),
    exp: seconds() + 3_600,
    nonce,
    email: 'celina@matola.co.mz',
    email_verified: true,
    given_name: 'Celina',
    family_name: 'Cossa',
    ...changed,
  });
  const enter = (browser: Browser, credential: string, also: object = {}) =>
    browser.post('/session/provider', { credential, ...also });

  it('is described by its client identifier, its script and a nonce for this browser', async () => {
    const answer = await new Browser(server).get('/session/options');
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^balcao_nonce=.*HttpOnly; SameSite=Lax$/);
    expect(answer.body).toMatchObject({
      provider: { clientId: 'balcao-till', scriptUrl: `${provider.url}/gsi/client` },
    });
  });

  it('opens an account for a verified address, and finds it again', async () => {
    const first = await visitor();
    const credential = await provider.token(claimsFor(first.nonce));
    const info = first.browser.begin(await enter(first.browser, credential));
    expect(info.user).toMatchObject({ email: 'celina@matola.co.mz', firstName: 'Celina' });
    expect((await first.browser.get('/account')).body).toMatchObject({
      isEmailConfirmed: true,
      hasPassword: false,
      providers: ['celina@matola.co.mz'],
    });
    const again = await visitor();
    const later = claimsFor(again.nonce, { email: 'moved@elsewhere.co.mz' });
    const found = again.browser.begin(await enter(again.browser, await provider.token(later)));
    expect(found.user.id).toBe(info.user.id);
    expect(
      await refusal(again.browser.post('/account/providers/unlink', { password: '' })),
    ).toMatchObject({
      code: 'identity.lastWayIn',
    });
  });

  it('asks for the password of an account that the address has, once', async () => {
    const { browser, nonce } = await visitor();
    const theirs = { sub: '2202', email: owner.email };
    const credential = await provider.token(claimsFor(nonce, theirs));
    expect(await refusal(enter(browser, credential))).toMatchObject({
      status: 403,
      code: 'identity.linkNeedsPassword',
    });
    expect(await refusal(enter(browser, credential, { password: 'a-guess' }))).toMatchObject({
      code: 'identity.wrongCredentials',
    });
    const linked = await enter(browser, credential, { password: owner.password });
    expect(browser.begin(linked).user.email).toBe(owner.email);
    const again = await visitor();
    const token = await provider.token(claimsFor(again.nonce, theirs));
    expect((await enter(again.browser, token)).status).toBe(200);
  });

  it('is not believed about an address that it has not verified', async () => {
    const { browser, nonce } = await visitor();
    const claims = claimsFor(nonce, { sub: '3303', email: owner.email, email_verified: false });
    expect(await refusal(enter(browser, await provider.token(claims)))).toMatchObject({
      code: 'identity.providerUnverified',
    });
  });

  const hour = 3_600;
  it.each([
    ['for another client', { aud: 'another-shop' }],
    ['for several clients, asked for by another', { aud: ['balcao-till', 'x'], azp: 'x' }],
    ['of another issuer', { iss: 'http://127.0.0.1:1' }],
    ['with a nonce of another browser', { nonce: 'A'.repeat(43) }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: -hour }],
    ['without an end', { exp: undefined }],
    ['that is not valid yet', { nbf: hour }],
    ['about nobody', { sub: undefined }],
  ])('is not believed by a token %s', async (_why, changed) => {
    const { browser, nonce } = await visitor();
    const moved = Object.fromEntries(
      Object.entries(changed).map(([name, value]) => [
        name,
        typeof value === 'number' ? seconds() + value : value,
      ]),
    );
    const credential = await provider.token(claimsFor(nonce, moved));
    expect(await refusal(enter(browser, credential))).toMatchObject({
      status: 403,
      code: 'identity.providerRefused',
    });
  });

  it('is not believed by a token that it has not signed', async () => {
    const { browser, nonce } = await visitor();
    const claims = claimsFor(nonce);
    const whole = await provider.token(claims);
    const other = Buffer.from(JSON.stringify({ ...claims, sub: '9909' })).toString('base64url');
    for (const credential of [
      provider.unsigned(claims),
      await provider.token(claims, { isOurs: false }),
      await provider.token(claims, { isOurs: false, kid: 'key-2' }),
      whole.replace(/\.[^.]+\./, `.${other}.`),
      'no.such.token',
    ]) {
      expect(await refusal(enter(browser, credential))).toMatchObject({
        code: 'identity.providerRefused',
      });
    }
  });

  it('lets in once by a token, and only the browser that asked for it', async () => {
    const { browser, nonce } = await visitor();
    const credential = await provider.token(claimsFor(nonce));
    const other = await visitor();
    expect(await refusal(enter(other.browser, credential))).toMatchObject({ status: 403 });
    expect(await refusal(enter(new Browser(server), credential))).toMatchObject({ status: 403 });
    const { cookie } = browser;
    expect((await enter(browser, credential)).status).toBe(200);
    browser.cookie = cookie;
    expect(await refusal(enter(browser, credential))).toMatchObject({
      code: 'identity.providerRefused',
    });
  });

  it('is asked for its keys once in a while, not each time', () => {
    // Once at first, and once for the key that nobody knew, which it was too soon to ask for.
    expect(provider.asked).toBeLessThanOrEqual(2);
  });

  it('may run its script on pages, and no other may', async () => {
    const page = await fetchPage(server);
    expect(page).toContain(`script-src 'self' 'wasm-unsafe-eval' ${provider.url}/gsi/client;`);
    const plain = await TestServer.open();
    try {
      expect(await fetchPage(plain)).toContain("script-src 'self' 'wasm-unsafe-eval';");
      const closed = new Browser(plain).post('/session/provider', { credential: 'x' });
      expect((await refusal(closed)).code).toBe('identity.providerRefused');
    } finally {
      await plain.end();
    }
  });
});

/** The policy of a page, which is the same for all. */
async function fetchPage(server: TestServer): Promise<string> {
  const { headers } = await server.api.app.inject({ method: 'GET', url: '/en/signin' });
  return String(headers['content-security-policy']);
}
