import { fuelCard } from '../support/invoice.js';
import { command, past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { choose, dialog, expectRefused, expectSnack, row } from '../support/screen.js';

const invoice = (unitPrice: string) => ({
  documentTypeId: 'FT',
  clientId: 'HOTEL',
  lines: [{ description: 'Café em grão', quantity: '1', unitPrice, vatId: 'vat_ISE' }],
});

test.beforeEach(async ({ books }) => {
  await past(books, [
    ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo', country: 'MZ' }],
    ['/api/payment-methods', fuelCard],
    ['/api/documents/D1/issue', invoice('4000.00')],
    ['/api/documents/D2/issue', invoice('1500.00')],
  ]);
});

test('two invoices are paid by two methods with change, cancelled and restored', async ({
  desk,
  books,
}) => {
  const year = new Date().getFullYear();
  await desk.goto('/commercial/payment/clients');
  await desk.getByRole('link', { name: 'New receipt' }).first().click();
  const client = desk.getByRole('combobox', { name: 'Client', exact: true });
  await client.fill('hotel');
  await desk.getByRole('option', { name: /Hotel Tofo/ }).click();
  await desk.getByRole('button', { name: 'Oldest first' }).click();
  const first = desk.getByRole('textbox', { name: `Amount to pay on FT ${year}/1`, exact: true });
  await expect(first).toHaveValue(/4\s?000\.00/);

  const line = (number: number) => desk.getByRole('group', { name: `line ${number}` });
  await line(1).getByRole('textbox', { name: 'Amount' }).fill('5000');
  await line(1).getByRole('textbox', { name: 'Cash given' }).fill('5200');
  await desk.getByRole('button', { name: 'Add method' }).click();
  await choose(line(2), 'Payment method', 'Fuel card');
  await desk.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(
    desk.getByText('Please, select the treasury account at line 2').first(),
  ).toBeVisible();
  await choose(line(2), 'Treasury account', 'Caixa');
  await desk.getByRole('button', { name: 'Record', exact: true }).click();
  await expectSnack(desk, /^RC \d{4}\/\d+ recorded/);

  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`RC ${year}/1`);
  await expect(row(desk, `FT ${year}/2`)).toContainText(/1\s?500\.00/);
  await expect(row(desk, 'Cash')).toContainText(/5\s?000\.00.*200\.00/);
  const balance = async (): Promise<unknown> =>
    (await rows(books, '/api/clients?filter={"id":"HOTEL"}'))[0]?.['balanceMinor'];
  await expect.poll(balance).toBe(0);

  await desk.getByRole('button', { name: 'Cancel', exact: true }).click();
  const asking = desk.getByRole('dialog');
  await asking.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(asking.getByText('Enter a reason for cancelling')).toBeVisible();
  const happens = asking.getByRole('region', { name: 'Changes' });
  await expect(happens).toContainText(`FT ${year}/1`);
  await happens.getByRole('tab', { name: 'Treasury 1' }).click();
  await expect(happens).toContainText(/Caixa.*−5\s?500\.00/);
  await happens.getByRole('tab', { name: /^Accounts/ }).click();
  await expect(happens).toContainText(/Hotel Tofo owes you more 5\s?500\.00/);
  await asking.getByRole('textbox', { name: 'Reason' }).fill('Cheque returned');
  await asking.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectSnack(desk, `RC ${year}/1 cancelled`);
  await expect.poll(balance).toBe(550_000);

  await desk.getByRole('button', { name: 'Restore', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
  await expectSnack(desk, `RC ${year}/1 restored`);
  await expect.poll(balance).toBe(0);
});

test('an advance is kept, and settles the oldest documents later', async ({ desk, books }) => {
  const receipt = { documentTypeId: 'RC', partyId: 'HOTEL', isAdvance: true };
  const cash = [{ methodId: 'method_cash', amountMinor: 450_000 }];
  await command(books, '/api/payments', { ...receipt, rows: cash });
  const year = new Date().getFullYear();
  await desk.goto(`/commercial/payment/clients/RC_${year}.1`);
  await expect(desk.getByText('Not applied to any document yet')).toBeVisible();
  await desk.getByRole('button', { name: 'Apply to oldest documents' }).click();
  await expect(row(desk, `FT ${year}/1`)).toContainText(/4\s?000\.00/);
  await expect(row(desk, `FT ${year}/2`)).toContainText('500.00');

  await desk.getByRole('button', { name: 'Apply', exact: true }).click();
  const allocating = dialog(desk, `Apply RC ${year}/1 to documents`);
  const amountOf = (reference: string) =>
    allocating.getByRole('textbox', { name: `Amount to pay on ${reference}`, exact: true });
  await amountOf(`FT ${year}/2`).fill('1600');
  await allocating.getByRole('button', { name: 'Apply', exact: true }).click();
  await expectRefused(amountOf(`FT ${year}/2`), /1\s?500\.00/);
  await amountOf(`FT ${year}/2`).fill('1500');
  await amountOf(`FT ${year}/1`).fill('3000');
  await allocating.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(allocating).toBeHidden();
  await expect(row(desk, `FT ${year}/1`)).toContainText(/3\s?000\.00/);
  await expect(row(desk, `FT ${year}/2`)).toContainText(/1\s?500\.00/);

  await desk.goto('/commercial/clients/HOTEL');
  const notDue = desk.locator('.figures > div').filter({ hasText: 'Not due' });
  await expect(notDue).toContainText(/1\s?000\.00/);
});
