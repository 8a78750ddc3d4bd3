import type { FrameLocator, Page } from '@playwright/test';
import { headers } from '@balcao/contracts';
import { openShop, twoCoffees } from '../support/invoice.js';
import { command } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { dialog } from '../support/screen.js';

const reference = `FT ${new Date().getFullYear()}/1`;
const id = reference.replace(' ', '_').replace('/', '.');

const paperIn = (page: Page): FrameLocator => page.getByRole('dialog').frameLocator('iframe');

test.beforeEach(async ({ books }) => {
  await openShop(books);
});

test('the original is printed once, then its second copy', async ({ desk, books }) => {
  await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
  // Nothing is printed on a test machine: the page is made to believe that it was.
  await desk.addInitScript(() => {
    window.print = () => undefined;
  });
  await desk.emulateMedia({ colorScheme: 'dark' });
  await desk.goto(`/commercial/document/FT/${id}`);
  await desk.getByRole('button', { name: 'Print', exact: true }).click();
  const printing = dialog(desk, `Print ${reference}`);
  const stamp = paperIn(desk).getByText('PRÉ-VISUALIZAÇÃO');
  await expect(paperIn(desk).getByText(reference).first()).toBeVisible();
  await expect(stamp).toBeAttached();
  const sheet = paperIn(desk).locator('body > *').first();
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectAccessible(desk);
  const button = printing.getByRole('button', { name: 'Print', exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.press('Enter');
  await expect(stamp).toHaveCount(0);
  await expect(printing.getByRole('combobox', { name: 'Copy' })).toHaveText('Second copy');
  await button.press('Enter');
  await expect(button).toBeEnabled();
  await printing.getByRole('button', { name: 'Close', exact: true }).last().click();
  await desk.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(printing.getByRole('combobox', { name: 'Copy' })).toHaveText('Second copy');

  const pdf = await books.api.get(`/api/documents/${id}/paper?format=pdf&copy=second`, {
    headers: { [headers.company]: books.companyId },
  });
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a long document says on each page which it is and what it carries', async ({
  desk,
  books,
}) => {
  const [coffee] = twoCoffees.lines;
  const lines = Array.from({ length: 70 }, () => coffee);
  await command(books, '/api/documents/LONG/issue', { ...twoCoffees, lines });
  await desk.goto(`/commercial/document/FT/${id}`);
  await desk.getByRole('button', { name: 'Print', exact: true }).click();
  const pages = paperIn(desk).locator('.page');
  await expect(pages).toHaveCount(3);
  const [first, second, last] = [pages.nth(0), pages.nth(1), pages.nth(2)];
  await expect(first).toContainText('Página 1 de 3');
  const carried = /A transportar: ([\d\s]+,\d\d)/.exec((await first.textContent()) ?? '')?.[1];
  await expect(second).toContainText(`Transporte: ${carried ?? '?'}`);
  await expect(second.locator('.totals')).toHaveCount(0);
  await expect(last).toContainText('Página 3 de 3');
  await expect(last).not.toContainText('A transportar');
  await expect(last.locator('.totals')).toBeVisible();
  await expect(last).toContainText('Processado por computador');
});

test('a draft is looked at on paper without issuing it', async ({ desk, books }) => {
  const put = await books.api.put('/api/drafts/LOOKED', {
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
    data: { content: twoCoffees },
  });
  expect(put.ok()).toBe(true);
  await desk.goto('/commercial/document/FT/draft/LOOKED');
  await desk.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(dialog(desk, 'Document preview')).toBeVisible();
  await expect(paperIn(desk).getByText('Hotel Tofo')).toBeVisible();
  await expect(paperIn(desk).getByText('231,98')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toBeHidden();
});
