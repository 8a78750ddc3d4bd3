import { past } from '../support/owner.js';
import { expect, expectAccessible, expectToFit, test } from '../support/product.js';
import { expectSnack, field, row } from '../support/screen.js';

test('tax is withheld from a supplier by a rate, listed and certified', async ({
  desk: page,
  books,
}) => {
  await past(books, [
    ['/api/suppliers', { id: 'ADV', code: 'F900', name: 'Advocacia Lda', nuit: '400339910' }],
    [
      '/api/documents/B1/issue',
      {
        documentTypeId: 'FTF',
        supplierId: 'ADV',
        supplierReference: 'F 17',
        lines: [
          { description: 'Consultoria', quantity: '1', unitPrice: '1000.00', vatId: 'vat_NOR' },
        ],
      },
    ],
  ]);

  await test.step('the legal rates are taken over', async () => {
    await page.goto('/commercial/withholding_rates');
    await page.getByRole('button', { name: 'Add legal rates' }).click();
    await expectSnack(page, 'Rates added');
    await expect(row(page, 'IRPC-NR-TT')).toContainText('10');
    await expectAccessible(page);
    await expectToFit(page);
  });

  await test.step('the tax follows from the rate and the base', async () => {
    await page.goto('/commercial/payment/suppliers/create?partyId=ADV');
    await page.getByRole('button', { name: 'Add withholding' }).click();
    const line = page.getByRole('group', { name: 'withholding on line 1' });
    await line.getByRole('combobox', { name: 'Rate' }).click();
    await page.getByRole('option', { name: /^IRPC-NR · / }).click();
    await expect(field(line, 'Taxed amount')).toHaveValue(/^1.000\.00$/);
    await expect(field(line, 'Withheld')).toHaveValue('200.00');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Oldest first' }).click();
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('960');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expectSnack(page, /^RF \d{4}\/1 recorded/);
  });

  await test.step('an invoice announces what its client will withhold', async () => {
    await page.goto('/commercial/document/FT/create');
    await page.getByRole('combobox', { name: 'Withholding tax' }).click();
    await page.getByRole('option', { name: /^IRPC-NR · / }).click();
    await expect(page.getByRole('combobox', { name: 'Withholding tax' })).toContainText('IRPC-NR');
    await expectAccessible(page);
    await expectToFit(page);
  });

  await test.step('its receipt begins with what it announced, and takes it away again', async () => {
    await past(books, [
      ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo' }],
      [
        '/api/documents/S1/issue',
        {
          documentTypeId: 'FT',
          clientId: 'HOTEL',
          withholdingRateId: 'withholding_irpc_nr',
          lines: [{ description: 'Obra', quantity: '1', unitPrice: '1000.00', vatId: 'vat_NOR' }],
        },
      ],
    ]);
    await page.goto('/commercial/payment/clients/create?partyId=HOTEL&documentId=FT_2026.1');
    const line = page.getByRole('group', { name: 'withholding on line 1' });
    await expect(field(line, 'Taxed amount')).toHaveValue(/^1.000\.00$/);
    await expect(field(line, 'Withheld')).toHaveValue('200.00');
    const paid = page.getByRole('textbox', { name: 'Amount', exact: true });
    await expect(paid).toHaveValue('960.00');
    await expectAccessible(page);
    await expectToFit(page);
    const chosen = page.getByRole('checkbox', { name: /FT 2026\/1/ });
    await chosen.uncheck();
    await expect(line).toHaveCount(0);
    await chosen.check();
    await expect(field(line, 'Withheld')).toHaveValue('200.00');
    await expect(paid).toHaveValue('960.00');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expectSnack(page, /^RC \d{4}\/1 recorded/);
  });

  await test.step('it is listed, and certified to one supplier', async () => {
    await page.goto('/commercial/reports/withholdings?by=');
    await expect(row(page, 'Advocacia Lda')).toContainText('IRPC-NR');
    await page.getByRole('button', { name: 'Withholding certificate' }).click();
    await expectSnack(page, /Choose a supplier/);
    await page.goto('/commercial/reports/withholdings?by=&ledger=supplier&partyId=ADV');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Withholding certificate' }).click();
    expect((await download).suggestedFilename()).toBe('Withholding tax certificate F900.pdf');
    await expectAccessible(page);
    await expectToFit(page);
  });
});
