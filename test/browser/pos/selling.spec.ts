import type { Page, Route } from '@playwright/test';
import { PIN_ATTEMPTS } from '@balcao/domain';
import { fuelCard, openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, payCash, scan, sheetAction, typeByHand } from '../support/till.js';

const year = new Date().getFullYear();

test.afterEach(({ office }) => office.setOffline(false));

test('a till opens a shift, sells, and goes on without a network', async ({ desk, books }) => {
  await openShop(books);
  await past(books, [
    ['/api/payment-methods', fuelCard],
    [
      '/api/cash-registers',
      { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' },
    ],
  ]);

  await test.step('chooses its register and counts the float', async () => {
    await desk.goto('/pos');
    await desk.getByRole('button', { name: /Caixa 01/ }).click();
    await expect(desk.getByRole('heading', { name: 'Open the shift' })).toBeVisible();
    await desk.getByLabel('Or enter the total').fill('2000');
    await expectAccessible(desk);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Scan an article to start.')).toBeVisible();
  });

  await test.step('sells two of one article by its code, with change', async () => {
    await scan(desk, '2*cafe');
    await expect(desk.getByRole('complementary', { name: 'Ticket' })).toContainText('231.98');
    // Where no tiles are, it is there once more, to be read from afar.
    await expect(desk.locator('.scanned')).toContainText('231.98');
    await scan(desk, 'nothing');
    await expect(desk.getByText('No article has the code nothing').first()).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('F8');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Hotel Tofo/ })
      .click();
    await payCash(desk, '500');
    await expect(desk.getByRole('region', { name: 'Sale completed' })).toContainText('268.02');
    await expect
      .poll(() => rows(books, `/api/documents?q=${year}C1`))
      .toEqual([
        expect.objectContaining({
          reference: `VD ${year}C1/1`,
          totalMinor: 23_198,
          status: 'paid',
        }),
      ]);
  });

  await test.step('keeps what was scanned last in sight', async () => {
    for (const code of ['cafe', 'ger', 'pao', 'prt', 'cop']) await scan(desk, code);
    await desk.setViewportSize({ width: 1280, height: 480 });
    await scan(desk, 'cafe');
    await expect(ticket(desk).getByText('Café em grão')).toBeInViewport();
    await scan(desk, 'cop');
    await expect(ticket(desk).getByText('Copo alto')).toBeInViewport();
    await desk.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('takes no more by card than is due', async () => {
    await desk.keyboard.press('F8');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Hotel Tofo/ })
      .click();
    await desk.keyboard.press('F9');
    const dialog = desk.getByRole('dialog', { name: 'Payment' });
    await dialog.getByRole('button', { name: 'Fuel card' }).click();
    await expect(dialog.getByText('Fuel card has no treasury account')).toBeVisible();
    await dialog.getByLabel('Received').fill('99999');
    await expect(dialog.getByRole('status')).toContainText('Only cash gives change');
    await expect(dialog.getByRole('button', { name: /Add/ })).toBeDisabled();
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Yes' }).click();
    await expect(desk.getByText('Scan an article to start.')).toBeVisible();
  });

  await test.step('sells on with the network cut', async () => {
    await desk.keyboard.press('F8');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Hotel Tofo/ })
      .click();
    await desk.context().setOffline(true);
    await expect(desk.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
    await scan(desk, 'pao');
    await payCash(desk, '100');
    await expect(desk.getByText(`VD ${year}C1/2`)).toBeVisible();
    await expect(desk.getByRole('status').filter({ hasText: 'to send' })).toBeVisible();
    await desk.context().setOffline(false);
    await expect(desk.getByRole('status').filter({ hasText: 'to send' })).toBeHidden();
    await expect.poll(() => rows(books, `/api/documents?q=${year}C1`)).toHaveLength(2);
  });
});

/** As if the cashier at the till might give at most ten per cent without approval. */
async function limitCashier(route: Route): Promise<void> {
  const answer = await route.fetch();
  const start = (await answer.json()) as { readonly cashiers?: readonly object[] };
  const cashiers = start.cashiers?.map((cashier) => ({ ...cashier, lineDiscount: '10' }));
  await route.fulfill({ response: answer, json: { ...start, ...(cashiers && { cashiers }) } });
}

const ticket = (desk: Page) => desk.getByRole('complementary', { name: 'Ticket' });
const scanField = (desk: Page) => desk.getByRole('combobox', { name: /^Scan a barcode/ });

test('a whole sale is made by keyboard, beyond a limit with a PIN, and shown to the client', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/members/me/pin', { pin: '407182' }],
  ]);
  await desk.route(/\/api\/pos\/start/, limitCashier);
  await openTill(desk, books);
  await expect(scanField(desk)).toBeFocused();

  await test.step('lists every key', async () => {
    await desk.keyboard.press('F1');
    await expect(desk.getByRole('dialog', { name: 'All actions' })).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await expect(scanField(desk)).toBeFocused();
  });

  const display = await test.step('opens a window for the client', async () => {
    const [opened] = await Promise.all([
      desk.waitForEvent('popup'),
      sheetAction(desk, 'Customer display'),
    ]);
    await expect(opened.getByText('Welcome')).toBeVisible();
    await desk.bringToFront();
    return opened;
  });

  await test.step('sets quantity, price and note by keys', async () => {
    await desk.keyboard.type('2*cafe');
    await desk.keyboard.press('Enter');
    await desk.keyboard.down('q');
    await desk.keyboard.press('3');
    await desk.keyboard.up('q');
    await expect(ticket(desk)).toContainText('347.97');
    await expect(display.getByText('347.97').first()).toBeVisible();
    await desk.keyboard.press('Shift+F3');
    await typeByHand(desk, 'moído');
    await desk.keyboard.press('Enter');
    await expect(ticket(desk)).toContainText('moído');
    await expect(scanField(desk)).toBeFocused();
  });

  await test.step('gives a discount beyond the limit with a PIN', async () => {
    await desk.keyboard.press('F6');
    await desk.keyboard.type('5,5');
    await desk.keyboard.press('Enter');
    await expect(ticket(desk)).toContainText('−5.5 %');
    await desk.keyboard.press('F6');
    await desk.keyboard.type('25');
    await desk.keyboard.press('Enter');
    const asked = desk.getByRole('dialog', { name: 'Supervisor approval needed' });
    await expect(asked).toContainText('25% exceeds your limit of 10%');
    await typeByHand(desk, 'Cliente antigo');
    await desk.keyboard.press('Enter');
    await typeByHand(desk, '407183');
    await desk.keyboard.press('Enter');
    await expect(asked.getByText(/4/).last()).toBeVisible();
    await typeByHand(desk, '407182');
    await desk.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(ticket(desk)).toContainText('−25 %');
    await expect(scanField(desk)).toBeFocused();
  });

  await test.step('registers the client, and is paid', async () => {
    const refused: string[] = [];
    desk.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url());
    });
    await desk.keyboard.press('F8');
    await typeByHand(desk, 'Maria Sitoe');
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel('Phone number')).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(ticket(desk)).toContainText('Maria Sitoe');
    await payCash(desk, '300');
    await expect(display.getByText('Thank you!')).toBeVisible();
    await expect(display.getByText('39.02').first()).toBeVisible();
    await expect(scanField(desk)).toBeFocused();
    await expect
      .poll(() => rows(books, `/api/documents?q=${year}C1`))
      .toEqual([expect.objectContaining({ totalMinor: 26_098, clientName: 'Maria Sitoe' })]);
    const history = (await (
      await books.api.get(`/api/documents/VD_${year}C1.1/history`)
    ).json()) as {
      readonly entries: readonly { readonly approval?: { readonly reason: string } }[];
    };
    expect(history.entries.map(({ approval }) => approval?.reason)).toContain('Cliente antigo');
    expect(refused).toEqual([]);
  });

  await test.step('says how long to wait, and whose PIN is locked, and puts nobody else there unseen', async () => {
    await desk.keyboard.type('cafe');
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('F6');
    await desk.keyboard.type('30');
    await desk.keyboard.press('Enter');
    const asked = desk.getByRole('dialog', { name: 'Supervisor approval needed' });
    const approver = await asked.getByLabel('Approver').locator('option').textContent();
    await asked.getByLabel('Reason').fill('Mais desconto');
    const pin = asked.getByLabel('PIN', { exact: true });
    for (let attempt = 1; attempt < PIN_ATTEMPTS; attempt += 1) {
      await pin.fill('407183');
      await desk.keyboard.press('Enter');
      await expect(asked).toContainText(`Attempts left: ${PIN_ATTEMPTS - attempt}`);
      await expect(pin).toBeFocused();
    }
    await pin.fill('407183');
    await desk.keyboard.press('Enter');
    await expect(asked).toContainText('Too many wrong PINs. Please try again in 1 min');
    await expect(pin).toBeFocused();
    // The attempts that lock a PIN take longer than anybody waits here.
    const json = { code: 'approval.locked', status: 422 };
    await desk.route('**/api/tills/*/approvals', (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', json }),
    );
    await pin.fill('407183');
    await desk.keyboard.press('Enter');
    await expect(asked).toContainText(`The PIN of ${approver ?? ''} is locked`);
    await expect(asked.getByLabel('Approver')).toBeFocused();
    await expect(asked.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await expect(desk.getByText('Not approved')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(scanField(desk)).toBeFocused();
  });
});
