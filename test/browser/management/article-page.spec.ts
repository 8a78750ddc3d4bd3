import { past } from '../support/owner.js';
import { withoutPermission } from '../support/permissions.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { csvOf, row } from '../support/screen.js';

const milk = {
  id: 'MILK',
  code: 'LTE1',
  name: 'Leite 1 l',
  kind: 'article',
  unit: 'un',
  salePrice: '90',
  purchasePrice: '48',
  vatId: 'vat_NOR',
  barcodes: ['5601234567890'],
  movesStock: true,
  isBatchManaged: true,
  supplierCodes: [{ partyId: 'NORTE', code: 'N-77' }],
};
const line = { articleId: 'MILK', vatId: 'vat_NOR' };
const received = { ...line, quantity: '20', unitPrice: '50', batchName: 'L7' };
const sold = { ...line, quantity: '6', unitPrice: '90' };
const ordered = { ...line, quantity: '3', unitPrice: '90' };

test.describe('the page of an article', () => {
  test.beforeEach(async ({ books }) => {
    await past(books, [
      ['/api/suppliers', { id: 'NORTE', code: 'F001', name: 'Armazéns do Norte' }],
      ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo' }],
      ['/api/articles', milk],
      [
        '/api/documents/RECEIPT/issue',
        { documentTypeId: 'GRF', supplierId: 'NORTE', lines: [received] },
      ],
      ['/api/documents/SALE/issue', { documentTypeId: 'FT', clientId: 'HOTEL', lines: [sold] }],
      ['/api/documents/ORDER/issue', { documentTypeId: 'EC', clientId: 'HOTEL', lines: [ordered] }],
    ]);
  });

  test('tells where it is, how it moved and who bought it', async ({ desk }) => {
    await desk.goto('/commercial/articles');
    await row(desk, 'Leite 1 l').getByText('LTE1').click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Leite 1 l');
    const places = desk.getByRole('region', { name: 'Stock by location' });
    await expect(places.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      ...['Armazém principal', '14', '3', '0', '11', '700.00'],
    ]);
    const batches = desk.getByRole('region', { name: 'Batches' });
    await expect(batches.getByRole('link', { name: 'L7' })).toBeVisible();
    const moves = desk.getByRole('region', { name: 'Recent movements' });
    await expect(moves.getByRole('row').nth(1)).toContainText('Hotel Tofo');
    await expect(moves.getByRole('row').nth(1)).toContainText('14');
    const sales = desk.getByRole('region', { name: 'Recent sales' });
    await expect(sales.getByRole('link', { name: 'FT 2026/1' })).toBeVisible();
    await expect(desk.getByText('5601234567890')).toBeVisible();
    await expect(desk.getByText('N-77')).toBeVisible();
    await expectAccessible(desk);
    await moves.getByRole('link', { name: 'Stock card' }).click();
    await expect(desk.getByRole('row').filter({ hasText: 'Leite 1 l' })).toHaveCount(2);
  });

  test('shows no costs to who may not see them', async ({ desk }) => {
    await withoutPermission(desk, 'stock.viewCost');
    await desk.goto('/commercial/articles/MILK');
    const places = desk.getByRole('region', { name: 'Stock by location' });
    await expect(places.getByRole('columnheader', { name: 'Available' })).toBeVisible();
    await expect(places.getByRole('columnheader', { name: 'Value' })).toBeHidden();
    await expect(desk.getByText('Purchase price', { exact: true })).toBeHidden();
  });

  test('is reached from the lines of a document, whose list is exported', async ({ desk }) => {
    await desk.goto('/commercial/document/FT');
    await expect(row(desk, 'Hotel Tofo')).toBeVisible();
    await desk.getByRole('button', { name: 'Export', exact: true }).click();
    const [saved] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
    ]);
    const [headings = [], sale = []] = await csvOf(saved);
    expect(headings.slice(0, 3)).toEqual(['Reference', 'Date', 'Client']);
    expect(sale).toContain('FT 2026/1');
    await row(desk, 'Hotel Tofo').getByRole('link', { name: 'FT 2026/1' }).click();
    await desk.getByRole('link', { name: 'Leite 1 l' }).click();
    await expect(desk).toHaveURL(/\/commercial\/articles\/MILK$/);
  });
});
