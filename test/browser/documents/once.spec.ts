import type { Page } from '@playwright/test';
import { beginInvoice, openShop, twoCoffees, writeLines } from '../support/invoice.js';
import { command, past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { choose, dialog, expectSnack, field } from '../support/screen.js';

const year = new Date().getFullYear();

/** The server does what it is asked at an address, and its first answers never arrive. */
async function cutAnswers(page: Page, address: RegExp, count: number): Promise<() => number> {
  let cut = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST' || cut >= count) {
      await route.continue();
      return;
    }
    cut += 1;
    await route.fetch();
    await route.abort('timedout');
  });
  return () => cut;
}

/** More than a command is retried by itself: the waiting user is told, and presses again. */
const ALL_TRIES = 3;

test.beforeEach(async ({ books }) => {
  await openShop(books);
});

test('an invoice whose answer is lost is issued once, when it is asked for again', async ({
  desk,
  books,
}) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'PAO', quantity: '1' }]);
  const cut = await cutAnswers(desk, /\/api\/documents\/[^/]+\/issue$/, ALL_TRIES);
  const press = desk.getByRole('button', { name: 'Issue', exact: true }).first();
  await press.click();
  await expect.poll(cut).toBe(ALL_TRIES);
  await expectSnack(desk, /^Server unreachable/);
  await expect(desk.locator('.snack').filter({ hasText: 'issued' })).toHaveCount(0);
  await expect(desk.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('1');
  await press.click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`FT ${year}/1`);
  const documents = await rows(books, '/api/documents');
  expect(documents.map(({ reference }) => reference)).toEqual([`FT ${year}/1`]);
  expect(await rows(books, '/api/stock-moves')).toHaveLength(1);
});

test('an invoice that cannot be read once it is issued is said to be issued', async ({
  desk,
  books,
}) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'PAO', quantity: '1' }]);
  await desk.route(/\/api\/documents\/FT_/, (route) => route.abort('connectionrefused'));
  await desk.getByRole('button', { name: 'Issue', exact: true }).first().click();
  await expectSnack(desk, 'Document issued, but it cannot be shown right now');
  const documents = await rows(books, '/api/documents');
  expect(documents.map(({ reference }) => reference)).toEqual([`FT ${year}/1`]);
});

test('Enter twice and a double click record one payment, also when the answer is lost', async ({
  desk,
  books,
}) => {
  await command(books, '/api/documents/D1/issue', twoCoffees);
  await cutAnswers(desk, /\/api\/payments$/, 1);
  await desk.goto('/commercial/payment/clients/create');
  await desk.getByRole('combobox', { name: 'Client', exact: true }).fill('hotel');
  await desk.getByRole('option', { name: /Hotel Tofo/ }).click();
  await desk.getByRole('button', { name: 'Oldest first' }).click();
  const settled = desk.getByRole('textbox', { name: `Amount to pay on FT ${year}/1`, exact: true });
  await expect(settled).toHaveValue('231.98');
  await desk.getByRole('button', { name: 'Record', exact: true }).dblclick();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`RC ${year}/1`);
  const receipts = await rows(books, '/api/receipts');
  expect(receipts.map(({ reference, paidMinor }) => [reference, paidMinor])).toEqual([
    [`RC ${year}/1`, 23_198],
  ]);

  await desk.goto('/commercial/payment/clients/create');
  await desk.getByRole('combobox', { name: 'Client', exact: true }).fill('hotel');
  await desk.getByRole('option', { name: /Hotel Tofo/ }).click();
  const amount = desk.getByRole('group', { name: 'line 1' }).getByRole('textbox', {
    name: 'Amount',
  });
  await desk.getByRole('switch', { name: /as advance payment/ }).check();
  await amount.fill('100');
  await amount.press('Enter');
  await amount.press('Enter').catch(() => undefined);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`RC ${year}/2`);
  expect(await rows(books, '/api/receipts')).toHaveLength(2);
});

test('an expense is recorded once, however often Save is pressed', async ({ desk, books }) => {
  await cutAnswers(desk, /\/api\/expenses$/, 1);
  await desk.goto('/commercial/expense/create');
  const form = desk.getByRole('dialog');
  await field(form, 'Description').fill('EDM');
  await form.getByRole('combobox', { name: 'Category', exact: true }).click();
  await desk.getByRole('option').first().click();
  await field(form, 'Amount').fill('116');
  await form.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(form).toBeHidden();
  expect(await rows(books, '/api/expenses')).toHaveLength(1);
});

test('goods are moved once, however often it is asked for', async ({ desk, books }) => {
  await past(books, [['/api/warehouses', { id: 'SHOP', code: 'LOJA', name: 'Loja' }]]);
  await cutAnswers(desk, /\/api\/stock-transfers$/, 1);
  await desk.goto('/commercial/stock_transfers/create');
  const form = dialog(desk, 'New transfer');
  await choose(form, 'From', 'Armazém principal');
  await choose(form, 'To', 'Loja');
  await choose(form, 'Article', 'Café em grão');
  const quantity = field(form, 'Quantity');
  await quantity.fill('2');
  await quantity.press('Enter');
  await quantity.press('Enter').catch(() => undefined);
  await expect(form).toBeHidden();
  expect(await rows(books, '/api/stock-transfers')).toHaveLength(1);
  const levels = await rows(books, '/api/stock?filter={"warehouseId":"SHOP"}');
  expect(levels.map(({ quantity: there }) => there)).toEqual(['2']);
});

test('a payment that is not answered keeps its figures, and is recorded once', async ({
  desk,
  books,
}) => {
  await command(books, '/api/documents/D1/issue', twoCoffees);
  const cut = await cutAnswers(desk, /\/api\/payments$/, ALL_TRIES);
  await desk.goto('/commercial/payment/clients/create');
  await desk.getByRole('combobox', { name: 'Client', exact: true }).fill('hotel');
  await desk.getByRole('option', { name: /Hotel Tofo/ }).click();
  await desk.getByRole('button', { name: 'Oldest first' }).click();
  const settled = desk.getByRole('textbox', { name: `Amount to pay on FT ${year}/1`, exact: true });
  await expect(settled).toHaveValue('231.98');
  const press = desk.getByRole('button', { name: 'Record', exact: true });
  await press.click();
  await expect.poll(cut).toBe(ALL_TRIES);
  await expect(press).toBeEnabled();
  // It has been paid: nothing is open of it, and what was written stays to be sent again.
  await expect(settled).toHaveValue('231.98');
  await press.click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`RC ${year}/1`);
  expect(await rows(books, '/api/receipts')).toHaveLength(1);
});
