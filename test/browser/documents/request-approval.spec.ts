import { rate } from '@balcao/pricing';
import type { Page } from '@playwright/test';
import { beginInvoice, openShop, writeLines } from '../support/invoice.js';
import { join } from '../support/member.js';
import { rows } from '../support/owner.js';
import { expect, expectAccessible, expectToFit, test } from '../support/product.js';
import { expectSnack, row } from '../support/screen.js';

const year = new Date().getFullYear();

/** Chooses to send a request in place of a PIN, and sends it. */
async function ask(page: Page, reason: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Approval needed' });
  await asked.getByRole('button', { name: 'Send a request' }).click();
  await expect(asked.getByLabel('PIN')).toHaveCount(0);
  await asked.getByLabel('Reason').fill(reason);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Send request' }).click();
  await expect(asked).toBeHidden();
}

/** Chooses an action of the first request that waits for a user. */
async function decide(page: Page, action: string): Promise<void> {
  await row(page, 'Waiting')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('what a limit refuses is asked for, approved by somebody else and told', async ({
  books,
  server,
  context,
  desk,
  page,
}) => {
  await openShop(books);
  const limits = { lineDiscount: rate('10'), cancellationMinor: 0 };
  await join(books, server, page, { role: 'manager', limits });
  await context.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
    localStorage.setItem('lang', 'en');
  }, books.companyId);

  await test.step('is asked for from the editor, where nothing is lost', async () => {
    await beginInvoice(page);
    await writeLines(page, [{ code: 'CAFE', quantity: '2', discount: '25' }]);
    await page.getByRole('button', { name: 'Issue', exact: true }).first().click();
    await ask(page, 'Cliente antigo');
    await expectSnack(page, /^Request sent/);
    await expect(page.getByLabel('Discount %, line 1', { exact: true })).toHaveValue('25');
    expect(await rows(books, '/api/documents')).toEqual([]);
  });

  await test.step('waits on Home, and is approved as what it does is shown', async () => {
    await desk.goto('/');
    await desk.getByRole('link', { name: /asks for approval of a discount: FT/ }).click();
    await expect(row(desk, 'Cliente antigo')).toContainText('Waiting');
    await expectToFit(desk);
    await decide(desk, 'Approve');
    const dialog = desk.getByRole('alertdialog');
    await expect(dialog).toContainText(`FT ${year}/1`);
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expectSnack(desk, 'Request approved');
    await expect(row(desk, 'Cliente antigo')).toContainText('Approved');
  });

  await test.step('is a cancellation, which is refused with a reason', async () => {
    await page.goto(`/commercial/document/FT/FT_${year}.1`);
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Lurdes Tembe');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel FT/ });
    await dialog.getByLabel('Reason').fill('Engano no cliente');
    await dialog.getByRole('button', { name: 'Cancel document' }).click();
    await ask(page, 'Foi o cliente errado');
    await expect(dialog).toContainText('Request sent');
    await desk.reload();
    await decide(desk, 'Refuse');
    const refusing = desk.getByRole('dialog');
    await refusing.getByLabel('Reason').fill('Já foi levantado');
    await expectAccessible(desk);
    await refusing.getByRole('button', { name: 'Refuse' }).click();
    await expectSnack(desk, 'Request refused');
  });

  await test.step('is told to who asked', async () => {
    await page.goto('/notifications');
    const main = page.getByRole('main');
    await expect(main).toContainText('Amina Cossa approved your request: FT');
    await expect(main).toContainText(`refused your request, FT ${year}/1: Já foi levantado`);
    await page.goto('/approvals');
    await expect(row(page, 'Foi o cliente errado')).toContainText('Refused');
  });
});
