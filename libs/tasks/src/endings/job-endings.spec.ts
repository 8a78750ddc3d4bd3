import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail } from '@balcao/delivery';
import { StoreUnavailable } from '@balcao/event-store';
import { booksCheckJob } from '../books-check/index.js';
import { mailDocumentJob, mailDocumentOrder, mailDocumentRecord } from '../mailing/index.js';
import { invitationMailJob, invitationMailOrder } from '../members/index.js';
import { noticeStreamOf, noticeStreams, taskTellings } from '../notifications/index.js';
import { Sealing } from '../secrets/index.js';
import type { TaskGround } from '../task-ground.js';
import { taskHandlers, taskWork } from '../task-handlers.js';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';

const notifyingJobs = Object.keys(taskTellings);

/** Kinds whose end is reported to nobody, and why. */
const silentJobs: Readonly<Record<string, string>> = {
  'accounts.mail': 'whose account it is asks again from the page that waits for the mail',
  'billing.keep': 'runs again every day',
  'billing.mail': 'is followed by another before the subscription ends',
  'billing.pay': 'the page of the order shows how it stands',
  'bulk-end': 'clears away',
  'company.exportEnd': 'clears away',
  'deliver-webhook': 'the page of the webhook shows what did not arrive, and pausing is told',
  'images.sweep': 'clears away, and runs again every day',
  'mail.contact': 'is of no company',
  'mail.damage': 'is of no company, and the log and readiness name the damage',
  'members.mail-invitation': 'the list of invitations offers to send it again',
  'notifications.daily': 'runs again every day',
  'recurring-expenses': 'runs again every day, for what was left out too',
  'wake-webhook': 'orders a delivery',
};

describe('the end of a job', () => {
  let shop: ShopGround;
  let mails: Mail[];
  beforeEach(async () => {
    shop = await openShopGround();
    mails = [];
  });
  afterEach(() => shop.end());

  function ground(change: Partial<TaskGround> = {}): TaskGround {
    const mail = {
      send: (sent: Mail) => {
        mails.push(sent);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const { events, blobs, jobs, clock, newId } = shop;
    return {
      events,
      blobs,
      jobs,
      clock,
      newId,
      mail,
      texts: mail,
      journals: shop.node(),
      rows: undefined as unknown as TaskGround['rows'],
      secrets: new Sealing(() => Buffer.alloc(32)),
      webAddress: 'https://balcao.example',
      billing: { providers: [] },
      ...change,
    };
  }

  const asked = { companyId: shopId, actorId: 'amina' };
  const to = 'contas@hotelindico.co.mz';
  const order = mailDocumentOrder('mail1', asked, {
    kind: 'document',
    documentId: 'FT_2026.1',
    to,
    language: 'pt',
  });
  const lost = { kind: 'failed', failure: 'its worker was lost 4 times' } as const;
  const unread = async () => {
    const { state } = await noticeStreams(shop).read(noticeStreamOf(shopId, 'amina'));
    return [...(state?.unread ?? [])];
  };
  const endingOf = (name: string, change?: Partial<TaskGround>) => {
    const [, { ended }] = taskWork(ground(change));
    const payload = name === mailDocumentJob ? order.payload : {};
    return () => ended(runOf({ id: 'mail1', name, payload }).job, lost);
  };

  it('is reported, or there is a reason why not', () => {
    const kinds = Object.keys(taskHandlers(ground())).sort();
    expect([...notifyingJobs, ...Object.keys(silentJobs)].sort()).toEqual(kinds);
  });

  it.each(notifyingJobs)('is reported when a %s was lost with its workers, once', async (name) => {
    const end = endingOf(name);
    expect(await end()).toEqual(lost);
    await end();
    const kinds: Readonly<Record<string, string>> = {
      [mailDocumentJob]: 'documentFailed',
      [booksCheckJob]: 'booksUnchecked',
    };
    const kind = kinds[name] ?? 'jobFailed';
    expect(await unread()).toEqual([`${kind}_mail1`]);
  });

  it.each(Object.keys(silentJobs))('of a %s is reported to nobody', async (name) => {
    expect(await endingOf(name)()).toEqual(lost);
    expect(await unread()).toEqual([]);
  });

  it('waits for a store that is away, and for nothing else', async () => {
    const failing = (error: Error) => {
      const events = Object.create(shop.events) as TaskGround['events'];
      return endingOf(mailDocumentJob, {
        events: Object.assign(events, { append: () => Promise.reject(error) }),
      });
    };
    await expect(failing(new StoreUnavailable('disk full'))()).rejects.toThrow('disk full');
    expect(await failing(new TypeError('a defect'))()).toEqual(lost);
  });

  describe('of a mail', () => {
    beforeEach(async () => {
      const line = {
        description: 'Arroz',
        unit: 'saco',
        quantity: '2',
        unitPrice: '1250.00',
        discounts: [],
        vatId: 'vat_NOR',
      };
      await shop.done({
        type: 'RegisterParty',
        id: 'hotel',
        acceptNuitWarning: true,
        fields: {
          code: 'C001',
          name: 'Hotel Índico',
          isClient: true,
          isSupplier: false,
          country: 'MZ',
          nuit: '400339910',
        },
      });
      await shop.done({
        type: 'IssueDocument',
        draftId: 'draft1',
        documentTypeId: 'FT',
        clientId: 'hotel',
        paymentTermsDays: 30,
        lines: [line],
      });
    });

    it('that has gone and is recorded is done: it was lost, and is not sent again', async () => {
      const [handlers] = taskWork(ground());
      const run = runOf(order);
      const result = await handlers[mailDocumentJob]?.(run);
      expect(mails).toHaveLength(1);
      const { commandId } = mailDocumentRecord(run.job);
      expect(await ground().journals.hasExecuted(shopId, commandId)).toBe(true);

      // The worker was lost before it could say so: reported as done, and not sent again.
      expect(await endingOf(mailDocumentJob)()).toEqual({ kind: 'done', result });
      expect(await unread()).toEqual(['documentSent_mail1']);
      expect(await taskHandlers(ground())[mailDocumentJob]?.(run)).toEqual(result);
      expect(mails).toHaveLength(1);
    });

    it('that went nowhere is that of a mail that failed', async () => {
      expect(await endingOf(mailDocumentJob)()).toEqual(lost);
      expect(await unread()).toEqual(['documentFailed_mail1']);
    });
  });

  it('of an invitation that was lost lets the same letter go again', async () => {
    await shop.done({
      type: 'InviteMember',
      id: 'invitation1',
      email: 'carlos@sitoe.co.mz',
      role: 'cashier',
      language: 'pt',
    });
    const run = runOf(invitationMailOrder('job1', { ...asked, invitationId: 'invitation1' }));
    await taskHandlers(ground())[invitationMailJob]?.(run);
    await taskHandlers(ground())[invitationMailJob]?.(run);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toEqual(mails[0]);
    const next = runOf(invitationMailOrder('job2', { ...asked, invitationId: 'invitation1' }));
    await taskHandlers(ground())[invitationMailJob]?.(next);
    expect(mails[2]?.id).not.toBe(mails[0]?.id);
    expect(mails[2]?.text).not.toBe(mails[0]?.text);
  });
});
