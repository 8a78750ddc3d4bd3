import { crudSuite } from '../support/crud-suite.js';
import { expect, test } from '../support/product.js';
import { answer, choose, dialog, expectSnack, field, row } from '../support/screen.js';

crudSuite({
  title: 'Invoicing series',
  path: '/commercial/invoicing_series',
  api: '/api/series',
  past: [
    ['/api/series', { typeId: 'FT', year: 2025, code: 'LOJA', prefix: 'FTL' }],
    ['/api/series/NC_2026/close', {}],
  ],
  create: {
    button: 'Open series',
    dialog: 'Open series',
    fill: async (form) => {
      await choose(form, 'Document type', 'Invoice');
      await field(form, 'Year').fill('2027');
      await field(form, 'Code').fill('BEIRA');
      await field(form, 'Prefix').fill('FTB');
    },
    shows: ['FTB BEIRA'],
    q: 'beira',
    stored: { typeId: 'FT', year: 2027, code: 'BEIRA', prefix: 'FTB', isOpen: true, lastNumber: 0 },
    required: ['Document type', 'Year'],
    refuses: [{ field: 'Code', value: 'A B', message: 'Only letters and digits are allowed' }],
  },
  search: { words: 'loja', finds: 'FTL LOJA', hides: 'CT 2026' },
  sort: { column: 'Prefix', ascending: ['CT 2026', 'FT 2026', 'FTL LOJA'] },
  filter: { label: 'State', option: 'Open', shows: 'FTL LOJA', hides: 'NC 2026' },
  column: { name: 'Last number', isShown: true },
  file: {
    headings: [
      'Prefix',
      'Code',
      'Document type',
      'Year',
      'Kind',
      'Cash register',
      'Last number',
      'Last document on',
      'State',
    ],
    lines: ['FTL;LOJA;Invoice;2025;;;0;;Open'],
  },
  permissions: { manage: 'series.manage' },
});

test('closing a series asks first, and reopening makes it usable again', async ({ desk }) => {
  await desk.goto('/commercial/invoicing_series');
  const act = async (action: string): Promise<void> => {
    await row(desk, 'FT 2026').getByRole('button', { name: 'Actions for FT 2026' }).click();
    await desk.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await act('Close');
  await expect(desk.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await answer(desk, 'Yes');
  await expectSnack(desk, 'Series closed');
  await expect(row(desk, 'FT 2026')).toContainText('Closed');
  await act('Reopen');
  await answer(desk, 'Yes');
  await expect(row(desk, 'FT 2026')).toContainText('Open');
});

test('closing a year closes all its series, and is refused where none is open', async ({
  desk,
}) => {
  await desk.goto('/commercial/invoicing_series');
  await desk.getByRole('button', { name: 'Close year', exact: true }).click();
  const form = dialog(desk, 'Close a year');
  const close = form.getByRole('button', { name: 'Close year', exact: true });
  await field(form, 'Year').fill('2019');
  await expect(form.getByText(/No invoicing series found for 2019/)).toBeVisible();
  await expect(close).toBeDisabled();
  await field(form, 'Year').fill('2026');
  await close.click();
  await expectSnack(desk, 'Series of 2026 closed');
  await expect(row(desk, 'FT 2026')).toContainText('Closed');
  await expect(row(desk, 'NC 2026')).toContainText('Closed');
});
