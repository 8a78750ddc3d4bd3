import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EMAIL_UNDO_DAYS } from '@balcao/domain';
import { Browser, refusal } from './support/browser.js';
import { mercearia, owner } from './support/goods.js';
import { mailsTo, tokenIn } from './support/mails.js';
import { invited } from './support/members.js';
import { confirmed, openHouse, rosa, withTwoFactor } from './support/people.js';
import type { TestServer } from './support/server.js';

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** Why a route of an account may be used without the authenticator's code. */
const excused: Readonly<Record<string, string>> = {
  '/account': 'names, language and theme do not sign anybody in',
  '/account/sign-up': 'there is no account yet',
  '/account/email/confirm': 'sends a link to the address that the account has',
  '/account/email-confirmation': 'was requested with the code; the link proves the address',
  '/account/email/undo': 'signs nobody in: a password is set first, and the code stays',
  '/account/password-strength': 'changes nothing',
  '/account/password-reset': 'sends a link to the address that the account has',
  '/account/password-reset/confirm': 'signs nobody in: signing in still asks for the code',
  '/account/phone': 'a phone does not sign anybody in',
  '/account/phone/confirm': 'a phone does not sign anybody in',
  '/account/phone/remove': 'a phone does not sign anybody in',
  '/account/two-factor': 'refused while there is a second factor',
  '/account/two-factor/confirm': 'refused while there is a second factor',
  '/account/sessions/close': 'only takes access away',
  '/account/sessions/{sessionId}/close': 'only takes access away',
  '/account/test-mail': 'sends a mail to the address that the account has',
  '/account/images/{image}': 'a picture does not sign anybody in',
  '/account/images/{image}/remove': 'a picture does not sign anybody in',
};

const { paths } = JSON.parse(readFileSync('docs/reference/openapi.json', 'utf8')) as Described;
const changes = Object.keys(paths)
  .filter((path) => /^\/api\/account(\/|$)/.test(path) && paths[path]?.['post'] !== undefined)
  .map((path) => path.slice('/api'.length));
const asking = changes.filter((path) => !(path in excused));

/** What each of them takes, with the right password. */
const bodyOf = (path: string): object =>
  path === '/account/password'
    ? { currentPassword: rosa.password, password: 'o-mercado-do-peixe-4' }
    : { password: rosa.password, ...(path === '/account/email' && { email: 'eva@x.co.mz' }) };

describe('with two-factor sign-in, what changes how somebody signs in', () => {
  let server: TestServer;
  let browser: Browser;
  let code: () => string;

  beforeAll(async () => {
    ({ server } = await openHouse());
    browser = await confirmed(server);
    code = await withTwoFactor(server, browser, rosa.password);
  });
  afterAll(() => server.end());

  const eventsOf = async (): Promise<number> => {
    const { id } = (await browser.read('/account')) as { id: string };
    return (await server.events(`user-${id}`)).length;
  };

  it('is every route of an account that is not excused', () => {
    expect(asking.length).toBeGreaterThan(4);
    expect(Object.keys(excused).filter((path) => !changes.includes(path))).toEqual([]);
  });

  it.each(asking)('asks for the code: %s', async (path) => {
    const before = await eventsOf();
    expect(await refusal(browser.post(path, bodyOf(path)))).toMatchObject({
      status: 403,
      code: 'identity.codeRequired',
    });
    expect(await refusal(browser.post(path, { ...bodyOf(path), code: '000000' }))).toMatchObject({
      errors: [{ path: 'code', code: 'identity.codeWrong' }],
    });
    expect(await eventsOf()).toBe(before);
    // Wrong codes are counted; what is tested here is each route by itself.
    server.now = new Date(server.now.getTime() + 15 * 60_000);
  });

  it.each(asking.filter((path) => !/close|off/.test(path)))('takes it: %s', async (path) => {
    const answer = await browser.post(path, { ...bodyOf(path), code: code() });
    expect([200, 202, 204]).toContain(answer.status);
    server.now = new Date(server.now.getTime() + 60_000);
    if (path !== '/account/password') return;
    browser.begin(answer);
    const back = { currentPassword: 'o-mercado-do-peixe-4', password: rosa.password };
    browser.begin(await browser.post(path, { ...back, code: code() }));
    server.now = new Date(server.now.getTime() + 60_000);
  });
});

describe('a change of address that an intruder has requested', () => {
  let server: TestServer;

  beforeAll(async () => {
    ({ server } = await openHouse());
  });
  afterAll(() => server.end());

  it('ends when the owner resets the password', async () => {
    const intruder = await confirmed(server);
    const email = 'evil@x.co.mz';
    await intruder.post('/account/email', { email, password: rosa.password });
    const [link] = await mailsTo(server, email, 'Confirm your e-mail address');
    const owner = new Browser(server);
    await owner.post('/account/password-reset', { email: rosa.email });
    const [reset] = await mailsTo(server, rosa.email, 'Choose a new password');
    const password = 'o-mar-de-inhambane-9';
    const token = reset === undefined ? '' : tokenIn(reset);
    expect((await owner.post('/account/password-reset/confirm', { token, password })).status).toBe(
      204,
    );
    const opened = intruder.post('/account/email-confirmation', {
      token: link === undefined ? '' : tokenIn(link),
    });
    expect(await refusal(opened)).toMatchObject({ status: 422, code: 'identity.linkInvalid' });
    expect((await owner.post('/session', { email: rosa.email, password })).status).toBe(200);
  });
});

describe('a change of address that an intruder has carried out', () => {
  const changed = 'Your e-mail address was changed';
  const evil = 'evil@x.co.mz';
  let server: TestServer;
  let intruder: Browser;
  let code: () => string;
  let token: string;

  beforeAll(async () => {
    ({ server } = await openHouse());
    intruder = await confirmed(server);
    code = await withTwoFactor(server, intruder, rosa.password);
    await moveTo(intruder, evil);
    token = await linkTo(rosa.email, changed);
  });
  afterAll(() => server.end());

  const linkTo = async (email: string, subject: string): Promise<string> => {
    const [mail] = await mailsTo(server, email, subject);
    return mail === undefined ? '' : tokenIn(mail);
  };
  const moveTo = async (browser: Browser, email: string): Promise<void> => {
    await browser.post('/account/email', { email, password: rosa.password, code: code() });
    const link = await linkTo(email, 'Confirm your e-mail address');
    const moved = await browser.post('/account/email-confirmation', { token: link });
    expect(moved.body).toEqual({ email });
    server.now = new Date(server.now.getTime() + 60_000);
  };
  const undo = (sent: string) => new Browser(server).post('/account/email/undo', { token: sent });

  it('leaves the address to nobody else in the days after', async () => {
    const sent = { ...rosa, firstName: 'Joana' };
    const answer = await new Browser(server).post('/account/sign-up', sent);
    expect(answer.status).toBe(202);
    const joana = await confirmed(server, { ...rosa, email: 'joana@x.co.mz' });
    await joana.post('/account/email', { email: rosa.email, password: rosa.password });
    const subject = 'Confirm your e-mail address';
    const mails = await mailsTo(server, rosa.email, subject, 2);
    const links = mails.map((mail) => tokenIn(mail));
    const codes = await Promise.all(
      links.map((link) => refusal(joana.post('/account/email-confirmation', { token: link }))),
    );
    expect(codes.map((refused) => refused.code).sort()).toEqual([
      'identity.emailTaken',
      'identity.linkInvalid',
    ]);
  });

  it('is not undone by another link than the one that went to the address before', async () => {
    const forged = token.replace(/\..*/, `.${'A'.repeat(43)}`);
    for (const sent of [forged, 'nobody.x', '']) {
      expect(await refusal(undo(sent))).toMatchObject({ code: 'identity.linkInvalid' });
    }
  });

  it('is undone by its owner, once, also after a second change and a new password', async () => {
    await moveTo(intruder, 'worse@x.co.mz');
    const worse = 'a-outra-palavra-longa-3';
    const change = { currentPassword: rosa.password, password: worse, code: code() };
    intruder.begin(await intruder.post('/account/password', change));
    expect((await undo(token)).body).toEqual({ email: rosa.email });
    expect(await refusal(undo(token))).toMatchObject({ code: 'identity.linkInvalid' });
    const second = await linkTo(evil, changed);
    expect(await refusal(undo(second))).toMatchObject({ code: 'identity.linkInvalid' });
    expect(await refusal(intruder.get('/account'))).toMatchObject({ status: 401 });
    for (const email of [rosa.email, evil, 'worse@x.co.mz']) {
      const tried = new Browser(server).post('/session', { email, password: worse, code: code() });
      expect(await refusal(tried)).toMatchObject({ code: 'identity.wrongCredentials' });
    }
  });

  it('leaves the owner with another password and the second factor', async () => {
    const owner = new Browser(server);
    const password = 'o-mar-de-inhambane-9';
    const reset = await linkTo(rosa.email, 'Choose a new password');
    await owner.post('/account/password-reset/confirm', { token: reset, password });
    const credentials = { email: rosa.email, password };
    expect(await refusal(owner.post('/session', credentials))).toMatchObject({
      code: 'identity.codeRequired',
    });
    server.now = new Date(server.now.getTime() + 60_000);
    owner.begin(await owner.post('/session', { ...credentials, code: code() }));
    expect(await owner.read('/account')).toMatchObject({ email: rosa.email });
  });

  it('frees the addresses that it was changed to', async () => {
    const evilAgain = await confirmed(server, { ...rosa, email: evil });
    expect(await evilAgain.read('/account')).toMatchObject({ email: evil });
  });
});

describe('an address that its owner has left', () => {
  let server: TestServer;

  beforeAll(async () => {
    ({ server } = await openHouse());
  });
  afterAll(() => server.end());

  it('is anybody’s after some days, and undoes nothing any more', async () => {
    const browser = await confirmed(server);
    const email = 'rosa@padaria.co.mz';
    await browser.post('/account/email', { email, password: rosa.password });
    const [mail] = await mailsTo(server, email, 'Confirm your e-mail address');
    const token = mail === undefined ? '' : tokenIn(mail);
    await browser.post('/account/email-confirmation', { token });
    const [letter] = await mailsTo(server, rosa.email, 'Your e-mail address was changed');
    server.now = new Date(server.now.getTime() + EMAIL_UNDO_DAYS * 24 * 3_600_000);
    const late = { token: letter === undefined ? '' : tokenIn(letter) };
    expect(await refusal(browser.post('/account/email/undo', late))).toMatchObject({
      status: 422,
      code: 'identity.linkInvalid',
    });
    const next = await confirmed(server, { ...rosa, firstName: 'Joana' });
    expect(await next.read('/account')).toMatchObject({ email: rosa.email, firstName: 'Joana' });
  });
});

describe('an invitation to an address that has an account', () => {
  const rosaAtSitoe = { ...rosa, email: 'rosa@sitoe.co.mz' };
  const { firstName, lastName, password } = rosaAtSitoe;
  let server: TestServer;
  let token: string;
  let code: () => string;

  beforeAll(async () => {
    const house = await openHouse();
    ({ server } = house);
    code = await withTwoFactor(server, await confirmed(server, rosaAtSitoe), password);
    ({ token } = await invited(house, 'rosa', { role: 'cashier' }));
  });
  afterAll(() => server.end());

  it('signs nobody in, and says nothing of the password', async () => {
    for (const sent of [password, 'um-palpite-qualquer-7']) {
      const person = { token, firstName, lastName, password: sent };
      const answer = new Browser(server).post('/join/new', person);
      expect(await refusal(answer)).toMatchObject({ status: 409, code: 'identity.emailTaken' });
    }
  });

  it('is accepted by who has signed in, with the code', async () => {
    const browser = new Browser(server, 'rosa-again');
    const credentials = { email: rosaAtSitoe.email, password };
    browser.begin(await browser.post('/session', { ...credentials, code: code() }));
    await browser.done('/join', { token });
    expect(await browser.read('/session')).toMatchObject({
      companies: [{ companyId: mercearia.id, role: 'cashier' }],
    });
  });

  it('is not in the way of a sign-up that somebody else began for the address', async () => {
    const email = 'joana@sitoe.co.mz';
    const squatter = { ...rosa, email, password: 'um-intruso-escreveu-isto' };
    await new Browser(server).post('/account/sign-up', squatter);
    const amelia = new Browser(server, 'amelia-again');
    const { email: address, password: hers } = owner;
    amelia.begin(await amelia.post('/session', { email: address, password: hers }));
    const letter = await invited({ server, amelia }, 'joana', { role: 'cashier' });
    const browser = new Browser(server);
    const person = { firstName: 'Joana', lastName: 'Nhaca', password: 'o-mercado-do-peixe-4' };
    const joined = await browser.post('/join/new', { token: letter.token, ...person });
    expect(browser.begin(joined).user).toMatchObject({ email, firstName: 'Joana' });
    const intruder = new Browser(server).post('/session', {
      email,
      password: squatter.password,
    });
    expect(await refusal(intruder)).toMatchObject({ code: 'identity.wrongCredentials' });
  });
});
