import type { Page } from '@playwright/test';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past, type Owner } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { dialog, row } from '../support/screen.js';

const year = new Date().getFullYear();

const invoices = (books: Owner, count: number): Promise<void> =>
  past(
    books,
    Array.from({ length: count }, (_, at) => [`/api/documents/D${at}/issue`, twoCoffees] as const),
  );

const clients = Array.from({ length: 30 }, (_, at) => {
  const number = String(at + 1).padStart(2, '0');
  return [
    '/api/clients',
    { id: `C${number}`, code: `C${number}`, name: `Loja ${number}` },
  ] as const;
});

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const nextRecord = (page: Page) => page.getByRole('button', { name: 'Next record', exact: true });

/** Scrolls as far as a row, and opens it. */
async function openFarRow(desk: Page, text: string): Promise<number> {
  const far = row(desk, text);
  await far.scrollIntoViewIfNeeded();
  await far.focus();
  const left = await scrolled(desk);
  await desk.keyboard.press('Enter');
  return left;
}

test('a list that an address asks for says which of its rows it shows', async ({ desk, books }) => {
  await past(books, clients.slice(0, 2));
  const shown = desk.getByRole('combobox', { name: 'Show', exact: true });
  await desk.goto('/commercial/clients');
  await expect(row(desk, 'Loja 02')).toBeVisible();
  await expect(shown).toHaveText('Active');
  await desk.goto(`/commercial/clients?filter=${encodeURIComponent('{"q":"Loja 01"}')}`);
  await expect(row(desk, 'Loja 01')).toBeVisible();
  await expect(shown).toHaveText('All');
});

test('a list is come back to where it was left', async ({ desk, books }) => {
  await past(books, clients);
  await desk.goto('/commercial/clients');
  await expect(row(desk, 'Loja 25')).toBeVisible();

  await test.step('by the link of a record, its row under the focus', async () => {
    await row(desk, 'Loja 24').focus();
    await desk.keyboard.press('Space');
    const left = await openFarRow(desk, 'Loja 24');
    expect(left).toBeGreaterThan(100);
    await expect(desk.getByRole('heading', { name: 'Loja 24' }).first()).toBeVisible();
    await expect.poll(() => scrolled(desk)).toBe(0);
    await desk.getByRole('link', { name: 'Back to list' }).click();
    await expect(row(desk, 'Loja 24')).toBeFocused();
    await expect(desk.getByText('1 selected')).toBeVisible();
    await expect.poll(() => scrolled(desk)).toBe(left);
  });

  await test.step('by the button of the browser', async () => {
    const left = await openFarRow(desk, 'Loja 23');
    await expect(desk.getByText('23 of 30', { exact: true })).toBeVisible();
    await desk.goBack();
    await expect(row(desk, 'Loja 23')).toBeFocused();
    await expect.poll(() => scrolled(desk)).toBe(left);
  });

  await test.step('when the page is loaded again', async () => {
    const left = await scrolled(desk);
    await desk.reload();
    await expect(row(desk, 'Loja 23')).toBeVisible();
    await expect.poll(() => scrolled(desk)).toBe(left);
  });

  await test.step('from a record of the next page, on its page', async () => {
    await openFarRow(desk, 'Loja 25');
    await expect(desk.getByText('25 of 30', { exact: true })).toBeVisible();
    await expect(nextRecord(desk)).toBeEnabled();
    await desk.keyboard.press('j');
    await expect(desk.getByText('26 of 30', { exact: true })).toBeVisible();
    await desk.getByRole('link', { name: 'Back to list' }).click();
    await expect(row(desk, 'Loja 26')).toBeFocused();
    await expect(row(desk, 'Loja 25')).toHaveCount(0);
  });

  await test.step('by the menu at its top', async () => {
    await desk.getByRole('link', { name: 'Articles and services' }).click();
    await expect(desk).toHaveURL(/articles/);
    await desk.getByRole('link', { name: 'Clients', exact: true }).click();
    await expect(row(desk, 'Loja 26')).toBeVisible();
    await expect.poll(() => scrolled(desk)).toBe(0);
    await expect(desk.getByText(/^Selected/)).toHaveCount(0);
  });

  await test.step('a form closes to the page that it was opened from', async () => {
    await desk.goto('/commercial/clients/C07');
    await desk.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(dialog(desk, 'Loja 07')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(desk).toHaveURL(/clients\/C07$/);
    await expect(desk.getByRole('link', { name: 'Edit', exact: true })).toBeFocused();
    await desk.goBack();
    await expect(desk).not.toHaveURL(/edit/);
  });
});

test('a form that nothing is written in is left unasked', async ({ desk, books }) => {
  // The till says nothing about what it shows as it is closed: its form has a switch all the same.
  await openShop(books);
  await past(books, [
    [
      '/api/cash-registers',
      { id: 'C1', code: 'C1', name: 'Caixa da porta', treasuryAccountId: 'account_cash' },
    ],
  ]);
  await desk.goto('/commercial/cash_registers');
  await row(desk, 'Caixa da porta').getByRole('button').last().click();
  await desk.getByRole('menuitem', { name: 'Edit' }).click();
  const form = dialog(desk, 'Caixa da porta');
  await expect(form.getByRole('switch').first()).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('rows are selected up to another by Shift, and N begins a new record', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await past(books, clients);
  await invoices(books, 6);
  const box = (name: string) => desk.getByRole('checkbox', { name: `Select ${name}` });
  const selected = (count: number) => desk.getByText(`${count} selected`);

  await test.step('of a register', async () => {
    await desk.goto('/commercial/clients');
    await box('Loja 03').click();
    await box('Loja 08').click({ modifiers: ['Shift'] });
    await expect(selected(6)).toBeVisible();
    await expect(box('Loja 05')).toBeChecked();
    await box('Loja 06').click({ modifiers: ['Shift'] });
    await expect(selected(3)).toBeVisible();
    await desk.keyboard.press('n');
    await expect(dialog(desk, 'Create client').getByLabel('Name')).toBeFocused();
    await desk.keyboard.press('Escape');
    await expect(dialog(desk, 'Create client')).toBeHidden();
    await expect(selected(3)).toBeVisible();
  });

  await test.step('of documents', async () => {
    await desk.goto('/commercial/document/FT');
    await box(`FT ${year}/5`).click();
    await box(`FT ${year}/2`).click({ modifiers: ['Shift'] });
    await expect(selected(4)).toBeVisible();
    await desk.keyboard.press('n');
    await expect(desk).toHaveURL(/\/document\/FT\/create/);
  });
});

test('invoices follow each other by the order and filter of their list, over its pages', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await invoices(books, 30);
  await desk.goto('/commercial/document/FT');
  await desk.getByRole('button', { name: 'Go to next page' }).click();
  await expect(row(desk, `FT ${year}/30`)).toHaveCount(0);
  await row(desk, `FT ${year}/5`).click();
  await expect(desk.getByText('26 of 30', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Previous record' })).toBeEnabled();
  await desk.keyboard.press('k');
  await expect(desk.getByRole('heading', { name: `FT ${year}/6` }).first()).toBeVisible();
  await expect(desk.getByText('25 of 30', { exact: true })).toBeVisible();
  await desk.keyboard.press('k');
  await expect(desk.getByText('24 of 30', { exact: true })).toBeVisible();
  await desk.getByRole('link', { name: 'Back to list' }).click();
  await expect(row(desk, `FT ${year}/7`)).toBeFocused();
});
