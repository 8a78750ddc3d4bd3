import { describeError } from '@balcao/messages';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { suggest } from '../support/said.js';

/** Choices that leave no way to what the server would refuse. */
test.beforeEach(async ({ books }) => {
  await openShop(books);
  await past(books, [
    ['/api/warehouses', { id: 'BEIRA', code: 'BEIRA', name: 'Beira' }],
    ['/api/documents/D1/issue', twoCoffees],
  ]);
});

test('figures have two to six decimal places, never none', async ({ desk }) => {
  await desk.goto('/company');
  await desk.getByRole('combobox', { name: 'Decimal places' }).click();
  await expect(desk.getByRole('option')).toHaveText(['2', '3', '4', '5', '6']);
});

test('goods always leave from some warehouse', async ({ desk }) => {
  await desk.goto('/commercial/document/FT/create');
  const warehouse = desk.locator('select[data-field=warehouseId]');
  await expect(warehouse.locator('option')).toHaveText(['Armazém principal', 'Beira']);
  await expect(warehouse).toHaveValue('warehouse_main');
});

test('an open document is offered once, also where the payment began from it', async ({ desk }) => {
  const id = `FT_${new Date().getFullYear()}.1`;
  await desk.goto(`/commercial/payment/clients/create?partyId=HOTEL&documentId=${id}`);
  await expect(desk.locator('main table tbody input[type=checkbox]')).toHaveCount(1);
  await expect(desk.locator('main table tbody input[type=checkbox]')).toBeChecked();
  await suggest(desk, 'main input[role=combobox]', 'hotel');
  await expect(desk.locator('main table tbody input[type=checkbox]')).toHaveCount(1);
});

test('an address of no type of document is no page', async ({ desk }) => {
  await desk.goto('/commercial/document/XX/create');
  await expect(desk.getByText(/^404 - It seems that you are lost/)).toBeVisible();
  await expect(desk.getByText(describeError('en', 'document.typeNotLoaded'))).toBeHidden();
});
