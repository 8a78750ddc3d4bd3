import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { answer, expectSnack } from '../support/screen.js';

const year = new Date().getFullYear();

test('a file is kept with a document, saved again and removed', async ({ books, desk }) => {
  await openShop(books);
  await past(books, [['/api/documents/SALE/issue', twoCoffees]]);
  await desk.goto(`/commercial/document/FT/FT_${year}.1`);
  const card = desk.getByRole('region', { name: 'Attachments' });
  const order = { name: 'encomenda nº 7.txt', mimeType: 'text/plain' };
  await card.getByLabel('Files to attach').setInputFiles([
    { ...order, buffer: Buffer.from('2 sacos de café') },
    { name: 'vazio.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ]);
  await expectSnack(desk, '1 file attached');
  await expect(card.getByText('vazio.pdf was not attached: the file is empty')).toBeVisible();
  await expectAccessible(desk);

  const saved = desk.waitForEvent('download');
  await card.getByRole('button', { name: `Download ${order.name}` }).click();
  expect((await saved).suggestedFilename()).toBe(order.name);

  const dropped = await desk.evaluateHandle(() => {
    const files = new DataTransfer();
    files.items.add(new File(['assinado'], 'guia.txt', { type: 'text/plain' }));
    return files;
  });
  await card.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(card.getByRole('button', { name: 'Download guia.txt' })).toBeVisible();

  await card.getByRole('button', { name: `Remove ${order.name}` }).click();
  await answer(desk, 'Yes');
  await expectSnack(desk, `${order.name} removed`);
  await expect(card.getByRole('button', { name: `Download ${order.name}` })).toHaveCount(0);
});
