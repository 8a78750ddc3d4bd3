import { command, past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { choose, dialog, expectSnack, field } from '../support/screen.js';

const invoice = (unitPrice: string) => ({
  documentTypeId: 'FT',
  clientId: 'TOFO',
  lines: [{ description: 'Café em grão', quantity: '1', unitPrice, vatId: 'vat_ISE' }],
});

test('lines of a statement become the receipt and the expense that they are', async ({
  desk,
  books,
}) => {
  const year = new Date().getFullYear();
  await past(books, [
    ['/api/clients', { id: 'TOFO', code: 'T001', name: 'Pensão Tofo', country: 'MZ' }],
    ['/api/documents/S1/issue', invoice('4000.00')],
    ['/api/documents/S2/issue', invoice('1500.00')],
  ]);
  await command(books, '/api/treasury-accounts', {
    id: 'LINES',
    name: 'Banco Linhas',
    kind: 'bank',
    currency: 'MZN',
    openingBalanceMinor: 1_000_000,
  });
  const today = new Date().toISOString().slice(0, 10);
  const lines = [
    { on: today, description: 'TRF PENSAO TOFO', amountMinor: 500_000 },
    { on: today, description: 'EDM energia', amountMinor: -11_600 },
  ];
  await command(books, '/api/bank-statements', {
    id: 'LINES1',
    accountId: 'LINES',
    fileName: 'linhas.csv',
    lines,
  });
  await desk.goto('/commercial/treasury_account/LINES');
  await desk.getByRole('button', { name: /linhas\.csv/ }).click();
  const table = desk.getByRole('table', { name: 'Bank statements' });
  const receipt = table.getByRole('row', { name: /TRF PENSAO TOFO/ });
  await expect(receipt).toContainText(
    new RegExp(`Suggested: FT ${year}/1, FT ${year}/2 \\(part: 1.?000\\.00\\) of Pensão Tofo`),
  );
  await receipt.getByRole('button', { name: 'Record', exact: true }).click();
  const record = dialog(desk, 'Record a line of the statement');
  await expect(record.getByRole('button', { name: 'Receipt', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(
    record.getByRole('textbox', { name: `Amount to pay on FT ${year}/2`, exact: true }),
  ).toHaveValue(/1.?000\.00/);
  await expectAccessible(desk);
  await record.getByRole('button', { name: 'Record', exact: true }).click();
  await expectSnack(desk, 'Recorded and reconciled');
  await expect(receipt).toContainText(`RC ${year}/1`);

  const energy = table.getByRole('row', { name: /EDM energia/ });
  await energy.getByRole('button', { name: 'Record', exact: true }).click();
  await record.getByRole('button', { name: 'Expense', exact: true }).click();
  await record.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(record.getByText('Please select a category').first()).toBeVisible();
  await choose(record, 'Category', 'Água e energia');
  await choose(record, 'VAT included', 'IVA taxa normal');
  await field(record, 'Description').fill('Energia do mês');
  await expectAccessible(desk);
  await record.getByRole('button', { name: 'Record', exact: true }).click();
  await expectSnack(desk, 'Recorded and reconciled');
  await expect(energy).toContainText('Energia do mês');
});
