import type { Page } from '@playwright/test';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

const year = new Date().getFullYear();
const quotation = `CT ${year}/1`;
const invoice = `FT ${year}/1`;
const note = `NC ${year}/1`;

/** Issues the draft on the screen, and waits for the document of the type. */
async function issueAs(page: Page, typeId: string): Promise<void> {
  await page.getByRole('button', { name: 'Issue', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/document/${typeId}/${typeId}_`));
}

async function continueAs(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: `Convert to: ${type}`, exact: true }).click();
  await expect(page).toHaveURL(/\/draft\//);
}

test('a quotation becomes an invoice, of which a part comes back', async ({ books, desk }) => {
  await openShop(books);
  await past(books, [['/api/documents/OFFER/issue', { ...twoCoffees, documentTypeId: 'CT' }]]);

  await desk.goto(`/commercial/document/CT/CT_${year}.1`);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(quotation);
  await desk.getByRole('button', { name: 'Convert to…', exact: true }).click();
  await desk.getByRole('menuitem', { name: 'Invoice', exact: true }).click();
  await expect(desk.getByRole('combobox', { name: 'Client', exact: true })).toHaveValue(
    'Hotel Tofo',
  );
  await expect(
    desk.getByRole('region', { name: 'Details' }).getByRole('link', { name: quotation }),
  ).toBeVisible();
  await issueAs(desk, 'FT');
  const details = desk.getByRole('region', { name: 'Details' });
  await details.getByRole('link', { name: quotation }).click();
  await expect(desk.getByText('Converted', { exact: true }).first()).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Convert to…', exact: true })).toBeHidden();
  const chain = desk.getByRole('region', { name: 'Linked documents' });
  await expect(chain.getByRole('link')).toHaveCount(2);
  await expectAccessible(desk);

  await details.getByRole('link', { name: invoice }).click();
  // The page that was left stands until the next one is there.
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(invoice);
  await continueAs(desk, 'Credit note');
  await desk.getByLabel('Quantity, line 1', { exact: true }).fill('1');
  await expect(desk.getByRole('combobox', { name: 'Kind of reason' })).toBeVisible();
  await desk.getByRole('combobox', { name: 'Kind of reason' }).click();
  await desk.getByRole('option', { name: 'Goods returned' }).click();
  await issueAs(desk, 'NC');
  await expect(details).toContainText('Goods returned');
  await expect(details.getByRole('link', { name: invoice })).toBeVisible();
  const [row] = await rows(books, '/api/documents?filter={"typeId":"NC"}');
  expect(row).toMatchObject({ reference: note, totalMinor: 115_99 });

  await details.getByRole('link', { name: invoice }).click();
  await expect(desk.getByText('Partially paid', { exact: true }).first()).toBeVisible();
  await expect(chain.getByRole('link')).toHaveCount(3);
  await expect(desk.getByRole('region', { name: 'Payments' })).toContainText(`NC ${year}/1`);
  await desk.getByRole('button', { name: 'More actions' }).click();
  await expect(desk.getByRole('menuitem', { name: 'Convert to: Credit note' })).toBeVisible();
});

test('goods are bought from a supplier and taken out of stock', async ({ books, desk }) => {
  await openShop(books);
  const north = { id: 'NORTH', code: 'F001', name: 'Armazéns do Norte', country: 'MZ' };
  await past(books, [['/api/suppliers', { ...north, isClient: false, isSupplier: true }]]);

  await desk.goto('/commercial/document/FTF/create');
  const supplier = desk.getByRole('combobox', { name: 'Supplier', exact: true });
  await expect(supplier).toBeFocused();
  await desk.keyboard.type('norte');
  await expect(desk.getByRole('option', { name: /Armazéns do Norte/ })).toBeVisible();
  await desk.keyboard.press('Enter');
  await desk.getByRole('textbox', { name: 'Supplier’s number' }).fill('A/881');
  await desk.getByLabel('Article, line 1', { exact: true }).fill('CAFE');
  await expect(desk.getByRole('listbox', { name: 'Articles' })).toBeVisible();
  await desk.keyboard.press('Enter');
  await desk.getByLabel('Unit price, line 1', { exact: true }).fill('60');
  await issueAs(desk, 'FTF');
  await expect(desk.getByRole('region', { name: 'Details' })).toContainText('A/881');

  await desk.goto('/commercial/document/QB/create');
  await desk.getByLabel('Article, line 1', { exact: true }).fill('CAFE');
  await expect(desk.getByRole('listbox', { name: 'Articles' })).toBeVisible();
  await desk.keyboard.press('Enter');
  await issueAs(desk, 'QB');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`QB ${year}/1`);
});
