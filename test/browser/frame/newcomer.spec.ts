import type { Locator, Page } from '@playwright/test';
import { rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';

/** As many clicks, keys and words as it takes at most; what is typed into a field is one word. */
const STEPS_MAX = 40;

/** Works as a person does, and counts what they do. */
function counted(page: Page) {
  let steps = 0;
  const step = async (done: Promise<unknown>): Promise<void> => {
    steps += 1;
    await done;
  };
  return {
    click: (at: Locator) => step(at.click()),
    press: (key: string) => step(page.keyboard.press(key)),
    write: (text: string) => step(page.keyboard.type(text)),
    count: () => steps,
  };
}

test('an empty company issues an invoice that is paid, printed and sent in at most 40 steps', async ({
  desk,
  books,
}) => {
  await desk.addInitScript(() => {
    window.print = () => undefined;
  });
  const { click, press, write, count } = counted(desk);
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  await desk.goto('/');
  await click(desk.getByRole('main').getByRole('link', { name: 'New invoice' }));
  await expect(desk.getByRole('combobox', { name: 'Client' })).toBeFocused();
  await write('Hotel Tofo');
  await click(desk.getByRole('option', { name: 'New client “Hotel Tofo”' }));
  await expect(desk.getByRole('dialog').getByLabel('Code')).not.toHaveValue('');
  await press('Enter');
  await expect(desk.getByRole('combobox', { name: 'Client' })).toHaveValue('Hotel Tofo');
  await click(desk.getByLabel('Article, line 1', { exact: true }));
  await write('Bolo de arroz');
  await expect(desk.getByRole('option', { name: 'New article “Bolo de arroz”' })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect(desk.getByRole('dialog').getByLabel(/^Sale price/)).toBeFocused();
  await write('35');
  const code = desk.getByRole('dialog').getByRole('textbox', { name: 'Code', exact: true });
  await expect(code).not.toHaveValue('');
  await press('Control+s');
  await expect(desk.getByLabel('Quantity, line 1', { exact: true })).toBeFocused();
  await write('3');
  await click(button('Issue'));
  const year = new Date().getFullYear();
  const anyway = button('Issue anyway');
  const heading = desk.getByRole('heading', { level: 1, name: `FT ${year}/1` });
  await expect(anyway.or(heading)).toBeVisible();
  // Nothing was bought yet: the stock goes below zero, which is asked about once.
  if (await anyway.isVisible()) await click(anyway);
  await expect(heading).toBeVisible();
  // The bar says what it is one of: its own title stands once.
  await expect(desk.getByRole('banner')).toContainText('Invoice');
  await expect(desk.getByRole('banner')).not.toContainText(`FT ${year}/1`);

  const pay = desk.getByRole('link', { name: 'Register payment' });
  await click(pay.or(button('Register payment')).first());
  await click(button('Record'));
  await expect(desk.getByRole('heading', { level: 1, name: `RC ${year}/1` })).toBeVisible();
  await click(desk.getByRole('link', { name: `Back to FT ${year}/1` }));
  await expect(heading).toBeVisible();

  await click(button('Print'));
  const printing = desk.getByRole('dialog', { name: `Print FT ${year}/1` });
  const onPaper = printing.getByRole('button', { name: 'Print', exact: true });
  await click(onPaper);
  await expect(printing.getByRole('combobox', { name: 'Copy' })).toHaveText('Second copy');
  // Once it is with the printer, the keys are of the dialog again.
  await expect(onPaper).toBeEnabled();
  await press('Escape');
  await click(button('Send by e-mail'));
  await write('contas@hotel.co.mz');
  await click(desk.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await expect(desk.getByRole('region', { name: 'E-mails' })).toContainText('contas@hotel.co.mz');

  const [invoice] = await rows(books, '/api/documents?filter={"typeId":"FT"}');
  expect(invoice).toMatchObject({ status: 'paid', isPrinted: true });
  expect(count()).toBeLessThanOrEqual(STEPS_MAX);
});

test('records are added one after the other, without going back to the list', async ({ desk }) => {
  await desk.goto('/commercial/clients/create');
  const form = desk.getByRole('dialog');
  const name = form.getByRole('textbox', { name: 'Name' });
  await name.fill('Hotel Tofo');
  await form.getByRole('button', { name: 'Add another' }).click();
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await name.fill('Café Continental');
  await name.press('Enter');
  await expect(form).toBeHidden();
  await expect(desk.getByRole('row').filter({ hasText: 'Hotel Tofo' })).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: 'Café Continental' })).toBeVisible();
});
