import { DeliveryFailed } from '@balcao/delivery';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser, refusal } from './support/browser.js';
import { mailsTo, tokenIn } from './support/mails.js';
import { confirmed, enter, openHouse, rosa } from './support/people.js';
import { TestServer } from './support/server.js';

const signIn = ({ email, password }: { email: string; password: string }) => ({ email, password });
const subject = 'Confirm your e-mail address';

describe('signing up', () => {
  let server: TestServer;

  beforeAll(async () => {
    ({ server } = await openHouse());
  });
  afterAll(() => server.end());

  it('is closed unless it is opened', async () => {
    const closed = await TestServer.open();
    try {
      const browser = new Browser(closed);
      expect((await browser.get('/session/options')).body).toEqual({ signUp: 'closed' });
      expect(await refusal(browser.post('/account/sign-up', rosa))).toMatchObject({
        status: 403,
        code: 'identity.signUpClosed',
      });
    } finally {
      await closed.end();
    }
  });

  it('names all that is wrong, and why a password is not taken', async () => {
    const body = { ...rosa, email: 'rosa', password: 'password1' };
    const answer = await refusal(new Browser(server).post('/account/sign-up', body));
    expect(answer.errors.map(({ path, code }) => [path, code])).toEqual([
      ['email', 'email.invalid'],
      ['password', 'identity.passwordKnown'],
    ]);
    const strength = new Browser(server).post('/account/password-strength', {
      password: 'Benfica1',
    });
    expect((await strength).body).toMatchObject({ score: 1, isAccepted: false });
    const about = { password: 'rosa@mate.co.mz', email: rosa.email };
    const weak = await new Browser(server).post('/account/password-strength', about);
    expect(weak.body).toMatchObject({
      isAccepted: false,
      reason: 'This password is easy to guess. Make it longer, with several words',
    });
  });

  it('lets nobody in before the address is confirmed, and asks for the password then', async () => {
    const browser = new Browser(server);
    expect((await browser.post('/account/sign-up', rosa)).status).toBe(202);
    expect(await refusal(browser.post('/session', signIn(rosa)))).toMatchObject({
      code: 'identity.wrongCredentials',
    });
    const [mail] = await mailsTo(server, rosa.email, subject);
    const token = mail === undefined ? '' : tokenIn(mail);
    expect(mail?.text).toMatch(/http:\/\/localhost:\d+\/en\/confirm_email#/);
    const confirm = (password?: string) =>
      browser.post('/account/email-confirmation', { token, ...(password && { password }) });
    expect(await refusal(confirm())).toMatchObject({ code: 'identity.passwordRequired' });
    expect(await refusal(confirm('a-guess-of-somebody'))).toMatchObject({
      code: 'identity.passwordWrong',
    });
    const answer = await confirm(rosa.password);
    expect(answer.body).toMatchObject({ email: rosa.email, session: { companies: [] } });
    enter(browser, answer);
    expect((await browser.get('/account')).body).toMatchObject({ isEmailConfirmed: true });
    expect(await refusal(confirm(rosa.password))).toMatchObject({ code: 'identity.linkInvalid' });
  });

  it('answers the same for an address that is known, and tells its owner', async () => {
    const browser = new Browser(server);
    const timed = async (email: string) => {
      const begun = performance.now();
      const answer = await browser.post('/account/sign-up', { ...rosa, email });
      return { status: answer.status, body: answer.body as unknown, ms: performance.now() - begun };
    };
    const known = await timed(rosa.email);
    const unknown = await timed('new@mate.co.mz');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    // Both only at a full step, which is longer than either's work: their time says nothing.
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(390);
    const mails = await mailsTo(server, rosa.email, 'You already have an account');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/#\w/);
  });

  it('of an address that was never confirmed goes by what was sent last', async () => {
    const browser = new Browser(server);
    const squatted = { ...rosa, email: 'alda@mate.co.mz' };
    await browser.post('/account/sign-up', { ...squatted, password: 'um-intruso-escreveu-isto' });
    const [first] = await mailsTo(server, squatted.email, subject);
    await browser.post('/account/sign-up', squatted);
    const both = await mailsTo(server, squatted.email, subject, 2);
    const last = both.find(({ text }) => text !== first?.text);
    const old = { token: first === undefined ? '' : tokenIn(first), password: squatted.password };
    expect(await refusal(browser.post('/account/email-confirmation', old))).toMatchObject({
      code: 'identity.linkInvalid',
    });
    const fresh = { ...old, token: last === undefined ? '' : tokenIn(last) };
    expect((await browser.post('/account/email-confirmation', fresh)).status).toBe(200);
  });

  it('ends with a company of one’s own', async () => {
    const browser = new Browser(server);
    browser.begin(await browser.post('/session', signIn(rosa)));
    const company = { id: 'PADARIA', name: 'Padaria Mate', nuit: '400123450', address: 'Av. 1' };
    await browser.found({ ...company, city: 'Matola', acceptNuitWarning: true });
    expect((await browser.get('/session')).body).toMatchObject({
      companies: [{ companyId: 'PADARIA', role: 'owner' }],
    });
  });
});

describe('an account', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    ({ server } = await openHouse());
    browser = await confirmed(server);
  });
  afterAll(() => server.end());

  it('changes its name, language and theme', async () => {
    const sent = { lastName: 'Mate Nhaca', language: 'pt', theme: 'dark' };
    expect((await browser.post('/account', sent)).body).toMatchObject(sent);
    const { user } = (await browser.read('/session')) as { user: object };
    expect(user).toMatchObject(sent);
    expect(await refusal(browser.post('/account', { firstName: ' ' }))).toMatchObject({
      errors: [{ path: 'firstName' }],
    });
    await browser.post('/account', { language: 'en' });
  });

  it('changes its password only when the field is filled, and its session with it', async () => {
    const before = browser.cookie;
    const change = (body: object) => browser.post('/account/password', body);
    const empty = await change({ currentPassword: '', password: '' });
    expect([empty.status, empty.body]).toEqual([200, {}]);
    const wrong = { currentPassword: 'nao-sei', password: 'o-mercado-do-peixe-4' };
    expect(await refusal(change(wrong))).toMatchObject({
      errors: [{ path: 'currentPassword', code: 'identity.passwordWrong' }],
    });
    const other = new Browser(server);
    other.begin(await other.post('/session', signIn(rosa)));
    browser.begin(await change({ ...wrong, currentPassword: rosa.password }));
    expect(browser.cookie).not.toBe(before);
    expect(await refusal(other.get('/account'))).toMatchObject({ status: 401 });
    const formerly = new Browser(server);
    formerly.cookie = before;
    expect(await refusal(formerly.get('/account'))).toMatchObject({ status: 401 });
    const back = { currentPassword: wrong.password, password: rosa.password };
    browser.begin(await change(back));
  });

  it('moves to another address once that one is confirmed, and leaves the first', async () => {
    const email = 'rosa@padaria.co.mz';
    const ask = (password: string) => browser.post('/account/email', { email, password });
    expect(await refusal(ask('nao-sei-bem'))).toMatchObject({ code: 'identity.passwordWrong' });
    await ask(rosa.password);
    const [mail] = await mailsTo(server, email, subject);
    const asked = 'A change of your e-mail address was requested';
    expect((await mailsTo(server, rosa.email, asked))[0]?.text).toContain(email);
    expect((await browser.get('/account')).body).toMatchObject({
      email: rosa.email,
      pendingEmail: email,
    });
    const token = mail === undefined ? '' : tokenIn(mail);
    const answer = await new Browser(server).post('/account/email-confirmation', { token });
    expect(answer.body).toEqual({ email });
    const [notice] = await mailsTo(server, rosa.email, 'Your e-mail address was changed');
    expect(notice?.text).toContain(email);
    const old = new Browser(server).post('/session', signIn(rosa));
    expect(await refusal(old)).toMatchObject({ code: 'identity.wrongCredentials' });
    const now = new Browser(server).post('/session', { email, password: rosa.password });
    expect((await now).status).toBe(200);
  });

  it('does not move to an address that has become somebody else’s', async () => {
    const email = 'joana@mate.co.mz';
    await browser.post('/account/email', { email, password: rosa.password });
    const [mail] = await mailsTo(server, email, subject);
    await confirmed(server, { ...rosa, firstName: 'Joana', email, password: rosa.password });
    const token = mail === undefined ? '' : tokenIn(mail);
    const answer = new Browser(server).post('/account/email-confirmation', { token });
    expect(await refusal(answer)).toMatchObject({ status: 409, code: 'identity.emailTaken' });
  });

  it('sends itself a mail to try it out, and learns what became of it', async () => {
    const { email } = (await browser.get('/account')).body as { email: string };
    const kept = await browser.post('/account/test-mail', {});
    // No mail server is set up: it lies in the folder.
    expect(kept.status).toBe(200);
    expect(kept.body).toEqual({ to: email, outcome: 'kept' });
    expect(await mailsTo(server, email, 'Test e-mail from Balcão')).toHaveLength(1);
    const { mail } = server.api.backend;
    const send = mail.send.bind(mail);
    const fail = () => Promise.reject(new DeliveryFailed('nobody answers'));
    Object.assign(mail, { isFolder: undefined, send: fail });
    const failed = await browser.post('/account/test-mail', {});
    expect(failed.body).toEqual({ to: email, outcome: 'failed' });
    Object.assign(mail, { send });
    const sent = await browser.post('/account/test-mail', {});
    expect(sent.body).toEqual({ to: email, outcome: 'sent' });
    Object.assign(mail, { isFolder: true });
  });

  it('confirms a phone by a code, and takes five wrong ones at most', async () => {
    const texts: string[] = [];
    Object.assign(server.api.backend.texts, {
      send: ({ to, text }: { to: string; text: string }) => {
        texts.push(`${to} ${text}`);
        return Promise.resolve();
      },
    });
    const send = (phone: string) => browser.post('/account/phone', { phone });
    expect(await refusal(send('84123'))).toMatchObject({
      title: 'Phone number must contain 9 digits only',
    });
    const confirm = (code: string) => browser.post('/account/phone/confirm', { code });
    await send('84 123 4567');
    const code = /^\+258841234567 (\d{6}) /.exec(texts[0] ?? '')?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await refusal(confirm(wrong))).toMatchObject({ code: 'identity.codeWrong' });
    }
    expect(await refusal(confirm(code))).toMatchObject({ code: 'identity.codeExpired' });
    await send('841234567');
    const second = /^\S+ (\d{6}) /.exec(texts[1] ?? '')?.[1] ?? '';
    server.now = new Date(server.now.getTime() + 11 * 60_000);
    expect(await refusal(confirm(second))).toMatchObject({ code: 'identity.codeExpired' });
    await send('841234567');
    const third = /^\S+ (\d{6}) /.exec(texts[2] ?? '')?.[1] ?? '';
    expect((await confirm(third)).body).toMatchObject({ phone: '841234567' });
    expect(JSON.stringify((await browser.get('/account/history')).body)).not.toContain(third);
    expect((await browser.post('/account/phone/remove')).body).not.toHaveProperty('phone');
  });

  it('tells what happened to it, when and from where', async () => {
    const events = (await browser.read('/account/history')) as readonly Record<string, string>[];
    const types = events.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['PhoneConfirmed', 'EmailConfirmed', 'PasswordChanged']),
    );
    for (const { at, address } of events) {
      expect(at).toMatch(/^2026-03-0/);
      expect(address).toMatch(/127\.0\.0\.1$/);
    }
  });
});
