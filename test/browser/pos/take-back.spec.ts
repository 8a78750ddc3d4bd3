import type { TillStart } from '@balcao/contracts';
import type { Route } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill } from '../support/till.js';

const year = new Date().getFullYear();

test.afterEach(({ office }) => office.setOffline(false));

test('goods come back without a receipt, with a network and without one', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
  const dialog = desk.getByRole('dialog', { name: 'Return without a receipt' });
  const opened = async () => {
    await desk.keyboard.press('F10');
    await desk.getByRole('button', { name: 'Return without a receipt' }).click();
    await expect(dialog).toBeVisible();
  };
  const goods = dialog.getByLabel('Scan or search an article');
  const finish = dialog.getByRole('button', { name: 'Return and refund' });

  await test.step('at no more than they cost today, and for a reason', async () => {
    await opened();
    await goods.fill('nothing of ours');
    await goods.press('Enter');
    await expect(dialog.getByText('No article found for nothing of ours')).toBeVisible();
    await goods.fill('2*cafe');
    await goods.press('Enter');
    const price = dialog.getByLabel('Refund per Café em grão');
    await price.fill('500');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Reason for returning without a receipt').fill('Sem talão');
    await expect(finish).toBeDisabled();
    await price.fill('100');
    await expect(dialog.getByRole('status')).toContainText('200.00');
    await expectAccessible(desk);
    await dialog.getByLabel('Reason for returning without a receipt').fill('');
    await expect(finish).toBeDisabled();
    await dialog.getByLabel('Reason for returning without a receipt').fill('Sem talão');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(`Credit note NC ${year}C1/1: refund 200.00`)).toBeVisible();
    await expect
      .poll(() => rows(books, `/api/documents?q=NC_${year}C1`))
      .toEqual([expect.objectContaining({ totalMinor: 20_000, vatMinor: 0, typeId: 'NC' })]);
  });

  await test.step('with the network cut: it is sent once there is one', async () => {
    await desk.context().setOffline(true);
    await expect(desk.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
    await opened();
    await goods.fill('cafe');
    await goods.press('Enter');
    await dialog.getByLabel('Reason for returning without a receipt').fill('Oferta');
    await dialog.getByLabel('Return goods to stock').uncheck();
    await finish.click();
    await expect(desk.getByRole('heading', { name: `NC ${year}C1/2` })).toBeVisible();
    await desk.context().setOffline(false);
    await expect
      .poll(async () => (await rows(books, `/api/documents?q=NC_${year}C1`)).length)
      .toBe(2);
  });
});

test('goods with a price label come back at what the label says', async ({ desk, books }) => {
  await openShop(books);
  const cheese = { id: 'CHEESE', code: 'QUE', name: 'Queijo', kind: 'article', unit: 'kg' };
  const more = { barcodes: ['2312345000002'], movesStock: true };
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/articles', { ...cheese, ...more, salePrice: '99.99', vatId: 'vat_NOR' }],
  ]);
  await openTill(desk, books);
  await desk.keyboard.press('F10');
  await desk.getByRole('button', { name: 'Return without a receipt' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Return without a receipt' });
  const goods = dialog.getByLabel('Scan or search an article');
  await goods.fill('2312345007995');
  await goods.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/7\.99/);
  await expect(dialog.getByLabel('Refund per Queijo')).toHaveAttribute('aria-invalid', 'false');
  await goods.fill('2*2312345007995');
  await goods.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/23\.97/);
  await dialog.getByLabel('Reason for returning without a receipt').fill('Sem talão');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(`Credit note NC ${year}C1/1: refund 23.97`)).toBeVisible();
  await expect
    .poll(() => rows(books, `/api/documents?q=NC_${year}C1`))
    .toEqual([expect.objectContaining({ totalMinor: 2_397, vatMinor: 0, typeId: 'NC' })]);
});

/** As a cashier has it who may not take goods back without a receipt. */
async function withoutPermission(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  url.searchParams.delete('since');
  const response = await route.fetch({ url: url.href });
  const start = (await response.json()) as TillStart;
  const cashiers = start.cashiers.map(({ id, name, hasPin }) => ({ id, name, hasPin }));
  await route.fulfill({ response, json: { ...start, cashiers } });
}

test('goods come back without a receipt by the PIN of a supervisor', async ({ desk, books }) => {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/members/me/pin', { pin: '407182' }],
  ]);
  await desk.route(/\/api\/pos\/start/, withoutPermission);
  await openTill(desk, books);
  await desk.keyboard.press('F10');
  await desk.getByRole('button', { name: 'Return without a receipt' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Return without a receipt' });
  await dialog.getByLabel('Scan or search an article').fill('cafe');
  await desk.keyboard.press('Enter');
  await dialog.getByLabel('Reason for returning without a receipt').fill('Sem talão');
  await desk.keyboard.press('Enter');
  const asked = desk.getByRole('dialog', { name: 'Supervisor approval needed' });
  await expect(asked).toContainText('need approval for a return');
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  expect(await rows(books, `/api/documents?q=NC_${year}C1`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Return and refund' }).click();
  await asked.getByLabel('Reason').fill('Cliente antigo');
  await asked.getByLabel('PIN', { exact: true }).fill('407182');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: `NC ${year}C1/1` })).toBeVisible();
  await expect
    .poll(() => rows(books, `/api/documents?q=NC_${year}C1`))
    .toEqual([expect.objectContaining({ typeId: 'NC', vatMinor: 0 })]);
});
