import { past } from '../support/owner.js';
import { expect, expectAccessible, expectToFit, test } from '../support/product.js';
import { dialog, expectRefused, expectSnack, field, row } from '../support/screen.js';

test('a fixed asset is recorded, depreciated, listed and disposed of', async ({
  desk: page,
  books,
}) => {
  await past(books, [['/api/accounting/chart', { preset: 'nirf' }]]);
  const thisYear = new Date().getFullYear();
  const act = async (name: string): Promise<void> => {
    await row(page, 'Delivery van')
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  await test.step('the legal rates are taken over', async () => {
    await page.goto('/commercial/asset_classes');
    await page.getByRole('button', { name: 'Add legal rates' }).click();
    await expectSnack(page, 'Classes added');
    await expect(row(page, 'Viaturas ligeiras')).toContainText('25');
    await expectAccessible(page);
    await expectToFit(page);
  });

  await test.step('it is recorded against the account of its purchase', async () => {
    await page.goto('/commercial/fixed_assets/create');
    const form = dialog(page, 'New fixed asset');
    await field(form, 'Code').fill('V1');
    await field(form, 'Name').fill('Delivery van');
    await form.getByRole('combobox', { name: /^Class/ }).fill('ligeiras');
    await page.getByRole('option', { name: /Viaturas ligeiras/ }).click();
    await field(form, 'Acquired on').fill(`01/01/${thisYear - 1}`);
    await field(form, 'Cost without VAT').fill('1200000');
    await form.getByRole('combobox', { name: /^Purchase or opening account/ }).fill('342');
    await page.getByRole('option', { name: /^342 / }).click();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row(page, 'Delivery van')).toContainText(/1.200.000\.00/);
    await expectAccessible(page);
    await expectToFit(page);
  });

  await test.step('it is depreciated for a year, and the last run is reversed', async () => {
    await page.getByRole('button', { name: 'Depreciate', exact: true }).click();
    const run = page.getByRole('dialog');
    await field(run, 'To the end of the month of').fill(`31/12/${thisYear - 1}`);
    await expect(run.getByRole('status')).toContainText(/1 asset, 300.000\.00/);
    await expectAccessible(page);
    await run.getByRole('button', { name: 'Depreciate', exact: true }).click();
    await expectSnack(page, 'Assets depreciated');
    await expect(row(page, 'Delivery van')).toContainText(/900.000\.00/);
    await page.getByRole('button', { name: 'Depreciate', exact: true }).click();
    await run.getByRole('button', { name: 'Reverse the last depreciation' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('button', { name: 'Reverse the last depreciation' }).click();
    await expectRefused(field(asked, 'Reason'), /reason/i);
    await field(asked, 'Reason').fill('Wrong year');
    await asked.getByRole('button', { name: 'Reverse the last depreciation' }).click();
    await expectSnack(page, 'Depreciation reversed');
    await page.getByRole('button', { name: 'Depreciate', exact: true }).click();
    await field(run, 'To the end of the month of').fill(`31/12/${thisYear - 1}`);
    await run.getByRole('button', { name: 'Depreciate', exact: true }).click();
    await expectSnack(page, 'Assets depreciated');
  });

  await test.step('the schedule of the year has it', async () => {
    const days = `from=${thisYear - 1}-01-01&to=${thisYear - 1}-12-31`;
    await page.goto(`/commercial/reports/depreciation_map?${days}`);
    await expect(row(page, 'Delivery van')).toContainText(/300.000\.00.*300.000\.00.*900.000\.00/);
    await expectAccessible(page);
    await expectToFit(page);
  });

  await test.step('it is sold with a gain or a loss, which is taken back', async () => {
    await page.goto('/commercial/fixed_assets');
    await act('Dispose of');
    const form = page.getByRole('dialog');
    await field(form, 'Reason').fill('Sold');
    await field(form, 'Sale price without VAT').fill('500000');
    await form.getByRole('button', { name: 'Dispose of', exact: true }).click();
    await expectRefused(form.getByRole('combobox', { name: 'Account of the sale' }), /account/i);
    await form.getByRole('combobox', { name: 'Account of the sale' }).fill('459');
    await page.getByRole('option', { name: /^459 / }).click();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Dispose of', exact: true }).click();
    await expectSnack(page, 'Delivery van disposed of');
    await expect(row(page, 'Delivery van')).toContainText('Disposed of');
    await act('Take back disposal');
    await field(form, 'Reason').fill('Not paid');
    await form.getByRole('button', { name: 'Take back disposal' }).click();
    await expectSnack(page, 'Disposal of Delivery van taken back');
    await expect(row(page, 'Delivery van')).toContainText('In use');
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/commercial/fixed_assets');
    await expect(page.getByText('Delivery van')).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await page.goto('/commercial/fixed_assets/create');
    await expect(field(dialog(page, 'New fixed asset'), 'Code')).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  });
});
