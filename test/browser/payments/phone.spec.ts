import { command, past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { dialog } from '../support/screen.js';

const line = { description: 'Café em grão', quantity: '1', unitPrice: '4000.00', vatId: 'vat_ISE' };

test.beforeEach(async ({ desk, books }) => {
  await desk.setViewportSize({ width: 390, height: 844 });
  await past(books, [
    ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo', country: 'MZ' }],
    ['/api/clients', { id: 'BAR', code: 'C002', name: 'Bar Índico', country: 'MZ' }],
  ]);
});

test('a receipt names its fields whole, and says what each figure of it is', async ({
  desk,
  books,
}) => {
  await command(books, '/api/documents/D1/issue', {
    documentTypeId: 'FT',
    clientId: 'HOTEL',
    lines: [line],
  });
  await desk.goto('/commercial/payment/clients/create');
  await desk.getByRole('combobox', { name: 'Client', exact: true }).fill('hotel');
  await desk.getByRole('option', { name: /Hotel Tofo/ }).click();
  const open = desk.getByRole('cell', { name: /4\s?000\.00/ });
  await expect(open).toHaveAttribute('data-label', 'Amount due');
  const label = desk
    .locator('.means__row')
    .locator('.MuiInputLabel-root', { hasText: 'Payment method' });
  await expect(label).toBeVisible();
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await desk.getByRole('button', { name: 'Oldest first' }).click();
  await desk.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^RC/);
  // Nothing was given back: no lone dash is shown there.
  await expect(desk.locator('td[data-label="Change"]')).toBeHidden();
});

test('documents of several clients are not joined, and the dialog is closed', async ({
  desk,
  books,
}) => {
  for (const [draft, clientId] of [
    ['D1', 'HOTEL'],
    ['D2', 'BAR'],
  ] as const) {
    const quotation = { documentTypeId: 'CT', clientId, lines: [line] };
    await command(books, `/api/documents/${draft}/issue`, quotation);
  }
  const year = new Date().getFullYear();
  await desk.goto('/commercial/document/CT');
  for (const number of [2, 1]) {
    await desk.getByRole('checkbox', { name: `Select CT ${year}/${number}` }).check();
  }
  await desk.getByRole('button', { name: 'Combine into one document' }).click();
  const joining = dialog(desk, 'Combine 2 into one document');
  await expect(joining).toContainText(`CT ${year}/1, CT ${year}/2`);
  await expect(joining.getByRole('alert')).toBeVisible();
  await joining.getByRole('button', { name: 'Close' }).last().click();
  await expect(joining).toBeHidden();
});
