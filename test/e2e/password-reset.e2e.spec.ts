import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PEOPLE } from '@balcao/tasks';
import { Browser, refusal } from './support/browser.js';
import { mailsOf, mailsTo, tokenIn, untilMailed } from './support/mails.js';
import { openHouse } from './support/people.js';
import type { TestServer } from './support/server.js';
import { owner } from './support/shop.js';

const signIn = ({ email, password }: { email: string; password: string }) => ({ email, password });
const hourMs = 3_600_000;

describe('a forgotten password', () => {
  let server: TestServer;
  const newPassword = 'o-mar-de-inhambane-9';
  const resetSubject = 'Choose a new password';

  beforeAll(async () => {
    ({ server } = await openHouse());
  });
  afterAll(() => server.end());

  const tokenFor = async (email: string, count = 1): Promise<string> => {
    const mails = await mailsTo(server, email, resetSubject, count);
    const mail = mails[mails.length - 1];
    return mail === undefined ? '' : tokenIn(mail);
  };

  it('answers the same for an address that nobody has, and writes to nobody', async () => {
    const browser = new Browser(server);
    const known = await browser.post('/account/password-reset', { email: owner.email });
    const unknown = await browser.post('/account/password-reset', { email: 'x@sitoe.co.mz' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await untilMailed(server);
    expect((await mailsOf(server)).map(({ to }) => to)).toEqual([owner.email]);
  });

  it('is replaced by the link of a mail, once, and signs every browser out', async () => {
    const signedIn = new Browser(server);
    signedIn.begin(await signedIn.post('/session', signIn(owner)));
    const browser = new Browser(server);
    const token = await tokenFor(owner.email);
    const reset = (password: string) =>
      browser.post('/account/password-reset/confirm', { token, password });
    expect(await refusal(reset('password'))).toMatchObject({ code: 'identity.passwordKnown' });
    expect((await reset(newPassword)).status).toBe(204);
    expect(await refusal(reset('outra-palavra-longa-3'))).toMatchObject({
      status: 422,
      code: 'identity.linkInvalid',
    });
    expect(await refusal(signedIn.get('/account'))).toMatchObject({ status: 401 });
    expect(await refusal(browser.post('/session', signIn(owner)))).toMatchObject({ status: 403 });
    const fresh = { email: owner.email, password: newPassword };
    browser.begin(await browser.post('/session', fresh));
    const mails = await mailsTo(server, owner.email, 'Your password was changed');
    expect(mails).toHaveLength(1);
  });

  it('is not replaced by a link that is an hour old, nor by one that nobody sent', async () => {
    const browser = new Browser(server);
    const before = new Set((await mailsOf(server)).map(({ text }) => text));
    await browser.post('/account/password-reset', { email: owner.email });
    const mails = await mailsTo(server, owner.email, resetSubject, 2);
    const mail = mails.find(({ text }) => !before.has(text));
    const token = mail === undefined ? '' : tokenIn(mail);
    server.now = new Date(server.now.getTime() + hourMs);
    const forged = token.replace(/\..*/, `.${'A'.repeat(43)}`);
    for (const sent of [token, forged, 'nobody.x', '']) {
      const body = { token: sent, password: newPassword };
      expect(await refusal(browser.post('/account/password-reset/confirm', body))).toMatchObject({
        code: 'identity.linkInvalid',
      });
    }
  });

  it('has its secret only in the mail', async () => {
    const { id } = (await (await signedInOwner()).read('/account')) as { id: string };
    const written = JSON.stringify(await server.events(`user-${id}`));
    const { jobs } = await server.api.backend.jobs.list(PEOPLE);
    for (const { text } of await mailsOf(server)) {
      const secret = /#\w+\.([\w-]{43})/.exec(text)?.[1];
      if (secret === undefined) continue;
      expect(written).not.toContain(secret);
      expect(JSON.stringify(jobs)).not.toContain(secret);
    }
    expect(jobs.length).toBeGreaterThan(0);
  });

  const signedInOwner = async (): Promise<Browser> => {
    const browser = new Browser(server);
    const fresh = { email: owner.email, password: newPassword };
    browser.begin(await browser.post('/session', fresh));
    return browser;
  };
});
