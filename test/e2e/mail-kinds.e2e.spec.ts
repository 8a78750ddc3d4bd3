import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits } from '@balcao/api';
import * as messages from '@balcao/messages';
import type { Response } from 'supertest';
import type { Browser } from './support/browser.js';
import { hotel, rice, twoSacks } from './support/goods.js';
import { mailsOf, untilMailed } from './support/mails.js';
import { confirmed, openHouse, rosa } from './support/people.js';
import type { TestServer } from './support/server.js';
import { until } from './support/until.js';

const anHourMs = 3_600_000;

/** Whose mailbox is written to, though they are no part of this. */
const stranger = 'vizinha@correio.co.mz';

/** Mails that only go to the account's own address, or to members: nobody says where to. */
const toOnesOwn: Readonly<Record<string, string>> = {
  passwordChangedMail: 'a new password, which is counted by person',
  newDeviceMail: 'a sign-in with the right password',
  twoFactorOffMail: 'turning the second factor off, which is counted by person',
  emailChangedMail: 'the link of a change, which is counted when it is asked for',
  emailChangeRequestedMail: 'a change of address, which is counted by person',
  digestMail: 'once a day for each member',
  sealMail: 'once a day for each owner',
  sealFailedMail: 'once a day for each owner',
  companyDamagedMail: 'the product itself, to those who run it',
  renewalReminderMail: 'the product itself, on its days',
  subscriptionExpiredMail: 'the product itself, on its days',
  serviceReceiptMail: 'a payment for the product',
  testMail: 'the account itself, which is counted by person',
};

/** Counted by another name: where they go is nobody's choice either. */
const otherLimits: Readonly<Record<string, string>> = {
  resetMail: 'resetOrderByLogin',
  contactMail: 'contactByAddress',
};

/** Mailed by a schedule: `limits.e2e.spec.ts` lets its hour come. */
const scheduled = ['scheduledReportMail'];

type Cause = (to: string) => Promise<Response>;

describe('a mail to somebody else', () => {
  let server: TestServer;
  let amelia: Browser;
  let eva: Browser;

  beforeAll(async () => {
    ({ server, amelia } = await openHouse());
    await amelia.done('/articles', rice);
    await amelia.done('/clients', hotel);
    await amelia.done('/documents/D1/issue', twoSacks);
    const rows = [{ methodId: 'method_cash', amountMinor: 336_400 }];
    await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: hotel.id,
      rows,
      isAutomatic: true,
    });
    eva = await confirmed(server, { ...rosa, firstName: 'Eva', email: 'eva@mate.co.mz' });
  });
  afterAll(() => server.end());

  let invitations = 0;
  const sent = (to: string) => ({ to: [to], language: 'pt' });
  /** How each kind is caused, by the template that it is written with. */
  const causes: Readonly<Record<string, readonly Cause[]>> = {
    invitationMail: [
      (email) => {
        const id = `INVITED_${(invitations += 1)}`;
        return amelia.post('/invitations', { id, email, role: 'cashier', permissions: [] });
      },
      () => amelia.post('/invitations/INVITED_1/resend'),
    ],
    documentMail: [(to) => amelia.post('/documents/FT_2026.1/send', sent(to))],
    paymentReceiptMail: [(to) => amelia.post('/payments/RC_2026.1/send', sent(to))],
    statementMail: [(to) => amelia.post(`/clients/${hotel.id}/statement/send`, sent(to))],
    confirmationMail: [
      (email) => eva.post('/account/email', { email, password: rosa.password }),
      (email) => amelia.post('/account/sign-up', { ...rosa, email }),
    ],
    accountExistsMail: [(email) => amelia.post('/account/sign-up', { ...rosa, email })],
  };
  const all = Object.entries(causes).flatMap(([template, each]) =>
    each.map((cause, at) => [`${template} ${at + 1}`, cause] as const),
  );

  const mailed = async (): Promise<number> => {
    await untilMailed(server);
    return (await mailsOf(server)).filter(({ to }) => to === stranger).length;
  };
  /** Statements are written by the queue of reports. */
  const untilThereAre = (count: number) => until(async () => (await mailed()) >= count);

  it('has a limit, whatever it is written with', () => {
    const templates = Object.keys(messages).filter((name) => /^[a-z]\w*Mail$/.test(name));
    const kinds = [...Object.keys(causes), ...Object.keys(toOnesOwn), ...scheduled];
    const known = [...kinds, ...Object.keys(otherLimits), 'renderMail'].toSorted();
    expect(templates.toSorted()).toEqual(known);
  });

  it('goes out below the limit', async () => {
    for (const [name, cause] of all) {
      const before = await mailed();
      const { status, text } = await cause(stranger);
      expect([name, status < 300 ? 'taken' : text]).toEqual([name, 'taken']);
      await untilThereAre(before + 1);
      expect([name, await mailed()]).toEqual([name, before + 1]);
    }
  });

  it('does not once the mailbox has had as many within the hour', async () => {
    const { max } = limits.mailsToAddress;
    const send = causes['documentMail']?.[0] ?? (() => Promise.reject(new Error('none')));
    for (let at = all.length; at < max; at += 1) expect((await send(stranger)).status).toBe(202);
    await untilThereAre(max);
    expect(await mailed()).toBe(max);
    for (const [name, cause] of all) {
      const answer = await cause(stranger);
      const { code } = answer.body as { readonly code?: string };
      // Nobody can find out whether an address has an account.
      expect([name, answer.status === 202 ? 'silent' : code]).toEqual([
        name,
        /^confirmationMail 2|accountExists/.test(name) ? 'silent' : 'limit.mailsToAddress',
      ]);
    }
    expect(await mailed()).toBe(max);
    server.now = new Date(server.now.getTime() + anHourMs);
    expect((await send(stranger)).status).toBe(202);
    await untilThereAre(max + 1);
  });

  it('nor does a text to one phone, whatever account claims it', async () => {
    const texts: string[] = [];
    Object.assign(server.api.backend.texts, {
      send: ({ to }: { readonly to: string }) => {
        texts.push(to);
        return Promise.resolve();
      },
    });
    const send = (by: Browser) => by.post('/account/phone', { phone: '841234567' });
    const statuses: number[] = [];
    for (const by of [eva, amelia, eva, amelia, eva, amelia, eva]) {
      statuses.push((await send(by)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(texts).toHaveLength(5);
    server.now = new Date(server.now.getTime() + anHourMs);
    expect((await send(amelia)).status).toBe(202);
  });
});
