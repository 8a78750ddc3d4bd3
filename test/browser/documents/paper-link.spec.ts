import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

const id = `FT_${new Date().getFullYear()}.1`;

test('a link to an invoice is made, shows its duplicate, and is taken back', async ({
  books,
  desk,
}) => {
  await openShop(books);
  await past(books, [['/api/documents/LINKED/issue', { ...twoCoffees, documentTypeId: 'FT' }]]);
  await desk.goto(`/commercial/document/FT/${id}`);
  await desk.getByRole('button', { name: 'Send by e-mail', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: /by e-mail/ });
  await dialog.getByRole('button', { name: 'Create link', exact: true }).click();
  const made = dialog.getByRole('textbox', { name: 'Link', exact: true });
  await expect(made).toHaveValue(/\/api\/paper\?t=/);
  const link = await made.inputValue();
  expect(new URL(link).origin).toBe(new URL(desk.url()).origin);
  const shown = await desk.request.get(link);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expectAccessible(desk);

  await dialog.getByRole('button', { name: 'Revoke links', exact: true }).click();
  await expect(made).toBeHidden();
  expect((await desk.request.get(link)).status()).toBe(404);
});

test('a link to the receipt of a payment is made and taken back', async ({ books, desk }) => {
  await openShop(books);
  await past(books, [
    ['/api/documents/LINKED/issue', { ...twoCoffees, documentTypeId: 'FT' }],
    [
      '/api/payments',
      {
        documentTypeId: 'RC',
        partyId: 'HOTEL',
        isAutomatic: true,
        rows: [{ methodId: 'method_cash', amountMinor: 23_198 }],
      },
    ],
  ]);
  await desk.goto(`/commercial/payment/clients/RC_${new Date().getFullYear()}.1`);
  await desk.getByRole('button', { name: 'Send by e-mail', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: /by e-mail/ });
  await dialog.getByRole('button', { name: 'Create link', exact: true }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  const shown = await desk.request.get(link);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await dialog.getByRole('button', { name: 'Revoke links', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).toBeHidden();
  expect((await desk.request.get(link)).status()).toBe(404);
});
