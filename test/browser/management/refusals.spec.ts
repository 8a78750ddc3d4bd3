import type { Locator, Page } from '@playwright/test';
import { rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { RefusedForm, creatingForms } from '../support/refusing-forms.js';
import { choose, dialog, expectSnack, field, follow } from '../support/screen.js';

/** Of a select; what is behind these, such as countries, is more of the same kind. */
const optionsTried = 8;

/** Every choice of each select and switch of a form, one after the other, with its name. */
async function* choicesOf(page: Page, form: Locator): AsyncGenerator<string> {
  yield 'as it opens';
  const selects = form.locator('div[role="combobox"][aria-haspopup="listbox"]');
  for (let at = 0; at < (await selects.count()); at += 1) {
    const select = selects.nth(at);
    const options = page.getByRole('listbox').getByRole('option');
    await select.click();
    const many = await options.count();
    await page.keyboard.press('Escape');
    const last = Math.min(many, optionsTried);
    for (let option = 0; option < last; option += 1) {
      await select.click();
      const name = await options.nth(option).innerText();
      await options.nth(option).click();
      await expect(options).toHaveCount(0);
      yield name;
    }
  }
  const switches = form.locator('input[type="checkbox"]:enabled');
  for (let at = 0; at < (await switches.count()); at += 1) {
    await switches.nth(at).click();
    yield `switch ${at + 1}`;
  }
}

test.describe('forms over lists', () => {
  for (const creating of creatingForms) {
    test(`show every refusal of ${creating.name}, whatever is chosen`, async ({ desk }) => {
      await desk.goto('/');
      await follow(desk, `/${creating.name}/create`);
      const form = desk.getByRole('dialog').locator('form');
      await expect(form).toBeVisible();
      const refused = new RefusedForm(desk, form, creating);
      await refused.answer();
      // What the form offers by itself has come once it was answered.
      await refused.open();
      for await (const choice of choicesOf(desk, form)) await refused.send(choice);
    });
  }
});

test('a service is created from the form of articles, which moves no stock for it', async ({
  desk,
  books,
}) => {
  await desk.goto('/commercial/articles/create');
  const form = dialog(desk, 'Create article');
  await form.getByLabel('Moves stock').check();
  await form.getByLabel('Managed by batches').check();
  await form.getByLabel('Batches expire').check();
  await form.getByLabel('Moves stock').uncheck();
  await expect(form.getByLabel('Managed by batches')).toBeDisabled();
  await expect(form.getByLabel('Batches expire')).not.toBeChecked();
  await choose(form, 'Type', 'Service');
  await field(form, 'Name').fill('Entrega');
  await field(form, 'Sale price').fill('250');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Entrega');
  const [service] = await rows(books, '/api/articles?q=Entrega');
  expect(service).toMatchObject({ kind: 'service', movesStock: false });
});
