import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReadyAnswer } from '@balcao/contracts';
import { ownName } from '@balcao/domain';
import { verifyJournal } from '@balcao/journal';
import { dailySealJob } from '@balcao/tasks';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, signInAt, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const today = '2026-03-02';
const rightAgain = '2026-03-02T09:00:00.000Z';
const nextDay = '2026-03-03T09:00:00.000Z';
/** A flat battery: 400 days ahead. */
const wrong = '2027-04-06T08:00:00.000Z';

describe('a company whose server has had a wrong clock', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openStockedShop();
  });
  afterEach(() => shop.server.end());

  /** What is dated by nobody: an invoice, a sale at a till, money that moves. */
  async function work(id: string): Promise<readonly unknown[]> {
    const { amelia } = shop;
    const invoice = await amelia.done(`/documents/D${id}/issue`, twoSacks);
    const till = { id: `TILL${id}`, code: `C${id}`, name: id, treasuryAccountId: 'account_cash' };
    await amelia.done('/cash-registers', till);
    const shift = { id: `S${id}`, cashRegisterId: till.id, floatMinor: 200_000 };
    await amelia.done('/shifts', shift);
    const sale = await amelia.done(`/shifts/S${id}/sales`, {
      saleId: `A${id}`,
      clientId: hotel.id,
      vatIncluded: true,
      payment: { rows: [{ methodId: 'method_cash', amountMinor: 125_000 }] },
      lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1250', vatId: rice.vatId }],
    });
    const money = { accountId: 'account_cash', amountMinor: 50_000, description: 'Banco' };
    const moved = await amelia.done('/deposits', { id: `M${id}`, ...money });
    const rows = await amelia.rows('/documents', moved);
    const daysOf = (wanted: string) =>
      (rows as readonly { readonly id: string; readonly issuedOn: string }[])
        .filter((row) => row.id === wanted)
        .map(({ issuedOn }) => issuedOn);
    const { on } = (await amelia.read(`/deposits/M${id}`)) as { readonly on: string };
    return [...daysOf(invoice.id), ...daysOf(sale.id), on];
  }

  const journal = () => shop.server.events('journal-MERCEARIA');

  const problems = async () => ((await shop.amelia.read('/ready')) as ReadyAnswer).problems.join();

  /** Runs the seal of the night, and answers what it came to. */
  async function night(id: string): Promise<unknown> {
    const { jobs } = shop.server.api.backend;
    const order = { id, name: dailySealJob, companyId: 'MERCEARIA', actorId: 'seals' };
    await jobs.enqueue({ ...order, payload: {} });
    return until(async () => {
      const { jobs: known } = await jobs.list('MERCEARIA');
      const job = known.find((one) => one.id === id);
      return job?.state === 'done' && (job.result ?? {});
    });
  }

  it('is not sealed while nobody works under it, and goes on as before', async () => {
    await signInAt(shop, wrong);
    const before = await journal();
    expect(await night('NIGHT1')).toEqual({ skipped: 'clock.ahead' });
    expect(await journal()).toEqual(before);
    const clock = { doubt: 'ahead', clock: wrong };
    expect(await shop.amelia.read('/system')).toMatchObject({ clock });
    await signInAt(shop, rightAgain);
    expect(await work('1')).toEqual([today, today, today]);
  });

  it('is dated by its clock where an older version sealed a day under the wrong one', async () => {
    await signInAt(shop, wrong);
    await shop.server.api.backend.journals.execute('MERCEARIA', {
      commandId: ownName('seal-2027-04-05'),
      actorId: 'seals',
      body: { type: 'SealJournal', on: '2027-04-05' },
    });
    await signInAt(shop, rightAgain);
    expect(await work('1')).toEqual([today, today, today]);
    await signInAt(shop, nextDay);
    expect(await work('2')).toEqual(['2026-03-03', '2026-03-03', '2026-03-03']);
    const { events } = shop.server.api.backend;
    expect(await verifyJournal(events, 'MERCEARIA')).toMatchObject({ intact: true });
  });

  it('asks before it dates anything where a person worked under it', async () => {
    const { amelia } = shop;
    await signInAt(shop, wrong);
    await amelia.done('/articles', { ...rice, id: 'SOAP', code: 'SAB', name: 'Sabão' });
    await signInAt(shop, rightAgain);
    const money = { accountId: 'account_cash', amountMinor: 50_000, description: 'Banco' };
    expect(await refusal(amelia.post('/deposits', { id: 'M1', ...money }))).toMatchObject({
      status: 409,
      code: 'clock.behind',
      title: expect.stringContaining('shows 2026-03-02 11:00, before'),
    });
    expect(await refusal(amelia.post('/documents/D1/issue', twoSacks))).toMatchObject({
      status: 409,
      code: 'document.clockBehind',
    });
    const accepted = { ...twoSacks, acceptsClock: true };
    const issued = await amelia.done('/documents/D1/issue', accepted);
    const [row] = await amelia.rows('/documents', issued);
    expect(row).toMatchObject({ issuedOn: today });
  });

  it('goes on with the day and the numbers once an owner says that the clock was wrong', async () => {
    const { amelia } = shop;
    await signInAt(shop, nextDay);
    const ahead = await amelia.done('/documents/D0/issue', twoSacks);
    await signInAt(shop, rightAgain);
    const clock = { doubt: 'behind', clock: rightAgain, last: nextDay };
    expect(await amelia.read('/system')).toMatchObject({ clock });
    expect(await problems()).toContain(
      'The clock is behind the last event of a journal (1 in all)',
    );
    await amelia.done('/clock/correct', {});
    expect(await amelia.read('/system')).toMatchObject({ clock: null });
    expect(await work('1')).toEqual([today, today, today]);
    // What the wrong clock dated stays as it is.
    const [row] = await amelia.rows(`/documents?filter={"id":"${ahead.id}"}`, ahead);
    expect(row).toMatchObject({ issuedOn: '2026-03-03' });
    const { events } = shop.server.api.backend;
    expect(await verifyJournal(events, 'MERCEARIA')).toMatchObject({ intact: true });
    expect((await events.last('journal-MERCEARIA'))?.metadata).toMatchObject({
      recordedAt: rightAgain,
    });
    const corrected = (await journal()).find(({ type }) => type === 'ClockCorrected');
    expect(corrected?.data).toEqual({
      id: 'MERCEARIA',
      at: rightAgain,
      on: today,
      until: nextDay,
    });
  });

  it('is noticed at the start, before anybody does anything', async () => {
    const { server } = shop;
    await shop.amelia.done('/regions', { id: 'SUL', name: 'Sul' });
    const restart = async (instant: string) => {
      await server.stop();
      server.now = new Date(instant);
      await server.start();
    };
    await restart('2026-02-20T08:00:00.000Z');
    await until(async () => (await problems()).includes('The clock is behind'));
    await restart(wrong);
    await until(async () => (await problems()).includes('The clock is 400 days ahead'));
    await restart(rightAgain);
    await until(async () => (await problems()) === '');
  });

  it('is corrected by an owner, and by nobody else', async () => {
    const manager = await joined(shop, 'rui', { role: 'manager' });
    const permissions = ['companies.view', 'companies.manage'] as const;
    const keeper = await joined(shop, 'sara', { role: 'manager', permissions });
    await signInAt(shop, nextDay);
    await shop.amelia.done('/regions', { id: 'SUL', name: 'Sul' });
    await signInAt(shop, rightAgain);
    const before = await journal();
    const refused = [
      [manager, 'rui', 'identity.permissionMissing'],
      [keeper, 'sara', 'company.ownersOnly'],
    ] as const;
    for (const [member, name, code] of refused) {
      const secret = { email: `${name}@sitoe.co.mz`, password: `cajueiro-${name}-2026` };
      member.begin(await member.post('/session', secret));
      expect(await refusal(member.post('/clock/correct', {}))).toMatchObject({ status: 403, code });
    }
    expect(await journal()).toEqual(before);
    await shop.amelia.done('/clock/correct', {});
  });

  it('is corrected only where there is something to correct', async () => {
    expect(await refusal(shop.amelia.post('/clock/correct', {}))).toMatchObject({
      status: 409,
      code: 'clock.nothingToCorrect',
    });
  });
});
