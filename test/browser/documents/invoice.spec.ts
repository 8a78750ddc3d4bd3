import {
  beginInvoice,
  expectFigures,
  issue,
  openShop,
  summary,
  writeLines,
} from '../support/invoice.js';
import { command, rows } from '../support/owner.js';
import { expect, expectAccessible, expectToFit, test } from '../support/product.js';
import { answer, column, expectSnack, row } from '../support/screen.js';

const year = new Date().getFullYear();

test.beforeEach(async ({ books }) => {
  await openShop(books);
});

test('no total is said but the one that is shown', async ({ desk }) => {
  await beginInvoice(desk);
  // Each total that is announced is kept with the one that the screen shows at that moment.
  const said = await desk.evaluateHandle(() => {
    const region = document.querySelector('.summary [aria-live]');
    const kept: { readonly said: string; readonly shown: string }[] = [];
    new MutationObserver(() => {
      const shown = document.querySelector('.summary__total .amount')?.textContent ?? '';
      kept.push({ said: region?.textContent ?? '', shown });
    }).observe(region ?? document, { childList: true, characterData: true, subtree: true });
    return kept;
  });
  const region = desk.locator('.summary [aria-live]');
  await writeLines(desk, [{ code: 'CAFE', quantity: '10' }]);
  await expect(region).toContainText('1\u00a0159.88');
  await desk.getByLabel('Quantity, line 1', { exact: true }).fill('20');
  await expect(region).toContainText('2\u00a0319.77');
  const digits = (text: string) => text.replace(/\D/g, '');
  for (const { said: words, shown } of await said.jsonValue()) {
    if (words !== '') expect(digits(words)).toBe(digits(shown));
  }
});

/** Ten at 99.99 less 5 %, two at 1 250.00 with 5 % VAT, four exempt at 35.50. */
test('an invoice with three rates of VAT is written, issued, listed and owed', async ({ desk }) => {
  const figures = {
    Subtotal: '3 591.91',
    'Taxable base': '3 591.91',
    'VAT 16 % NOR': '151.99',
    'VAT 5 % RED': '125.00',
    Total: '3 868.90',
  };
  await beginInvoice(desk);
  await writeLines(desk, [
    { code: 'CAFE', quantity: '10', discount: '5' },
    { code: 'GER', quantity: '2' },
    { code: 'PAO', quantity: '4' },
  ]);
  await expectFigures(desk, figures);
  await issue(desk);
  await expectSnack(desk, `FT ${year}/1 issued`);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`FT ${year}/1`);
  await expectFigures(desk, { ...figures, 'Amount due': '3 868.90' });

  const history = desk.getByRole('region', { name: 'History' });
  await expect(history).toContainText(`Issued FT ${year}/1 to Hotel Tofo`);
  await expect(history).toContainText('Amina Cossa');

  await desk.getByRole('link', { name: 'Back to list' }).click();
  await expect(row(desk, `FT ${year}/1`)).toContainText('Unpaid');
  await expect(row(desk, `FT ${year}/1`)).toContainText(/3\s?868\.90/);

  await desk.goto('/commercial/clients/HOTEL');
  const entry = row(desk, `FT ${year}/1`);
  await expect(entry).toContainText(/3\s?868\.90.*3\s?868\.90/);
  await entry.getByRole('link').click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`FT ${year}/1`);
});

/** Commercial 10 % and financial 2 % on lines of which one has 12.5 %. */
test('discounts on the line and on the document come to the worked figures', async ({ desk }) => {
  await beginInvoice(desk);
  await writeLines(desk, [
    { code: 'PRT', quantity: '12' },
    { code: 'COP', quantity: '7', discount: '12,5' },
  ]);
  await desk.getByRole('textbox', { name: 'Commercial discount', exact: true }).fill('10');
  await desk.getByRole('textbox', { name: 'Financial discount', exact: true }).fill('2');
  const figures = {
    Subtotal: '1 122.15',
    'Commercial discount': '112.22',
    'Financial discount': '20.20',
    'Taxable base': '989.73',
    'VAT 16 % NOR': '158.36',
    Total: '1 148.09',
  };
  await expectFigures(desk, figures);
  await issue(desk);
  await expectFigures(desk, figures);
});

test('issuing asked for twice makes one document', async ({ desk, books }) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'PAO', quantity: '1' }]);
  await issue(desk);
  const documents = await rows(books, '/api/documents');
  expect(documents.map(({ reference }) => reference)).toEqual([`FT ${year}/1`]);
});

test('a year without series offers to create one, and goes on with the same invoice', async ({
  desk,
  books,
}) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'PAO', quantity: '3' }]);
  await desk.getByRole('textbox', { name: 'Date' }).first().fill('2025-12-30');
  await desk.getByRole('button', { name: 'Issue', exact: true }).first().click();
  const question = desk.getByRole('alertdialog');
  await expect(question).toContainText(
    'No invoicing series found for 2025. Would you like to create one?',
  );
  await answer(desk, 'No');
  expect(await rows(books, '/api/documents')).toEqual([]);
  await desk.getByRole('button', { name: 'Issue', exact: true }).first().click();
  await answer(desk, 'Yes');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('FT 2025/1');
});

test('cancelling needs a reason and takes the debt away, restoring brings it back', async ({
  desk,
  books,
}) => {
  await command(books, '/api/documents/DRAFT1/issue', {
    documentTypeId: 'FT',
    clientId: 'HOTEL',
    lines: [{ articleId: 'GENERATOR', quantity: '2', unitPrice: '1250', vatId: 'vat_RED' }],
  });
  await desk.goto(`/commercial/document/FT/FT_${year}.1`);
  await desk.getByRole('button', { name: 'More actions' }).click();
  await desk.getByRole('menuitem', { name: 'Cancel document' }).click();
  const dialog = desk.getByRole('dialog', { name: `Cancel FT ${year}/1?` });
  const happens = dialog.getByRole('region', { name: 'Changes' });
  await expect(happens).toContainText(/Stock: Gerador.*\+2 −2 → 0/);
  await happens.getByRole('tab', { name: 'Accounts 1' }).click();
  await expect(happens).toContainText(/Hotel Tofo owes you less 2\s?625\.00\s+2\s?625\.00 → 0\.00/);
  await happens.getByRole('tab', { name: 'VAT 1' }).click();
  await expect(happens).toContainText(/VAT charged, \p{L}+ \d{4} −125\.00/u);
  await dialog.getByRole('button', { name: 'Cancel document' }).click();
  await expect(dialog).toContainText('Enter a reason for cancelling');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Wrong client');
  await dialog.getByRole('button', { name: 'Cancel document' }).click();
  await expectSnack(desk, `FT ${year}/1 cancelled`);
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Cancelled: Wrong client');
  expect(await rows(books, '/api/clients')).toEqual([expect.objectContaining({ balanceMinor: 0 })]);

  await desk.getByRole('button', { name: 'Restore' }).click();
  await answer(desk, 'Yes');
  await expectSnack(desk, `FT ${year}/1 restored`);
  await desk.goto('/commercial/clients/HOTEL');
  await expect(row(desk, 'Restored')).toBeVisible();
  await expect.poll(() => column(desk, 'Movement')).toEqual(['Restored', 'Cancelled', 'Issued']);
});

/** Ten at 99.99, and two at 1 250.00 with 5 % VAT that are not discounted. */
test('a discount is limited to the lines of one VAT code', async ({ desk }) => {
  await beginInvoice(desk);
  await writeLines(desk, [
    { code: 'CAFE', quantity: '10' },
    { code: 'GER', quantity: '2' },
  ]);
  await desk.getByRole('textbox', { name: 'Commercial discount', exact: true }).fill('10');
  const limit = desk.getByRole('combobox', { name: 'Commercial discount: lines it is on' });
  await limit.selectOption({ label: 'VAT 16\u00a0% NOR' });
  const figures = {
    'Commercial discount': '99.99',
    'Taxable base': '3 399.91',
    'VAT 16 % NOR': '143.99',
    'VAT 5 % RED': '125.00',
    Total: '3 668.90',
  };
  await expectFigures(desk, figures);
  await expectAccessible(desk);
  await expectToFit(desk);
  await issue(desk);
  const { 'Commercial discount': _, ...charged } = figures;
  await expectFigures(desk, charged);
  await expect(summary(desk)).toContainText('Commercial discountVAT 16\u00a0% NOR');
});
