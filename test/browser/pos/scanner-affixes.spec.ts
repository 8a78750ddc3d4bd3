import { openShop } from '../support/invoice.js';
import { expect, test } from '../support/product.js';
import { field } from '../support/screen.js';
import { openTill, readByScanner } from '../support/till.js';

test('what the till learns of its scanner holds where goods are sold, created and entered', async ({
  desk,
  office,
  books,
}) => {
  await openShop(books);
  await openTill(desk, books);
  const ticket = desk.getByRole('complementary', { name: 'Ticket' });

  await test.step('it is learnt on a page that the till leads to', async () => {
    await desk.keyboard.press('F1');
    const opened = office.waitForEvent('page');
    await desk.getByRole('link', { name: 'Test the scanner' }).click();
    const page = await opened;
    await expect(page.getByText('Scan any label now')).toBeVisible();
    await readByScanner(page, '~cafe#');
    await field(page.getByRole('main'), 'Code as printed below the bars').fill('cafe');
    await page.getByRole('button', { name: 'Keep for this device' }).click();
    await expect(page.getByText('~ before the code, # after it')).toBeVisible();
    await page.close();
    await desk.keyboard.press('Escape');
  });

  await test.step('the till sells what is scanned', async () => {
    await readByScanner(desk, '~cafe#');
    await expect(ticket).toContainText('Café em grão');
  });

  await test.step('an article that is created keeps its own code', async () => {
    await readByScanner(desk, '~6009510800012#');
    await desk.getByRole('button', { name: 'Create article' }).click();
    const form = desk.getByRole('dialog', { name: 'Create article' });
    await expect(form.getByRole('textbox', { name: 'Code' })).toHaveValue('6009510800012');
    await desk.keyboard.press('Escape');
  });

  await test.step('without a network the page is not offered', async () => {
    await office.setOffline(true);
    await expect(desk.getByText('Offline').first()).toBeVisible();
    await desk.keyboard.press('F1');
    await expect(desk.getByRole('dialog').locator('.key-sheet')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Test the scanner' })).toHaveCount(0);
    await office.setOffline(false);
  });

  await test.step('the form of articles keeps the bare code', async () => {
    await desk.goto('/commercial/articles/create');
    const barcodes = field(desk.getByRole('dialog'), 'Barcodes');
    await barcodes.fill('~6009510800029#');
    await expect(barcodes).toHaveValue('6009510800029');
  });
});
