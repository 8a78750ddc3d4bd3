import { command, past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { choose, row } from '../support/screen.js';

const year = new Date().getFullYear();
const dollars = { id: 'DOLLARS', name: 'Conta em dólares', kind: 'bank', currency: 'USD' };
const line = { description: 'Máquina', quantity: '1', unitPrice: '1000', vatId: 'vat_NOR' };
const client = { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo', country: 'MZ' };

/** 1 160 USD at the sale price of 63.945 are 74 176.20 MZN; the bank gives 64.10 for each. */
test('what is paid in dollars is worth what its rate makes of it', async ({ desk, books }) => {
  await command(books, '/api/currencies/USD/set-rate', { rate: '63', percentage: '1.5' });
  const invoice = { documentTypeId: 'FT', clientId: 'HOTEL', currency: 'USD', lines: [line] };
  await past(books, [
    ['/api/clients', client],
    ['/api/treasury-accounts', { ...dollars, openingBalanceMinor: 0 }],
    ['/api/documents/D1/issue', invoice],
  ]);
  await desk.goto('/commercial/payment/clients/create');
  await desk.getByRole('combobox', { name: 'Client', exact: true }).fill('hotel');
  await desk.getByRole('option', { name: /Hotel Tofo/ }).click();
  await desk.getByRole('button', { name: 'Oldest first' }).click();
  const means = desk.getByRole('group', { name: 'line 1' });
  await choose(means, 'Payment method', 'Bank transfer');
  await choose(means, 'Treasury account', dollars.name);
  const record = desk.getByRole('button', { name: 'Record', exact: true });
  await record.click();
  const onAccount = means.getByRole('textbox', { name: 'Amount in USD' });
  await expect(onAccount).toBeFocused();
  await expect(onAccount).toHaveAccessibleDescription('Line 1: enter the amount in USD');
  await onAccount.fill('1160');
  await means.getByRole('textbox', { name: 'MZN for 1 USD' }).fill('64.10');
  await expect(means.getByRole('status')).toHaveText(
    /^Worth 74\s?356\.00 MZN · exchange gain 179\.80 MZN$/,
  );
  await record.click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`RC ${year}/1`);
  await expect(row(desk, 'Bank transfer')).toContainText(/1\s?160\.00 USD.*gain 179\.80 MZN/);
  expect(await rows(books, '/api/clients?filter={"id":"HOTEL"}')).toMatchObject([
    { balanceMinor: 0 },
  ]);
  expect(await rows(books, '/api/treasury-accounts?filter={"id":"DOLLARS"}')).toMatchObject([
    { balanceMinor: 116_000 },
  ]);
});
