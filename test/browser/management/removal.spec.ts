import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { answer, expectSnack, row } from '../support/screen.js';

test('one record is removed after its consequences are shown, as with many', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/documents/D1/issue', twoCoffees]]);
  await desk.goto('/commercial/clients');
  await row(desk, 'Hotel Tofo')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await desk.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  const question = desk.getByRole('alertdialog', { name: 'Remove Hotel Tofo?' });
  await expect(question.getByText('Has a balance: 231.98')).toBeVisible();
  await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await expectAccessible(desk);
  const snack = expectSnack(desk, 'Removed');
  await answer(desk, 'Yes');
  await snack;
  await expect(row(desk, 'Hotel Tofo')).toBeHidden();
});
