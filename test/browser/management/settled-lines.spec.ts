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
    [
      '/api/payments',
      {
        documentTypeId: 'RC',
        partyId: 'TOFO',
        rows: [{ methodId: 'method_cash', amountMinor: 10_000 }],
        isAdvance: true,
      },
    ],
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
    { on: today, description: 'DEV PENSAO TOFO', amountMinor: -7_500 },
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
  await expect(receipt).toContainText(`RC ${year}/2`);

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

  const back = table.getByRole('row', { name: /DEV PENSAO TOFO/ });
  await expect(back).toContainText(
    `Suggested: refund of RC ${year}/1 (part: 75.00) to Pensão Tofo · The name is in the text`,
  );
  await back.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(record.getByRole('button', { name: 'Refund', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const amount = record.getByRole('textbox', {
    name: `Amount to pay on RC ${year}/1`,
    exact: true,
  });
  await amount.fill('70');
  await expect(record.getByText('Still to choose: 5.00')).toBeVisible();
  await record.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(record.getByText(/The refunds add up to −70\.00/).first()).toBeVisible();
  await amount.fill('75');
  await expectAccessible(desk);
  await record.getByRole('button', { name: 'Record', exact: true }).click();
  await expectSnack(desk, 'Recorded and reconciled');
  await expect(back).toContainText(`RC ${year}/1`);
});
