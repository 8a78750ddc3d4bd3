import type { Page } from '@playwright/test';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { expectSnack, field, row } from '../support/screen.js';

test.beforeEach(async ({ books }) => {
  await past(books, [['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo' }]]);
});

/** Holds what the codes of clients are read from, until the function that it answers is called. */
async function heldCodes(page: Page): Promise<() => void> {
  let answer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  // The list behind the form is in another order.
  await page.route(/\/api\/clients\?.*sort=id(:|%3A)desc/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  return answer;
}

test('a form that was saved before its code came is saved with it', async ({ desk }) => {
  const answer = await heldCodes(desk);
  await desk.goto('/commercial/clients/create');
  const form = desk.getByRole('dialog', { name: 'Create client' });
  await field(form, 'Name').fill('Padaria Central');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(field(form, 'Code')).toHaveAttribute('aria-invalid', 'true');
  answer();
  await expect(field(form, 'Code')).toHaveValue('C002');
  await expect(field(form, 'Code')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(form, 'Name')).toHaveValue('Padaria Central');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Created: Padaria Central');
  await expect(row(desk, 'Padaria Central')).toContainText('C002');
});

test('a code that was written before one came is kept', async ({ desk }) => {
  const answer = await heldCodes(desk);
  const asked = desk.waitForResponse(/\/api\/clients\?.*sort=id(:|%3A)desc/);
  await desk.goto('/commercial/clients/create');
  const form = desk.getByRole('dialog', { name: 'Create client' });
  await field(form, 'Code').fill('PC-7');
  await field(form, 'Name').fill('Padaria Central');
  answer();
  await asked;
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Created');
  await expect(row(desk, 'Padaria Central')).toContainText('PC-7');
});

test('a new article is written from its name on, its code being offered', async ({ desk }) => {
  await desk.goto('/commercial/articles/create');
  const form = desk.getByRole('dialog', { name: 'Create article' });
  await expect(field(form, 'Name')).toBeFocused();
});
