import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, owner, twoSacks, type Shop } from './support/shop.js';

const manager = { role: 'manager' } as const;

describe('the lock date of a company', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/documents/D1/issue', twoSacks);
    shop.server.now = new Date('2026-04-02T08:00:00.000Z');
    const { email, password } = owner;
    amelia.begin(await amelia.post('/session', { email, password }));
  });
  afterAll(() => shop.server.end());

  it('is a day that is past', async () => {
    const { amelia } = shop;
    const today = amelia.post('/companies/current/settings', { lockedThrough: '2026-04-02' });
    expect(await refusal(today)).toMatchObject({
      status: 422,
      errors: [{ path: 'lockedThrough', code: 'company.lockNotPast' }],
    });
    await amelia.done('/companies/current/settings', { lockedThrough: '2026-03-31' });
  });

  it('keeps members from booking before it, and from changing what was booked', async () => {
    const rui = await joined(shop, 'rui', manager);
    const late = { ...twoSacks, issuedOn: '2026-03-31' };
    expect(await refusal(rui.post('/documents/D2/issue', late))).toMatchObject({
      status: 409,
      errors: [{ path: 'issuedOn', code: 'company.dayLocked' }],
    });
    const cancelled = rui.post('/documents/FT_2026.1/cancel', { reason: 'Engano' });
    expect(await refusal(cancelled)).toMatchObject({ code: 'company.documentLocked' });
    const expense = {
      id: 'POWER',
      categoryId: 'expense_energy',
      description: 'EDM Março',
      amountMinor: 11_600,
      vatId: 'vat_NOR',
      on: '2026-03-15',
    };
    expect(await refusal(rui.post('/expenses', expense))).toMatchObject({
      errors: [{ path: 'on', code: 'company.dayLocked' }],
    });
    await rui.done('/documents/D2/issue', twoSacks);
  });

  it('is passed by an owner, whose entry is in the journal like any other', async () => {
    const late = { ...twoSacks, issuedOn: '2026-03-31' };
    const { amelia } = shop;
    const entered = await amelia.post('/documents/D3/issue', late);
    // The series has a document of April by now; the lock is not what stands in the way.
    expect(entered.text).not.toContain('company.dayLocked');
  });

  it('is taken away again', async () => {
    await shop.amelia.done('/companies/current/settings', { lockedThrough: null });
    const { settings } = (await shop.amelia.read('/companies/current')) as {
      readonly settings: object;
    };
    expect(settings).not.toHaveProperty('lockedThrough');
  });
});
