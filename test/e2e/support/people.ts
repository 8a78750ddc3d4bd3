import type { SessionInfo } from '@balcao/contracts';
import { Secret, TOTP } from 'otpauth';
import type { Response } from 'supertest';
import { Browser } from './browser.js';
import { mailsOf, mailsTo, tokenIn, type ReadMail } from './mails.js';
import { TestServer } from './server.js';
import { merceariaDetails, owner } from './goods.js';

/** Somebody who wants an account. */
export const rosa = {
  firstName: 'Rosa',
  lastName: 'Mate',
  email: 'rosa@mate.co.mz',
  password: 'padeira-da-matola-7',
};

/** A server with a company, where anybody may sign up. */
export async function openHouse(
  changed: Parameters<typeof TestServer.open>[0] = {},
): Promise<{ readonly server: TestServer; readonly amelia: Browser }> {
  const server = await TestServer.open({ identity: { signUp: 'open' }, ...changed });
  const amelia = new Browser(server, 'amelia');
  amelia.begin(await amelia.post('/setup', { ...owner, company: merceariaDetails }));
  return { server, amelia };
}

/** Confirms the address by the mail that was sent to it, and signs in. */
export async function confirmed(server: TestServer, person = rosa): Promise<Browser> {
  const browser = new Browser(server, person.firstName);
  const subject = 'Confirm your e-mail address';
  const isToThem = (mail: ReadMail) => mail.to === person.email && mail.subject === subject;
  const before = (await mailsOf(server)).filter(isToThem).map(({ text }) => text);
  await browser.post('/account/sign-up', person);
  const mails = await mailsTo(server, person.email, subject, before.length + 1);
  const mail = mails.find(({ text }) => !before.includes(text));
  const token = mail === undefined ? '' : tokenIn(mail);
  const { password } = person;
  enter(browser, await browser.post('/account/email-confirmation', { token, password }));
  return browser;
}

/** Takes over the session of an answer that holds one among other things. */
export function enter(browser: Browser, answer: Response): void {
  const { session } = answer.body as { session: SessionInfo };
  browser.cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  browser.csrfToken = session.csrfToken;
}

/** Turns two-factor sign-in on; answers what the authenticator shows from then on. */
export async function withTwoFactor(
  server: TestServer,
  browser: Browser,
  password: string,
): Promise<() => string> {
  const setUp = await browser.post('/account/two-factor', { password });
  const { secret } = setUp.body as { secret: string };
  const code = (): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now.getTime() });
  await browser.post('/account/two-factor/confirm', { code: code() });
  // The code that proved the secret is not taken again.
  server.now = new Date(server.now.getTime() + 60_000);
  return code;
}
