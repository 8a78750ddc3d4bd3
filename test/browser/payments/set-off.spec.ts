import { command, past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { choose, dialog, expectSnack, row } from '../support/screen.js';

const year = new Date().getFullYear();
const sale = (unitPrice: string) => ({
  documentTypeId: 'FT',
  clientId: 'MILL',
  lines: [{ description: 'Farinha', quantity: '1', unitPrice, vatId: 'vat_NOR' }],
});
const purchase = { ...sale('1000.00'), documentTypeId: 'FTF', clientId: undefined };
const mill = { id: 'MILL', code: 'P001', name: 'Moagem da Beira', country: 'MZ', isSupplier: true };

test.beforeEach(async ({ books }) => {
  await past(books, [
    ['/api/clients', mill],
    // 11,600.00 with 1,600.00 of VAT.
    ['/api/documents/D1/issue', sale('10000.00')],
    ['/api/documents/D2/issue', { ...purchase, supplierId: 'MILL', supplierReference: 'A/17' }],
  ]);
});

test('what a party owes is set off against what it is owed, and taken back', async ({
  desk,
  books,
}) => {
  const balances = async (): Promise<unknown> => {
    const [party] = await rows(books, '/api/clients?filter={"id":"MILL"}');
    return [party?.['balanceMinor'], party?.['supplierBalanceMinor']];
  };
  await desk.goto('/commercial/clients/MILL');
  await desk.getByRole('link', { name: 'Set-off' }).click();
  await desk.getByRole('button', { name: 'Oldest first' }).first().click();
  const settled = (reference: string) =>
    desk.getByRole('textbox', { name: `Amount to pay on ${reference}`, exact: true });
  await expect(settled(`FT ${year}/1`)).toHaveValue(/1\s?160\.00/);
  await settled(`FT ${year}/1`).fill('1161');
  await desk.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(desk.getByText(/^Both sides of a set-off must be equal/)).toBeVisible();
  await settled(`FT ${year}/1`).fill('1160');
  await settled(`FT ${year}/1`).press('Enter');
  await expectSnack(desk, 'Set-off recorded');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`EN ${year}/1`);
  await expect(row(desk, `FTF ${year}/1`)).toContainText(/1\s?160\.00/);
  await expect.poll(balances).toEqual([1_044_000, 0]);

  await desk.getByRole('button', { name: 'Cancel', exact: true }).click();
  const asking = desk.getByRole('dialog');
  await asking.getByRole('textbox', { name: 'Reason' }).fill('Wrong party');
  await asking.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(balances).toEqual([1_160_000, 116_000]);
});

test('a discount for paying early settles the rest, or is granted by a credit note', async ({
  desk,
  books,
}) => {
  const settings = '/api/companies/current/settings';
  await command(books, settings, { financialDiscountMode: 'atPaymentWithoutVat' });
  const write = async (): Promise<void> => {
    await desk.goto('/commercial/payment/clients/create');
    await desk.getByRole('combobox', { name: 'Client', exact: true }).fill('moagem');
    await desk.getByRole('option', { name: /Moagem da Beira/ }).click();
    await expect(desk.getByRole('checkbox', { name: `Settle FT ${year}/1` })).toBeVisible();
    await desk.getByRole('button', { name: 'Early payment discount' }).click();
    const discount = desk.getByRole('group', { name: 'discount on line 1' });
    await discount.getByRole('textbox', { name: 'Discounted' }).fill('348');
    await discount.getByRole('textbox', { name: 'Reason' }).fill('3 % in 10 days');
  };
  await write();
  await expect(desk.getByText(/300\.00 of the discount is net, and 48\.00 is VAT/)).toBeVisible();
  await desk.getByRole('button', { name: 'Oldest first' }).click();
  await desk.getByRole('button', { name: 'Record', exact: true }).click();
  await expectSnack(desk, /^RC \d{4}\/\d+ recorded/);
  await expect(desk).toHaveURL(new RegExp(`RC_${year}\\.1`));
  await expect(desk.getByRole('term').filter({ hasText: 'Discounted' })).toBeVisible();
  await expect(desk.getByText(/Discounted 3 % in 10 days/)).toBeVisible();

  await command(books, `/api/payments/RC_${year}.1/cancel`, { reason: 'By a note' });
  await command(books, settings, { financialDiscountMode: 'atPaymentWithCreditNote' });
  await write();
  await desk.getByRole('button', { name: 'Create credit note' }).click();
  await expect(desk).toHaveURL(/document\/NC/);
  await expect(desk.getByRole('textbox', { name: /^Unit price/ }).first()).toHaveValue('300.00');
});

test('credits are applied, allocated and refunded from the page of the document', async ({
  desk,
  books,
}) => {
  const cash = [{ methodId: 'method_cash', amountMinor: 50_000 }];
  const advance = { documentTypeId: 'RC', partyId: 'MILL', isAdvance: true, rows: cash };
  await command(books, '/api/payments', advance);
  await desk.goto(`/commercial/document/FT/FT_${year}.1`);
  await desk.getByRole('button', { name: 'Apply credits' }).click();
  const applying = dialog(desk, `Apply credits to FT ${year}/1`);
  await expect(applying.getByText(/11\s?100\.00/)).toBeVisible();
  await applying.getByRole('button', { name: 'Apply credits' }).press('Enter');
  await expect(applying).toBeHidden();
  const pending = desk.locator('.summary__pending').first();
  await expect(pending).toContainText(/11\s?100\.00/);

  const note = {
    ...sale('10000.00'),
    documentTypeId: 'NC',
    reasonCode: 'goodsReturned',
    originId: `FT_${year}.1`,
  };
  await command(books, '/api/documents/D3/issue', note);
  await desk.goto(`/commercial/document/NC/NC_${year}.1`);
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const refunding = dialog(desk, `Refund NC ${year}/1`);
  await choose(refunding, 'Payment method', 'Cash');
  await refunding.getByRole('button', { name: 'Refund', exact: true }).click();
  await expectSnack(desk, 'Refunded');
  await expect(desk.getByText('Available credit')).toBeHidden();
  await expect(desk.getByRole('button', { name: 'Cancel refund' })).toBeVisible();
});
