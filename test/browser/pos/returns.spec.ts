import type { Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, payCash, scan, sheetAction } from '../support/till.js';

const year = new Date().getFullYear();

test.afterEach(({ office }) => office.setOffline(false));

const change = (desk: Page) => desk.getByRole('dialog').getByRole('status');

test('a sale is found, given back in part, paid otherwise, and given back without a network', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);

  await test.step('gives one of three back in cash', async () => {
    await scan(desk, '3*cafe');
    await payCash(desk, '500');
    await desk.keyboard.press('F10');
    const found = desk.getByRole('dialog', { name: 'Find a sale' });
    await expect(found.getByRole('button', { name: `VD ${year}C1/1` })).toBeVisible();
    await expectAccessible(desk);
    const day = desk.getByRole('textbox', { name: 'Day' });
    await desk.getByRole('button', { name: 'Choose a date: Day' }).press('Enter');
    await expect(desk.getByRole('dialog', { name: 'Day' })).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('ArrowLeft');
    await desk.keyboard.press('Enter');
    await expect(day).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await expect(found.getByText('No sales found.')).toBeVisible();
    await day.fill('31/02');
    await desk.keyboard.press('Tab');
    await expect(found.getByText('Invalid date')).toBeVisible();
    await day.fill('');
    await desk.getByLabel('Number, scanned receipt or client').fill(`vd ${year}c1/1`);
    await desk.keyboard.press('Enter');
    const dialog = desk.getByRole('dialog', { name: `VD ${year}C1/1` });
    const back = dialog.getByLabel('Return quantity of Café em grão');
    await back.fill('4');
    await expect(dialog).toContainText('can be returned');
    await back.fill('0.5');
    await expect(dialog).toContainText('is sold in whole units');
    await back.fill('1');
    await expect(change(desk)).toContainText('115.99');
    await expectAccessible(desk);
    await dialog.getByLabel('Reason').fill('Embalagem rota');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(`Credit note NC ${year}C1/1: refund 115.99`)).toBeVisible();
    await expect(desk.getByRole('combobox', { name: /^Scan a barcode/ })).toBeFocused();
    await expect
      .poll(() => rows(books, `/api/documents?q=NC_${year}C1`))
      .toEqual([expect.objectContaining({ totalMinor: 11_599, typeId: 'NC' })]);
  });

  await test.step('corrects by what the sale was paid', async () => {
    await scan(desk, 'pao');
    await payCash(desk, '');
    await sheetAction(desk, 'Find a sale: return, payment');
    await desk.getByRole('button', { name: `VD ${year}C1/2` }).click();
    await desk.getByRole('button', { name: 'Correct payment' }).click();
    await desk.getByLabel(/^Paid by Cash/).selectOption({ label: 'Card' });
    await desk.getByLabel('Reason').fill('Pagou com cartão');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(`Payment of VD ${year}C1/2 corrected`)).toBeVisible();
  });

  await test.step('gives the rest back by its receipt with the network cut', async () => {
    await desk.context().setOffline(true);
    await expect(desk.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
    // As the bars at the end of its receipt say it.
    await scan(desk, `VD ${year}C1 1`);
    const dialog = desk.getByRole('dialog', { name: `VD ${year}C1/1` });
    await expect(dialog.getByText('2 un left')).toBeVisible();
    await dialog.getByRole('button', { name: 'Return all' }).click();
    await dialog.getByLabel('Reason').fill('Desistiu');
    await dialog.getByRole('button', { name: 'Refund Enter' }).click();
    await expect(desk.getByText(`Credit note NC ${year}C1/2`)).toBeVisible();
    // It is the last that was made, and is offered to be printed, even after the page is reloaded.
    await desk.context().setOffline(false);
    await desk.reload();
    await expect(desk.getByRole('heading', { name: `NC ${year}C1/2` })).toBeVisible();
    await expect
      .poll(() => rows(books, `/api/documents?q=NC_${year}C1`))
      .toEqual(expect.arrayContaining([expect.objectContaining({ totalMinor: 23_198 })]));
  });
});

test('the drawer opens where cash is paid, and where it is given back', async ({ desk, books }) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books, { printerAddress: '10.0.0.9:9100' });
  const openings: unknown[] = [];
  await desk.route('**/api/tills/TILL1/open-drawer', async (route) => {
    openings.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  const opening = { connector: 'pin2' };
  // As an installation that prints to printers on the network says.
  await desk.route('**/api/pos/start*', async (route) => {
    const response = await route.fetch();
    const json = { ...((await response.json()) as object), printsOverNetwork: true };
    await route.fulfill({ response, json });
  });
  await desk.evaluate(() => {
    localStorage.setItem('tillDevices', JSON.stringify({ way: 'network' }));
  });
  await desk.reload();
  await scan(desk, 'cafe');
  await payCash(desk, '');
  await expect.poll(() => openings).toEqual([opening]);
  await scan(desk, `VD ${year}C1 1`);
  const dialog = desk.getByRole('dialog', { name: `VD ${year}C1/1` });
  await dialog.getByRole('button', { name: 'Return all' }).click();
  await dialog.getByLabel('Reason').fill('Desistiu');
  await dialog.getByRole('button', { name: 'Refund Enter' }).click();
  await expect(desk.getByText(`Credit note NC ${year}C1/1`)).toBeVisible();
  await expect.poll(() => openings).toEqual([opening, opening]);
  await desk.getByRole('button', { name: 'Printer and drawer' }).click();
  const devices = desk.getByRole('dialog', { name: 'Printer and drawer' });
  const open = devices.getByRole('button', { name: 'Open drawer' });
  await expect(open).toBeDisabled();
  await devices.getByLabel('Reason for opening the drawer').fill('Trocar uma nota');
  await open.click();
  await expect.poll(() => openings).toHaveLength(3);
  const [shift] = (await rows(books, '/api/shifts')) as readonly { readonly id: string }[];
  await expect
    .poll(() => rows(books, `/api/shifts/${shift?.id ?? ''}/film`))
    .toContainEqual(expect.objectContaining({ kind: 'drawerOpened', text: 'Trocar uma nota' }));
});

test('the receipt of any sale is printed again, and sent to a telephone', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
  for (const code of ['cafe', 'pao']) {
    await scan(desk, code);
    await payCash(desk, '');
  }
  await expect.poll(() => rows(books, '/api/documents')).toHaveLength(2);
  await desk.keyboard.press('F10');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: `VD ${year}C1/1` })
    .click();
  const sale = desk.getByRole('dialog', { name: `VD ${year}C1/1` });
  await expect(sale.getByRole('button', { name: 'Print receipt' })).toBeEnabled();
  await sale.getByRole('button', { name: 'WhatsApp or SMS' }).click();
  const sent = desk.getByRole('dialog', { name: 'WhatsApp or SMS' });
  await expect(sent).toContainText(`receipt VD ${year}C1/1, 115.99 MZN`);
  await sent.getByLabel('Phone number').fill('84 123');
  await expect(sent.getByRole('alert')).toContainText('9 digits');
  await sent.getByLabel('Phone number').fill('+258 84 123 4567');
  const link = sent.getByRole('link', { name: 'WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/258841234567\?text=/);
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await expect(sale).toBeVisible();
});
