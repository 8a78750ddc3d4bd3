import { headers, type SessionInfo, type TillStart } from '@balcao/contracts';
import { PIN_ATTEMPTS } from '@balcao/domain';
import { rate } from '@balcao/pricing';
import type { Browser } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { join } from '../support/member.js';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import type { Server } from '../support/server.js';
import { openTill, payCash, scan, typeByHand } from '../support/till.js';

const lurdesPin = '2580';
const limits = { lineDiscount: rate('10'), documentDiscount: rate('5') };

/** Lurdes is a cashier with limits, and has a PIN; she signs in nowhere. */
async function cashierJoins(browser: Browser, books: Owner, server: Server): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await join(books, server, page, { role: 'cashier', limits });
  const session = (await (await page.request.get('/api/session')).json()) as SessionInfo;
  const answer = await page.request.post('/api/members/me/pin', {
    data: { pin: lurdesPin },
    headers: {
      [headers.csrf]: session.csrfToken,
      [headers.company]: books.companyId,
      [headers.idempotencyKey]: crypto.randomUUID(),
    },
  });
  expect(await answer.text()).toContain('revision');
  await context.close();
}

test('a cashier who takes over by PIN keeps to limits of their own on any device', async ({
  browser,
  desk,
  books,
  server,
}) => {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/members/me/pin', { pin: '407182' }],
  ]);
  await cashierJoins(browser, books, server);
  await openTill(desk, books);
  const ticket = desk.getByRole('complementary', { name: 'Ticket' });
  const scanField = desk.getByRole('combobox', { name: /^Scan a barcode/ });
  const asked = desk.getByRole('dialog', { name: 'Supervisor approval needed' });

  await test.step('the owner gives a quarter off alone', async () => {
    await scan(desk, 'cafe');
    await desk.keyboard.press('F6');
    await desk.keyboard.type('25');
    await desk.keyboard.press('Enter');
    await expect(ticket).toContainText('−25 %');
    await payCash(desk, '');
  });

  await test.step('the PIN lets Lurdes in, a wrong one says what is left', async () => {
    await desk.getByRole('button', { name: 'Change cashier: Amina Cossa' }).click();
    await desk.getByRole('button', { name: /Lurdes Tembe/ }).click();
    await expect(desk.getByLabel('PIN of Lurdes Tembe')).toBeFocused();
    await typeByHand(desk, '1111');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(`Attempts left: ${PIN_ATTEMPTS - 1}`)).toBeVisible();
    await expectAccessible(desk);
    await typeByHand(desk, lurdesPin);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: 'Change cashier: Lurdes Tembe' })).toBeVisible();
    await expect(scanField).toBeFocused();
  });

  await test.step('what she may not give alone is approved, and stays as it was sold', async () => {
    await scan(desk, 'cafe');
    await desk.keyboard.press('F6');
    await desk.keyboard.type('10');
    await desk.keyboard.press('Enter');
    await expect(ticket).toContainText('−10 %');
    await desk.keyboard.press('F6');
    await desk.keyboard.type('15');
    await desk.keyboard.press('Enter');
    await expect(asked).toContainText('15% exceeds your limit of 10%');
    await typeByHand(desk, 'Cliente antigo');
    await desk.keyboard.press('Enter');
    await typeByHand(desk, '407182');
    await desk.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(ticket).toContainText('−15 %');
    await payCash(desk, '');
    await expect.poll(() => rows(books, '/api/documents')).toHaveLength(2);
    await expect(desk.getByRole('region', { name: 'Notices' })).toBeHidden();
  });

  await test.step('cash that she takes out of the drawer is approved', async () => {
    await desk.getByRole('link', { name: /Shift/ }).click();
    await desk.getByRole('button', { name: 'Cash out' }).click();
    await desk.getByLabel('Amount', { exact: true }).fill('100');
    await desk.getByLabel('Reason', { exact: true }).fill('Gelo');
    await desk.getByRole('button', { name: 'Record' }).click();
    await expect(asked).toContainText('Taking 100.00 in cash exceeds your limit');
    await typeByHand(desk, 'Gelo para a loja');
    await desk.keyboard.press('Enter');
    await typeByHand(desk, '407182');
    await desk.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(desk.getByText('Recorded')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Notices' })).toBeHidden();
    await desk.getByRole('link', { name: 'Back to the sale' }).click();
    await expect(scanField).toBeFocused();
  });

  await test.step('nobody becomes the owner again by guessing', async () => {
    await desk.getByRole('button', { name: 'Change cashier: Lurdes Tembe' }).click();
    await desk.getByRole('button', { name: /Amina Cossa/ }).click();
    for (let left = PIN_ATTEMPTS - 1; left >= 0; left -= 1) {
      await typeByHand(desk, '1111');
      await desk.keyboard.press('Enter');
      const text = left === 0 ? 'Too many wrong PINs' : `Attempts left: ${left}`;
      await expect(desk.getByText(text)).toBeVisible();
    }
    await desk.keyboard.press('Escape');
    // A PIN is locked after more attempts than a test can wait for: the answer to the till says so.
    await desk.route(/\/api\/pos\/start/, async (route) => {
      const response = await route.fetch();
      // Where nothing has changed the answer is a short one.
      const start = (await response.json()) as Partial<TillStart>;
      const cashiers = start.cashiers?.map((cashier) =>
        cashier.name === 'Amina Cossa' ? { ...cashier, hasPin: false, isPinLocked: true } : cashier,
      );
      await route.fulfill({ response, json: { ...start, ...(cashiers && { cashiers }) } });
    });
    await desk.reload();
    await desk.getByRole('button', { name: 'Change cashier: Lurdes Tembe' }).click();
    await expect(desk.getByRole('button', { name: /^Amina Cossa PIN locked/ })).toBeDisabled();
    await desk.keyboard.press('Escape');
    await expect(scanField).toBeFocused();
  });

  await test.step('she closes blind: what should have been there does not show', async () => {
    await desk.getByRole('link', { name: /Shift/ }).click();
    await expect(desk.getByRole('heading', { name: 'End shift' })).toBeVisible();
    await expect(desk.getByRole('region', { name: 'X report' })).toBeHidden();
    await desk.getByLabel('1 000 ×', { exact: true }).fill('2');
    await desk.getByRole('button', { name: 'Continue' }).click();
    await expect(desk.getByLabel('Left in the drawer')).toBeVisible();
    await expect(desk.getByText('Difference')).toBeHidden();
    await desk.getByRole('button', { name: 'End shift' }).click();
    const card = desk.getByRole('region', { name: 'Shift closed' });
    await expect(card).toContainText('Only a supervisor can print the shift close report.');
    await expect(card.getByRole('button', { name: 'Print shift close report' })).toBeHidden();
    await expect.poll(() => rows(books, '/api/shifts')).toMatchObject([{ z: 1 }]);
  });
});
