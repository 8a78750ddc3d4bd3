import type { Locator, Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { plugInScale, plugInUsbScale, weigh, weighByUsb } from '../support/scale.js';
import { openTill, payCash, scan } from '../support/till.js';

const year = new Date().getFullYear();
const ticket = (desk: Page): Locator => desk.getByRole('complementary', { name: 'Ticket' });
const weighing = (desk: Page): Locator => desk.getByRole('dialog', { name: 'Weigh Tomate' });

const tomatoes = {
  id: 'TOM',
  code: '123',
  name: 'Tomate',
  kind: 'article',
  unit: 'kg',
  salePriceWithVat: '100',
  vatId: 'vat_NOR',
  movesStock: true,
  isSoldByWeight: true,
};

async function openMarket(desk: Page, books: Owner): Promise<void> {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/articles', tomatoes],
  ]);
  await openTill(desk, books);
}

test.afterEach(({ office }) => office.setOffline(false));

test('goods are weighed on a scale, and counted apart from pieces', async ({ desk, books }) => {
  await plugInScale(desk);
  await openMarket(desk, books);

  await test.step('the scale is chosen once for the device', async () => {
    await desk.getByRole('button', { name: 'Printer and drawer' }).click();
    await desk.getByLabel('Serial scale').check();
    await desk.getByRole('button', { name: 'Choose scale' }).click();
    await expect(desk.getByText('COM is ready')).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
  });

  await test.step('a scan asks for the weight, which the scale fills in', async () => {
    await scan(desk, '123');
    await expect(weighing(desk)).toContainText('Place the article on the scale');
    await weigh(desk, 'US,GS,+000.200kg');
    await expect(weighing(desk)).toContainText('Wait until the scale is still: 0.2 kg');
    await weigh(desk, 'ST,GS,+000.380kg');
    await expect(desk.getByLabel('Weight (kg)')).toHaveValue('0.38');
    await desk.getByLabel('Tare (kg)').fill('0.025');
    await expect(weighing(desk)).toContainText('Net 0.355 kg');
    await expect(weighing(desk)).toContainText('35.50');
    await expectAccessible(desk);
    await desk.keyboard.press('Enter');
    await expect(ticket(desk).getByRole('button', { name: 'Quantity: Tomate' })).toHaveText(
      '0.355 kg',
    );
  });

  await test.step('a label of a scale is found by the code of the article', async () => {
    await scan(desk, '2100123003556');
    await expect(ticket(desk)).toContainText('0.71 kg');
    await scan(desk, 'pao');
    await expect(ticket(desk)).toContainText('2 lines · 1 unit · 0.71 kg');
  });

  await test.step('a piece is not divided, and a weight is weighed again', async () => {
    await scan(desk, '1.5*pao');
    await expect(desk.getByText('is sold in whole units')).toBeVisible();
    await ticket(desk).getByRole('button', { name: 'Quantity: Tomate' }).click();
    await desk.getByLabel('Weight (kg)').fill('0');
    await desk.keyboard.press('Enter');
    await expect(weighing(desk).getByRole('alert')).toContainText('Enter the weight');
    await desk.getByLabel('Weight (kg)').fill('1.5');
    await desk.keyboard.press('Enter');
    await expect(ticket(desk)).toContainText('2 lines · 1 unit · 1.5 kg');
  });
});

test('goods are weighed without a network too', async ({ desk, books }) => {
  await openMarket(desk, books);
  await scan(desk, '123');
  await expect(weighing(desk)).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.context().setOffline(true);
  await scan(desk, '123');
  await desk.getByLabel('Weight (kg)').fill('0.25');
  await desk.keyboard.press('Enter');
  await expect(ticket(desk)).toContainText('1 line · 0.25 kg');
  await payCash(desk, '');
  await desk.context().setOffline(false);
  await expect
    .poll(() => rows(books, `/api/documents?q=${year}C1`))
    .toEqual([expect.objectContaining({ totalMinor: 2_500, status: 'paid' })]);
});

test('goods are weighed on a USB scale, and by hand once it is unplugged', async ({
  desk,
  books,
}) => {
  await plugInUsbScale(desk);
  await openMarket(desk, books);
  await desk.getByRole('button', { name: 'Printer and drawer' }).click();
  await desk.getByLabel('USB scale').check();
  await desk.getByRole('button', { name: 'Choose scale' }).click();
  await expect(desk.getByText('Dymo M10 is ready')).toBeVisible();
  await desk.keyboard.press('Escape');
  await scan(desk, '123');
  await expect(weighing(desk)).toContainText('Place the article on the scale');
  await weighByUsb(desk, 300, false);
  await expect(weighing(desk)).toContainText('Wait until the scale is still: 0.3 kg');
  await weighByUsb(desk, 1_250);
  await expect(desk.getByLabel('Weight (kg)')).toHaveValue('1.25');
  await desk.keyboard.press('Enter');
  await expect(ticket(desk)).toContainText('1 line · 1.25 kg');
  await scan(desk, '123');
  await expect(weighing(desk)).toContainText('Place the article on the scale');
  await desk.evaluate(() => {
    window.unplugScale();
  });
  await expect(weighing(desk)).toContainText('The scale does not respond. Type the weight.');
  await desk.getByLabel('Weight (kg)').fill('0.5');
  await desk.keyboard.press('Enter');
  await expect(ticket(desk)).toContainText('1.75 kg');
});
