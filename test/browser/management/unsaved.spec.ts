import { expect, test } from '../support/product.js';
import { answer, dialog, expectSnack } from '../support/screen.js';

test('what is written in a form is not lost by Back or by a link', async ({ desk }) => {
  await desk.goto('/commercial/regions');
  await desk.getByRole('link', { name: 'Create' }).first().click();
  const form = dialog(desk, /^Create/);
  await form.getByLabel('Name').fill('Nampula');
  await desk.goBack();
  await answer(desk, 'No');
  await expect(form.getByLabel('Name')).toHaveValue('Nampula');
  await desk.goBack();
  await answer(desk, 'Yes');
  await expect(form).toBeHidden();
  expect(new URL(desk.url()).pathname).toMatch(/regions$/);

  await desk.goto('/company');
  const city = desk.getByLabel('City');
  await city.fill('Beira');
  await desk.getByRole('link', { name: 'Clients', exact: true }).click();
  await answer(desk, 'No');
  await expect(city).toHaveValue('Beira');
  await desk.getByRole('link', { name: 'Clients', exact: true }).click();
  await answer(desk, 'Yes');
  await desk.waitForURL('**/commercial/clients');
});

test('what is saved or was never written is left without a question', async ({ desk }) => {
  await desk.goto('/commercial/regions');
  const create = desk.getByRole('link', { name: 'Create' }).first();
  const form = dialog(desk, /^Create/);
  await create.click();
  await expect(form).toBeVisible();
  await desk.goBack();
  await expect(form).toBeHidden();

  await create.click();
  await form.getByLabel('Name').fill('Nampula');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Created: Nampula');
  await expect(form).toBeHidden();
  await expect(desk.getByRole('alertdialog')).toBeHidden();

  await desk.goto('/company');
  await desk.getByLabel('Phone number').fill('84 123 4567');
  await desk.getByRole('button', { name: 'Save' }).first().click();
  await expectSnack(desk, 'Saved');
  await desk.getByRole('link', { name: 'Clients', exact: true }).click();
  await desk.waitForURL('**/commercial/clients');
  await expect(desk.getByRole('alertdialog')).toBeHidden();
});
