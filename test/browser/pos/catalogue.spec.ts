import type { Locator, Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { openTill, payCash, scan } from '../support/till.js';

const year = new Date().getFullYear();
const ticket = (desk: Page): Locator => desk.getByRole('complementary', { name: 'Ticket' });
const articles = (desk: Page): Locator => desk.locator('.tiles');

async function openSelling(desk: Page, books: Owner, more: readonly (readonly [string, object])[]) {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }], ...more]);
  await openTill(desk, books);
}

test('tiles are chosen as favourites, dragged into order, and sell', async ({ desk, books }) => {
  const drinks = { id: 'DRINKS', name: 'Bebidas' };
  await openSelling(desk, books, [
    ['/api/article-categories', drinks],
    ['/api/articles/GLASS/change', { categoryId: drinks.id }],
  ]);
  await desk.keyboard.press('F3');

  await test.step('of a category, or of all', async () => {
    await expect(articles(desk).getByRole('button')).toHaveCount(5);
    await desk.getByRole('button', { name: drinks.name }).click();
    await expect(articles(desk).getByRole('button')).toHaveCount(1);
    await desk.getByRole('button', { name: 'All', exact: true }).click();
  });

  await test.step('are favourites by their star, and stand in the order of a drag', async () => {
    await desk.getByRole('button', { name: 'Arrange favourites' }).click();
    for (const name of ['Café em grão', 'Copo alto', 'Gerador']) {
      await desk.getByRole('button', { name: `${name} is a favourite` }).click();
    }
    await desk.getByRole('button', { name: 'Favourites', exact: true }).click();
    const tiles = desk.getByRole('list', { name: 'Favourites' }).getByRole('listitem');
    await expect(tiles).toHaveText([/Café/, /Copo/, /Gerador/]);
    await tiles.nth(2).dragTo(tiles.nth(0));
    await expect(tiles).toHaveText([/Gerador/, /Café/, /Copo/]);
    await desk.getByRole('button', { name: 'Move Copo alto back' }).click();
    await expect(tiles).toHaveText([/Gerador/, /Copo/, /Café/]);
    await expect
      .poll(() => rows(books, '/api/cash-registers'))
      .toMatchObject([{ favouriteIds: ['GENERATOR', 'GLASS', 'COFFEE'] }]);
    await desk.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('go onto the ticket by a touch, and are there after a reload', async () => {
    await desk.reload();
    await expect(articles(desk).getByRole('button')).toHaveText([/Gerador/, /Copo/, /Café/]);
    await articles(desk)
      .getByRole('button', { name: /Copo alto/ })
      .click();
    await expect(ticket(desk)).toContainText('23.14');
    // As it is typed where the comma is the sign of decimals.
    await payCash(desk, '50,14');
    await expect(desk.getByRole('region', { name: 'Sale completed' })).toContainText('27.00');
  });
});

test('labels, prices that change, and prices of a category are on the ticket', async ({
  desk,
  books,
}) => {
  const goods = { kind: 'article', unit: 'kg', vatId: 'vat_ISE_B', movesStock: true };
  const cheese = { id: 'CHEESE', code: 'QUE', name: 'Queijo', salePrice: '400' };
  const ham = { id: 'HAM', code: 'FIA', name: 'Fiambre', salePrice: '500' };
  const categoryId = 'TRADE';
  await openSelling(desk, books, [
    ['/api/articles', { ...goods, ...cheese, barcodes: ['2112345000008'] }],
    ['/api/articles', { ...goods, ...ham, barcodes: ['2312345000002'] }],
    ['/api/party-categories', { id: categoryId, name: 'Revenda', kind: 'client' }],
    ['/api/clients', { id: 'DEALER', code: 'C002', name: 'Bazar Central', categoryId }],
    ['/api/articles/COFFEE/change', { categoryPrices: [{ categoryId, price: '80' }] }],
  ]);

  await test.step('labels of a scale sell what they weigh, or what they cost', async () => {
    // One kilogram and a half, and 125.00 of ham, which is a quarter of a kilogram.
    await scan(desk, '2112345015002');
    await expect(ticket(desk)).toContainText('600.00');
    await scan(desk, '2312345125002');
    await expect(ticket(desk)).toContainText('725.00');
    await payCash(desk, '');
    await expect(desk.getByRole('region', { name: 'Sale completed' })).toBeVisible();
    const filter = encodeURIComponent(JSON.stringify({ documentId: `VD_${year}C1.1` }));
    await expect
      .poll(() => rows(books, `/api/document-lines?filter=${filter}&sort=line`))
      .toMatchObject([
        { articleId: 'CHEESE', quantity: '1.5' },
        { articleId: 'HAM', quantity: '0.25' },
      ]);
  });

  await test.step('what the office changes is said at the line', async () => {
    await scan(desk, 'cafe');
    await expect(ticket(desk)).toContainText('115.99');
    await past(books, [['/api/articles/COFFEE/change', { salePrice: '150' }]]);
    await expect(ticket(desk).getByText('New price: 174.00')).toBeVisible();
  });

  await test.step('a client of a category pays its price', async () => {
    await desk.keyboard.press('F8');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Bazar Central/ })
      .click();
    await expect(ticket(desk)).toContainText('92.80');
  });
});
