import { beginInvoice, expectFigures, openShop, writeLines } from '../support/invoice.js';
import { headers } from '@balcao/contracts';
import { rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { answer } from '../support/screen.js';

test.beforeEach(async ({ books }) => {
  await openShop(books);
});

test('a draft saves itself and is there after loading the page again', async ({ desk }) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'CAFE', quantity: '3,5' }]);
  await expect(desk.getByText(/^Saved at/)).toBeVisible();
  await desk.reload();
  await expect(desk.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('3.5');
  await expect(desk.getByRole('combobox', { name: 'Client', exact: true })).toHaveValue(
    'Hotel Tofo',
  );
  await expectFigures(desk, { 'Taxable base': '349.97' });
  await desk.getByRole('link', { name: 'Back to list' }).click();
  await desk.getByRole('link', { name: /^Drafts/ }).click();
  await expect(desk.getByText('Hotel Tofo').first()).toBeVisible();
});

test('leaving in the middle of writing keeps what was written', async ({ desk, books }) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'PAO', quantity: '7' }]);
  await desk.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await expect.poll(() => rows(books, '/api/drafts')).toMatchObject([{ lineCount: 1 }]);
  await desk.goBack();
  await expect(desk.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('7');
});

test('a refusal is shown at its line and leads there', async ({ desk }) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'PAO', quantity: '0' }]);
  await desk.getByRole('button', { name: 'Issue', exact: true }).first().click();
  const problems = desk.getByRole('alert');
  await expect(problems).toContainText('Invalid quantity');
  await expect(desk.getByLabel('Quantity, line 1', { exact: true })).toBeFocused();
  await expect(desk.getByLabel('Quantity, line 1', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('a discarded draft is gone, and no number is lost', async ({ desk, books }) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'PAO', quantity: '7' }]);
  await expect(desk.getByText(/^Saved at/)).toBeVisible();
  await desk.getByRole('button', { name: 'Discard' }).click();
  await answer(desk, 'Yes');
  await expect(desk.getByText('No drafts')).toBeVisible();
  expect(await rows(books, '/api/series/FT_2026')).toEqual(
    expect.objectContaining({ lastNumber: 0 }),
  );
});

test('who saves second compares, and neither loses anything', async ({ desk, books }) => {
  await beginInvoice(desk);
  await writeLines(desk, [{ code: 'PAO', quantity: '7' }]);
  // It is saved each time the writing pauses: what is waited for is the last of them.
  await expect.poll(() => rows(books, '/api/drafts')).toMatchObject([{ totalMinor: 24_850 }]);
  await expect(desk.getByText(/^Saved at/)).toBeVisible();
  const [draft] = await rows(books, '/api/drafts');
  const saved = await books.api.put(`/api/drafts/${String(draft?.['id'])}`, {
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
    data: {
      expectedRevision: draft?.['revision'],
      content: { documentTypeId: 'FT', clientId: 'HOTEL', lines: [], note: 'Leave at the door' },
    },
  });
  expect(saved.ok()).toBe(true);
  await desk.getByLabel('Quantity, line 1', { exact: true }).fill('8');
  const dialog = desk.getByRole('dialog', { name: 'Someone else changed this draft' });
  await expect(dialog).toContainText('Leave at the door');
  await dialog.getByRole('button', { name: 'Save mine as a new draft' }).click();
  await expect(desk.getByText(/^Saved at/)).toBeVisible();
  await expect.poll(async () => (await rows(books, '/api/drafts')).length).toBe(2);
});

test('two hundred lines stay light to write on', async ({ desk, books }) => {
  const line = { articleId: 'BREAD', quantity: '1', unitPrice: '35.50', vatId: 'vat_ISE_B' };
  const put = await books.api.put('/api/drafts/LONG', {
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
    data: {
      content: {
        documentTypeId: 'FT',
        clientId: 'HOTEL',
        lines: Array.from({ length: 200 }, () => line),
      },
    },
  });
  expect(put.ok()).toBe(true);
  await desk.goto('/commercial/document/FT/draft/LONG');
  const last = desk.getByLabel('Quantity, line 200', { exact: true });
  await last.fill('1');
  await expectFigures(desk, { 'Taxable base': '7 100.00' });
  const ms = await last.evaluate(async (input: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const begun = performance.now();
    setValue?.call(input, '2');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((painted) => {
      requestAnimationFrame(() => setTimeout(painted));
    });
    return performance.now() - begun;
  });
  await expectFigures(desk, { 'Taxable base': '7 135.50' });
  // Tells only what hangs: the figures themselves are the bench's.
  expect(ms).toBeLessThan(20_000);
});
