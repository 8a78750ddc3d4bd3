import {
  CONFIRMATION_LINK_HOURS,
  EMAIL_UNDO_DAYS,
  HOME_TIME_ZONE,
  RESET_LINK_MINUTES,
  sendEmailConfirmation,
  sendEmailUndo,
  sendPasswordReset,
  type User,
} from '@balcao/domain';
import {
  accountExistsMail,
  confirmationMail,
  emailChangedMail,
  emailChangeRequestedMail,
  newDeviceMail,
  passwordChangedMail,
  renderMail,
  resetMail,
  twoFactorOffMail,
  type Language,
  type RenderedMail,
} from '@balcao/messages';
import type { TaskGround } from '../task-ground.js';
import type { AccountMailOrder } from './account-mail-order.js';
import { changeAccount } from './account-streams.js';
import { deviceName } from './device-name.js';
import { linkSecretOf } from './link-secret.js';

const minuteMs = 60_000;

/** The context in which a mail is written, with the job that sends it. */
export type MailWriting = Pick<TaskGround, 'events' | 'clock' | 'secrets' | 'webAddress'> & {
  readonly jobId: string;
};

/** The mail that was ordered; the hash of a link's secret is kept in the account. */
export async function writeAccountMail(
  ground: MailWriting,
  order: AccountMailOrder,
  user: User,
  language: Language,
): Promise<RenderedMail & { readonly to: string }> {
  const { firstName, email: own } = user;
  const page = (path: string) => `${ground.webAddress}/${language}/${path}`;
  const notice = { firstName, ...whenAndWhere(order, language), link: page('forgot_password') };
  switch (order.kind) {
    case 'confirmEmail': {
      const { email = own } = order;
      const link = `${page('confirm_email')}#${await mintConfirmation(ground, order, user, email)}`;
      const params = { firstName, link, validHours: CONFIRMATION_LINK_HOURS };
      return { to: email, ...renderMail(confirmationMail, language, params) };
    }
    case 'resetPassword': {
      const link = `${page('reset_password')}#${await mintReset(ground, order, user)}`;
      const params = { firstName, link, validMinutes: RESET_LINK_MINUTES };
      return { to: own, ...renderMail(resetMail, language, params) };
    }
    case 'accountExists':
      return {
        to: own,
        ...renderMail(accountExistsMail, language, { firstName, link: page('signin') }),
      };
    case 'passwordChanged':
      return { to: own, ...renderMail(passwordChangedMail, language, notice) };
    case 'newDevice':
      return { to: own, ...renderMail(newDeviceMail, language, notice) };
    case 'twoFactorOff':
      return { to: own, ...renderMail(twoFactorOffMail, language, notice) };
    case 'emailChangeRequested': {
      const params = { ...notice, email: order.email ?? own };
      return { to: own, ...renderMail(emailChangeRequestedMail, language, params) };
    }
    case 'emailChanged': {
      const { email: to = own } = order;
      const token = await mintUndo(ground, order, user, to);
      const undo = token !== undefined && {
        link: `${page('undo_email')}#${token}`,
        undoDays: EMAIL_UNDO_DAYS,
      };
      return { to, ...renderMail(emailChangedMail, language, { ...notice, email: own, ...undo }) };
    }
  }
}

async function mintConfirmation(
  { events, clock, secrets, jobId }: MailWriting,
  { origin }: AccountMailOrder,
  { id }: User,
  email: string,
): Promise<string> {
  const now = clock();
  const { token, tokenHash } = linkSecretOf(secrets, jobId, id);
  const expiresAt = later(now, CONFIRMATION_LINK_HOURS * 60);
  await changeAccount(events, { now, origin }, id, (user) => [
    sendEmailConfirmation(user, { email, tokenHash, expiresAt }),
  ]);
  return token;
}

/** Nothing when the address is not kept for the account: it went back to one of before. */
async function mintUndo(
  { events, clock, secrets, jobId }: MailWriting,
  { origin }: AccountMailOrder,
  { id }: User,
  email: string,
): Promise<string | undefined> {
  const now = clock();
  const { token, tokenHash } = linkSecretOf(secrets, jobId, id);
  const sent = { email, tokenHash, now: now.toISOString() };
  const changed = await changeAccount(events, { now, origin }, id, (user) =>
    sendEmailUndo(user, sent),
  );
  const isKept = changed?.user.formerEmails.some((former) => former.tokenHash === tokenHash);
  return isKept === true ? token : undefined;
}

async function mintReset(
  { events, clock, secrets, jobId }: MailWriting,
  { origin }: AccountMailOrder,
  { id }: User,
): Promise<string> {
  const now = clock();
  const { token, tokenHash } = linkSecretOf(secrets, jobId, id);
  const expiresAt = later(now, RESET_LINK_MINUTES);
  await changeAccount(events, { now, origin }, id, (user) => [
    sendPasswordReset(user, { tokenHash, expiresAt }),
  ]);
  return token;
}

const later = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * minuteMs).toISOString();

/** As the reader's clock shows it: the product is at home in Mozambique. */
function whenAndWhere({ at, origin }: AccountMailOrder, language: Language) {
  const format = new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: HOME_TIME_ZONE,
  });
  const { address, userAgent } = origin;
  return { when: format.format(new Date(at)), address, device: deviceName(userAgent) };
}
