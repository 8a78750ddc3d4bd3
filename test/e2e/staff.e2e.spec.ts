import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JournalRow, MemberRow, ShiftFilmFrame, TillStart } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

let shop: Shop;
let zita = '';
const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };

beforeAll(async () => {
  shop = await openStockedShop();
  const { amelia } = shop;
  await amelia.done('/cash-registers', { ...till, locksAfterSale: true, locksAfterMinutes: 5 });
  await amelia.done('/companies/current/settings', { defaultClientId: hotel.id });
  const limits = { lineDiscount: '10', voidMinor: 5_000 };
  const added = await amelia.done('/members/staff', {
    name: 'Zita Cossa',
    pin: '7391',
    role: 'cashier',
    limits,
  });
  zita = added.id;
});
afterAll(() => shop.server.end());

const memberOf = async (): Promise<MemberRow | undefined> =>
  ((await shop.amelia.read('/members')) as readonly MemberRow[]).find(({ id }) => id === zita);

describe('staff with a name and a PIN', () => {
  it('are named by the server, and shown as such', async () => {
    expect(zita).toMatch(/^staff_[0-9a-f]{32}$/);
    expect(await memberOf()).toMatchObject({ name: 'Zita Cossa', isStaff: true, pin: 'start' });
  });

  it('are added with a PIN that is no first guess, and under a name of their own', async () => {
    const { amelia } = shop;
    const other = { name: 'Rui Cossa', role: 'cashier' };
    const simple = amelia.post('/members/staff', { ...other, pin: '1234' });
    expect(await refusal(simple)).toMatchObject({ code: 'approval.simplePin' });
    const same = amelia.post('/members/staff', { ...other, name: 'zita cossa', pin: '2580' });
    expect(await refusal(same)).toMatchObject({ code: 'identity.sameName' });
  });

  it('are known to a till with their limits, and with when it locks', async () => {
    const start = (await shop.amelia.read('/pos/start?cashRegisterId=TILL1')) as TillStart;
    expect(start.cashiers.find(({ id }) => id === zita)).toMatchObject({
      name: 'Zita Cossa',
      hasPin: true,
      lineDiscount: '10',
      cashRefundMinor: 0,
    });
    expect(start.registers[0]).toMatchObject({ locksAfterSale: true, locksAfterMinutes: 5 });
  });

  it('take a till over by their PIN, before and after its shift is open', async () => {
    const { amelia } = shop;
    const take = (pin: string) => amelia.post('/shifts/operators', { cashierId: zita, pin });
    expect(await refusal(take('0000'))).toMatchObject({ code: 'approval.wrongPin' });
    expect((await take('7391')).status).toBe(200);
    await amelia.done('/shifts', { id: 'S1', cashRegisterId: till.id, floatMinor: 0 });
    const join = (pin: string) => amelia.post('/shifts/S1/join', { cashierId: zita, pin });
    expect(await refusal(join('0000'))).toMatchObject({ code: 'approval.wrongPin' });
    expect((await join('7391')).status).toBe(200);
  });

  it('sell within their own limits on the device of somebody else, and both are recorded', async () => {
    const { amelia } = shop;
    const { user } = (await amelia.read('/session')) as { readonly user: { readonly id: string } };
    const line = { articleId: rice.id, quantity: '1', unitPrice: '1682', vatId: rice.vatId };
    const sale = (saleId: string, amountMinor: number, discount?: string) => ({
      saleId,
      cashierId: zita,
      signedInId: user.id,
      lines: [{ ...line, ...(discount !== undefined && { discounts: [discount] }) }],
      vatIncluded: true,
      payment: { rows: [{ methodId: 'method_cash', amountMinor }] },
    });
    const beyond = amelia.post('/shifts/S1/sales', sale('Z1', 126_150, '25'));
    expect(await refusal(beyond)).toMatchObject({ code: 'limit.lineDiscountExceeded' });
    const sold = await amelia.done('/shifts/S1/sales', sale('Z2', 168_200));
    const signedIn = 'Amélia Sitoe';
    const film = (await amelia.read('/shifts/S1/film')) as readonly ShiftFilmFrame[];
    expect(film.find(({ recordId }) => recordId === sold.id)).toMatchObject({
      cashier: 'Zita Cossa',
      signedIn,
    });
    const journal = (await amelia.rows('/journal', sold)) as unknown as readonly JournalRow[];
    expect(journal.find(({ recordId }) => recordId === sold.id)).toMatchObject({
      actorName: 'Zita Cossa',
      signedIn,
    });
    const paper = `/documents/${sold.id}/paper?copy=original&paperSize=thermal80&format=html`;
    expect((await amelia.get(paper)).text).toContain(
      '<span>Zita Cossa</span> · <span>sessão de Amélia Sitoe</span>',
    );
  });

  it('choose a PIN of their own in the place of the one that was set for them', async () => {
    const { amelia } = shop;
    const isToChoose = async (): Promise<boolean> => {
      const { cashiers } = (await amelia.read('/pos/start')) as TillStart;
      return cashiers.find(({ id }) => id === zita)?.hasStartPin === true;
    };
    const choose = (pin: string, newPin: string) =>
      amelia.post(`/members/${zita}/own-pin`, { pin, newPin });
    expect(await isToChoose()).toBe(true);
    expect(await memberOf()).toMatchObject({ pin: 'start' });
    expect(await refusal(choose('0000', '5028'))).toMatchObject({ code: 'approval.wrongPin' });
    expect(await refusal(choose('7391', '7391'))).toMatchObject({ code: 'approval.samePin' });
    expect(await refusal(choose('7391', '1234'))).toMatchObject({ code: 'approval.simplePin' });
    expect((await choose('7391', '5028')).status).toBe(200);
    expect(await isToChoose()).toBe(false);
    const join = (pin: string) => amelia.post('/shifts/S1/join', { cashierId: zita, pin });
    expect(await refusal(join('7391'))).toMatchObject({ code: 'approval.wrongPin' });
    expect((await join('5028')).status).toBe(200);
  });

  it('get another PIN from those who manage users; the one before opens nothing', async () => {
    const { amelia } = shop;
    await amelia.done(`/members/${zita}/pin`, { pin: '9264' });
    const join = (pin: string) => amelia.post('/shifts/S1/join', { cashierId: zita, pin });
    expect(await refusal(join('5028'))).toMatchObject({ code: 'approval.wrongPin' });
    expect((await join('9264')).status).toBe(200);
    expect(await memberOf()).toMatchObject({ pin: 'start' });
  });

  it('are bounded in what they guess', async () => {
    const { amelia } = shop;
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const wrong = amelia.post('/shifts/operators', { cashierId: zita, pin: '0001' });
      codes.push((await refusal(wrong)).code);
    }
    expect(codes.at(-1)).toBe('approval.waits');
  });

  it('are gone from tills once they are removed', async () => {
    await shop.amelia.done(`/members/${zita}/remove`, {});
    const start = (await shop.amelia.read('/pos/start')) as TillStart;
    expect(start.cashiers.map(({ id }) => id)).not.toContain(zita);
  });
});
