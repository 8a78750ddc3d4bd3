import type { Page } from '@playwright/test';
import { describeError } from '@balcao/messages';
import { openShop } from '../support/invoice.js';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

const till = { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' };

/** Counts notes: how many of each value. */
async function count(page: Page, notes: Readonly<Record<string, number>>): Promise<void> {
  for (const [value, many] of Object.entries(notes)) {
    await page.getByLabel(`${value} ×`, { exact: true }).fill(String(many));
  }
}

async function sell(page: Page, code: string, received: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Scan a barcode or search articles…' }).fill(code);
  await page.keyboard.press('Enter');
  await page.keyboard.press('F9');
  await page.getByLabel('Received').fill(received);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** How many entries the till has sent. */
async function sentBy(books: Owner): Promise<number> {
  const [stand] = await rows(books, '/api/tills');
  const [lane] = (stand?.['lanes'] ?? []) as readonly { readonly sequence: number }[];
  return lane?.sequence ?? 0;
}

for (const language of ['en', 'pt'] as const) {
  test(`a device without an account is asked to choose one (${language})`, async ({
    desk,
    books,
  }) => {
    await past(books, [['/api/cash-registers', { ...till, treasuryAccountId: undefined }]]);
    await desk.goto(`/${language}/pos`);
    await desk.getByRole('button', { name: /Caixa 01/ }).click();
    const sentence = describeError(language, 'pos.noTreasuryAccountOnDevice');
    await expect(desk.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(desk.locator('.pos__choices button:focus')).toHaveAccessibleDescription(sentence);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: /Enter$/ })).toBeVisible();
  });
}

test('a shift is opened, sells, moves cash, is counted blind and ends with its Z', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [
    [
      '/api/treasury-accounts',
      { id: 'SAFE', name: 'Cofre', kind: 'cash', currency: 'MZN', openingBalanceMinor: 0 },
    ],
    ['/api/cash-registers', { ...till, differenceLimitMinor: 100_000 }],
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
  ]);

  await test.step('opens with the float counted note by note', async () => {
    await desk.goto('/pos');
    await desk.getByRole('button', { name: /Caixa 01/ }).click();
    await count(desk, { '1 000': 1, '500': 2 });
    await expect(desk.getByRole('status').filter({ hasText: 'Counted' })).toContainText('2 000.00');
    // Nothing was left before the first shift: what is there came from somewhere.
    const source = desk.getByLabel('2 000.00 more than was left. Taken from');
    await expect(source).toHaveValue('');
    await source.selectOption({ label: 'Cofre' });
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Start shift' }).click();
    await expect(desk.getByText('Scan an article to start.')).toBeVisible();
  });

  await test.step('sets a sale aside once, however often it is pressed', async () => {
    await desk.getByRole('combobox', { name: /^Scan a barcode/ }).fill('pao');
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('F7');
    await desk.getByRole('textbox', { name: 'Sale name' }).fill('Mesa 4');
    await desk
      .getByRole('dialog')
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
    const parked = desk.getByRole('region', { name: 'Parked sales' });
    await expect(parked.getByRole('button', { name: 'Mesa 4' })).toHaveCount(1);
    await expect(desk.getByRole('status').filter({ hasText: 'to send' })).toBeHidden();
    await expect.poll(() => sentBy(books)).toBe(2);
  });

  await test.step('sells, takes cash out and offers its slip', async () => {
    await sell(desk, '2*cafe', '500');
    await expect(desk.getByRole('region', { name: 'Sale completed' })).toContainText('268.02');
    await desk.getByRole('link', { name: /Shift/ }).click();
    await desk.getByRole('button', { name: 'Cash out' }).click();
    await desk.getByLabel('Amount').fill('100');
    await desk.getByLabel('Reason').fill('Táxi da entrega');
    // Pressed twice, it is moved once.
    await desk.getByRole('button', { name: 'Record' }).dblclick();
    await expect(desk.getByRole('button', { name: 'Print slip' })).toBeVisible();
    await expect(desk.getByRole('region', { name: 'X report' })).toContainText('2 131.98');
    await expectAccessible(desk);
    await expect.poll(() => rows(books, '/api/shifts')).toMatchObject([{ state: 'open' }]);
  });

  await test.step('explains what should be in the drawer, with a network', async () => {
    const expected = desk.getByRole('button', { name: /2 131.98/ });
    await expect(desk.getByRole('status').filter({ hasText: 'Online' })).toBeVisible();
    await expected.click();
    const panel = desk.getByRole('dialog');
    await expect(panel.getByRole('row')).toHaveCount(4);
    await expect(panel.getByRole('row').last()).toContainText('2 131.98');
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await desk.context().setOffline(true);
    await expect(desk.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
    await expected.click();
    await expect(desk.getByText('You need a connection to explain')).toBeVisible();
    await expect(panel).toBeHidden();
    await desk.context().setOffline(false);
    await expect(desk.getByRole('status').filter({ hasText: 'Online' })).toBeVisible();
  });

  await test.step('is counted, says the difference to whoever may see it, and closes', async () => {
    await count(desk, { '1 000': 2, '50': 2 });
    await desk.getByRole('button', { name: 'Continue' }).click();
    await expect(desk.getByText('Difference').first()).toBeVisible();
    await expect(desk.getByText('-31.98').or(desk.getByText('−31.98'))).toBeVisible();
    // Pressed twice, the sale that waits is given up once.
    await desk.getByRole('button', { name: 'Discard' }).click();
    await desk.getByLabel('Reason for discarding Mesa 4').fill('Foi-se embora');
    const before = await sentBy(books);
    await desk.getByRole('button', { name: 'Confirm' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(desk.getByText('Mesa 4')).toBeHidden();
    await expect.poll(() => sentBy(books)).toBe(before + 1);
    await desk.getByLabel('Deposit the rest to').selectOption({ label: 'Cofre' });
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'End shift' }).click();
    await expect(desk.getByRole('heading', { name: 'Shift closed' })).toBeVisible();
  });

  await test.step('prints its Z, and the second time a copy, on a page reloaded', async () => {
    const print = desk.getByRole('button', { name: 'Print shift close report' });
    const card = desk.getByRole('region', { name: 'Shift closed' });
    // A browser without windows has printed at once, and the paper would be gone.
    await desk.addInitScript(() => {
      window.print = () => undefined;
    });
    for (const copy of ['original', 'duplicate']) {
      await desk.reload();
      await expect(card).toContainText('2 000.00');
      const asked = desk.waitForRequest(new RegExp(`/paper\\?.*copy=${copy}`));
      await print.click();
      await asked;
      const paper = desk.locator('iframe[title="print"]').last().contentFrame();
      await expect(paper.getByText('Z 1 · Caixa 01')).toBeAttached();
      await desk.locator('iframe[title="print"]').evaluateAll((frames) => {
        for (const frame of frames) {
          (frame as HTMLIFrameElement).contentWindow?.dispatchEvent(new Event('afterprint'));
        }
      });
      await expect(print).toBeEnabled();
    }
  });

  await test.step('has its Z on its page, likely causes beside it, and a workbook', async () => {
    await desk.getByRole('link', { name: 'View shift in the back office' }).click();
    await expect(desk.getByText('Z 1', { exact: true })).toBeVisible();
    await expect(desk.getByRole('heading', { name: /Likely causes of/ })).toBeVisible();
    await expectAccessible(desk);
    const file = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Excel' }).click();
    expect((await file).suggestedFilename()).toBe('Z 1.xlsx');
    await expect
      .poll(() => rows(books, '/api/shifts'))
      .toMatchObject([
        { z: 1, countedMinor: 210_000, differenceMinor: -3_198, leftMinor: 200_000 },
      ]);
    // The account of the drawer holds what lies in it, and the safe what came and went.
    const accounts = await rows(books, '/api/treasury-accounts');
    const balanceOf = (which: string) => accounts.find(({ id }) => id === which)?.['balanceMinor'];
    expect([balanceOf('account_cash'), balanceOf('SAFE')]).toEqual([200_000, -190_000]);
  });
});
