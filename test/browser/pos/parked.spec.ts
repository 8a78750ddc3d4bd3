import type { Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, payCash, scan } from '../support/till.js';

/** Another device on which the owner stands at a second register. */
const twoTills = test.extend<{ readonly second: Page }>({
  second: async ({ browser, server, owner, books }, use) => {
    const context = await browser.newContext({
      ...{ baseURL: server.url, locale: 'en-GB', timezoneId: 'Africa/Maputo' },
      ...{ reducedMotion: 'reduce', storageState: await owner.api.storageState() },
    });
    await context.addInitScript((companyId) => {
      localStorage.setItem('company', companyId);
    }, books.companyId);
    await use(await context.newPage());
    await context.close();
  },
});

const year = new Date().getFullYear();
const ticket = (page: Page) => page.getByRole('complementary', { name: 'Ticket' });
const parked = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Parked sales' }).getByRole('button', { name });

async function park(page: Page, name: string): Promise<void> {
  await page.keyboard.press('F7');
  await page.getByRole('textbox', { name: 'Name of the parked sale' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(parked(page, name)).toBeVisible();
}

twoTills(
  'a sale waits at one till, and another goes on with it',
  async ({ desk, second, books }) => {
    await openShop(books);
    await past(books, [
      ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
      [
        '/api/cash-registers',
        { id: 'TILL2', code: 'C2', name: 'Caixa 02', treasuryAccountId: 'account_cash' },
      ],
    ]);
    await openTill(desk, books);
    await second.goto('/en/pos');
    await second.getByRole('button', { name: /Caixa 02/ }).click();
    await second.getByLabel('Or the total').fill('1000');
    await second.keyboard.press('Enter');
    await expect(second.getByText('Scan the first article.')).toBeVisible();

    await twoTills.step('takes it over once it is asked whether to', async () => {
      await scan(desk, '2*cafe');
      await park(desk, 'Mesa 4');
      await expect(parked(second, 'Mesa 4')).toContainText('Caixa 01');
      await parked(second, 'Mesa 4').click();
      const question = second.getByRole('alertdialog', { name: 'From another till' });
      await expect(question).toContainText('“Mesa 4” was parked at Caixa 01');
      await expectAccessible(second);
      await question.getByRole('button', { name: 'Yes' }).click();
      await expect(ticket(second)).toContainText('Café em grão');
      await expect(ticket(second)).toContainText('231.98');
      await expect(second.getByRole('combobox', { name: /^Scan a barcode/ })).toBeFocused();
      await expect(parked(desk, 'Mesa 4')).toBeHidden();
      await payCash(second, '300');
      await expect
        .poll(() => rows(books, `/api/documents?q=${year}C2`))
        .toEqual([expect.objectContaining({ totalMinor: 23_198, cashRegisterId: 'TILL2' })]);
    });

    await twoTills.step('comes too late where the first till has gone on with it', async () => {
      await scan(desk, 'pao');
      await park(desk, 'Mesa 5');
      await parked(second, 'Mesa 5').click();
      await parked(desk, 'Mesa 5').click();
      await expect(ticket(desk)).toContainText('Pão de forma');
      await second.getByRole('button', { name: 'Yes' }).click();
      await expect(second.locator('.snack')).toContainText('Another till went on with this sale');
      await expect(parked(second, 'Mesa 5')).toBeHidden();
      await expect(second.getByRole('combobox', { name: /^Scan a barcode/ })).toBeFocused();
      await expect(ticket(second)).toContainText('Scan the first article.');
    });
  },
);
