import { Buffer } from 'node:buffer';
import { crudSuite } from '../support/crud-suite.js';
import { command } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { chooseTooLarge } from '../support/too-large.js';
import { choose, expectSnack, field, row } from '../support/screen.js';

crudSuite({
  title: 'Treasury accounts',
  path: '/commercial/treasury_account',
  api: '/api/treasury-accounts',
  past: [
    [
      '/api/treasury-accounts',
      {
        id: 'BCI',
        name: 'BCI conta à ordem',
        kind: 'bank',
        currency: 'MZN',
        openingBalanceMinor: 5_000_000,
        bank: 'BCI',
      },
    ],
  ],
  create: {
    dialog: 'Create treasury account',
    fill: async (form) => {
      await field(form, 'Name').fill('Carteira M-Pesa');
      await choose(form, 'Type', 'Mobile wallet');
      await field(form, 'Opening balance').fill('1 500.00');
      await field(form, 'NIB').fill('000301080016367102371');
    },
    shows: ['Carteira M-Pesa'],
    q: 'carteira',
    stored: { kind: 'wallet', openingBalanceMinor: 150_000, balanceMinor: 150_000 },
    required: ['Name', 'Currency', 'Opening balance'],
    refuses: [
      {
        field: 'NIB',
        value: '000301080016367102372',
        message: 'Invalid NIB: check the 21 digits',
      },
      { field: 'Currency', value: 'GBP', message: 'Please select a currency' },
    ],
  },
  search: { words: 'ordem', finds: 'BCI conta à ordem', hides: 'Caixa' },
  sort: { column: 'Name', ascending: ['BCI conta à ordem', 'Caixa'] },
  column: { name: 'Balance', isShown: true },
  file: {
    headings: ['Name', 'Type', 'Bank', 'NIB', 'Currency', 'Balance', 'Closed through'],
    lines: ['Caixa;Cash;;;MZN;0.00;', 'BCI conta à ordem;Bank;BCI;;MZN;50000.00;'],
  },
  permissions: { manage: 'treasury.manage' },
});

test('money moves between accounts, and the statement shows the balance after it', async ({
  desk,
  books,
}) => {
  await command(books, '/api/treasury-accounts', {
    id: 'BCI',
    name: 'BCI',
    kind: 'bank',
    currency: 'MZN',
    openingBalanceMinor: 500_000,
  });
  await desk.goto('/commercial/transfer');
  await desk.getByRole('link', { name: 'Transfer money' }).first().click();
  const form = desk.getByRole('dialog');
  await choose(form, 'From account', 'BCI');
  await choose(form, 'To account', 'Caixa');
  await field(form, 'Amount').fill('1 200.00');
  await field(form, 'Description').fill('Fundo de maneio');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Created');
  await desk.goto('/commercial/treasury_account/BCI');
  await expect(row(desk, 'Fundo de maneio')).toContainText(/1\s?200\.00.*3\s?800\.00/);
  await desk.setViewportSize({ width: 640, height: 400 });
  const out = row(desk, 'Fundo de maneio').locator('td', { hasText: '200.00' });
  const text = await out.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(text).toBe('"Out "');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto('/commercial/transfer');
  await row(desk, 'Fundo de maneio')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await desk.getByRole('menuitem', { name: 'Cancel', exact: true }).click();
  await field(desk.getByRole('dialog'), 'Reason').fill('Wrong account');
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(row(desk, 'Fundo de maneio')).toContainText('Cancelled');
});

test('a bank statement is shown with its signs before it is imported', async ({ desk, books }) => {
  await command(books, '/api/treasury-accounts', {
    id: 'BIM',
    name: 'BIM',
    kind: 'bank',
    currency: 'MZN',
    openingBalanceMinor: 1_000_000,
  });
  await desk.goto('/commercial/treasury_account/BIM');
  const rows = [
    'Data;Descritivo;Valor;D/C;Saldo',
    ';Saldo anterior;;;10.000,00',
    '05/03/2026;Entrega;900,00;C;10.900,00',
    '06/03/2026;Encargo;40,50;D;10.859,50',
  ];
  await desk.getByLabel('Bank file', { exact: true }).setInputFiles({
    name: 'extracto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  const shown = desk.getByRole('dialog', { name: 'extracto.csv' });
  await expect(shown.getByRole('row', { name: /Entrega/ })).toContainText('900.00');
  await expect(shown.getByRole('row', { name: /Encargo/ })).toContainText(/[-−]40\.50/);
  await expect(shown.getByText('1 row left out')).toBeVisible();
  await expect(field(shown, 'Layout of the file')).toHaveText('Millennium bim');
  await expect(shown.getByText('The running balance confirms every line')).toBeVisible();
  await expectAccessible(desk);
  await shown.getByRole('checkbox', { name: 'Import Encargo' }).click();
  await shown.getByRole('button', { name: 'Import 1 line' }).click();
  await expectSnack(desk, 'Statement imported');
  const lines = desk.getByRole('table', { name: 'Bank statements' });
  await expect(lines.getByRole('row')).toHaveCount(1);
  await expect(lines).toContainText('Entrega');
  await lines.getByRole('button', { name: 'Record' }).click();
  const record = desk.getByRole('dialog', { name: 'Record a line of the statement' });
  await expect(record.getByRole('button', { name: 'Deposit' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await field(record, 'Description').fill('Entrega do dia');
  await expectAccessible(desk);
  await record.getByRole('button', { name: 'Record' }).click();
  await expectSnack(desk, 'Recorded and reconciled');
  await expect(lines).toContainText('✓ 2026-03-05 · Deposit · Entrega do dia');
  await lines.getByRole('button', { name: 'Undo', exact: true }).click();
  await lines.getByRole('button', { name: 'Choose', exact: true }).click();
  const match = desk.getByRole('dialog', { name: 'Choose the matching movement' });
  await match.getByRole('checkbox', { name: /Entrega do dia/ }).click();
  await match.getByRole('button', { name: 'Reconcile' }).click();
  await expect(lines).toContainText('✓');
  await lines.getByRole('button', { name: 'Undo', exact: true }).click();
  await desk.getByRole('button', { name: 'Undo import' }).click();
  const question = desk.getByRole('alertdialog', { name: /extracto\.csv/ });
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expectSnack(desk, 'Import undone');
  await expect(desk.getByRole('button', { name: /extracto\.csv .*Import undone/ })).toBeVisible();
});

test('a person says what the columns of a bank file hold, once', async ({ desk, books }) => {
  await command(books, '/api/treasury-accounts', {
    id: 'ALFA',
    name: 'Banco Alfa',
    kind: 'bank',
    currency: 'MZN',
    openingBalanceMinor: 0,
  });
  await desk.goto('/commercial/treasury_account/ALFA');
  const bankFile = desk.getByLabel('Bank file', { exact: true });
  await chooseTooLarge(bankFile, 'ano.csv');
  await expectSnack(desk, /The file has more than 24.MB\. Split it/);
  await expect(desk.getByRole('dialog')).toBeHidden();
  const chooseFile = async (name: string, ...rows: readonly string[]) => {
    const buffer = Buffer.from(rows.join('\r\n'));
    const file = { name, mimeType: 'text/csv', buffer };
    await bankFile.setInputFiles(file);
    return desk.getByRole('dialog', { name });
  };
  const march = await chooseFile('marco.csv', 'Data;O quê;Sai;Entra', '05/03/2026;Taxa;40,00;');
  await expect(march.getByRole('alert')).toContainText('No bank statement lines found');
  await choose(march, 'Field of the column O quê', 'Description');
  await choose(march, 'Field of the column Sai', 'Money out');
  await choose(march, 'Field of the column Entra', 'Money in');
  await expect(march.getByRole('row', { name: /Import Taxa/ })).toContainText(/[-−]40\.00/);
  await march.getByRole('button', { name: 'Import 1 line' }).click();
  await expectSnack(desk, 'Statement imported');
  const april = await chooseFile('abril.csv', 'Entra;Sai;O quê;Data', '900,00;;Venda;05/04/2026');
  await expect(april.getByRole('row', { name: /Import Venda/ })).toContainText('900.00');
  await expect(april.getByText('Columns as chosen for this account or bank before')).toBeVisible();
  await expectAccessible(desk);
});
