import { headers } from '@balcao/contracts';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { dialog, row } from '../support/screen.js';

const year = new Date().getFullYear();

async function keepDraft(books: Owner, id: string, content: object): Promise<void> {
  const put = await books.api.put(`/api/drafts/${id}`, {
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
    data: { content },
  });
  expect(put.ok()).toBe(true);
}

test('a list counts, filters, prints a selection and issues drafts', async ({ desk, books }) => {
  await openShop(books);
  await past(books, [
    ['/api/documents/D1/issue', twoCoffees],
    ['/api/documents/D2/issue', twoCoffees],
    ['/api/documents/D3/issue', { ...twoCoffees, documentTypeId: 'GR' }],
    ['/api/documents/D4/issue', { ...twoCoffees, documentTypeId: 'GR' }],
    [`/api/documents/FT_${year}.2/cancel`, { reason: 'Twice' }],
  ]);
  await keepDraft(books, 'GOOD', twoCoffees);
  await keepDraft(books, 'EMPTY', { ...twoCoffees, lines: [] });
  await desk.addInitScript(() => {
    window.print = () => undefined;
  });

  await test.step('the tabs count, and amounts filter', async () => {
    await desk.goto('/commercial/document/FT');
    await expect(desk.getByRole('button', { name: 'All 2' })).toBeVisible();
    await desk.getByRole('button', { name: 'Cancelled 1' }).click();
    await expect(row(desk, `FT ${year}/2`)).toBeVisible();
    await expect(row(desk, `FT ${year}/1`)).toHaveCount(0);
    await desk.getByRole('button', { name: 'All 2' }).click();
    await desk.getByRole('button', { name: 'Filters' }).click();
    await desk.getByRole('textbox', { name: 'Minimum total' }).fill('500,00');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('No matches')).toBeVisible();
    await desk
      .getByRole('button', { name: /Remove filter: Total/ })
      .first()
      .click();
    await expect(row(desk, `FT ${year}/1`)).toBeVisible();
  });

  await test.step('a selection is seen on paper and printed', async () => {
    await desk.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await expectAccessible(desk);
    await desk.getByRole('toolbar').getByRole('button', { name: 'Print' }).click();
    const printing = dialog(desk, 'Print 2 documents');
    const papers = printing.frameLocator('iframe');
    await expect(papers.locator('main')).toHaveCount(2);
    await printing.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(papers.getByText('Original', { exact: true })).toBeVisible();
    await printing.getByRole('button', { name: 'Close', exact: true }).last().click();
  });

  await test.step('drafts are issued, and the one without lines says why not', async () => {
    await desk.goto('/commercial/document/FT/drafts');
    await desk
      .getByRole('checkbox', { name: /Select Hotel Tofo/ })
      .first()
      .check();
    await desk
      .getByRole('checkbox', { name: /Select Hotel Tofo/ })
      .last()
      .check();
    await desk.getByRole('toolbar').getByRole('button', { name: 'Issue' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Issue' }).click();
    await expect(desk.getByText('Failed: 1')).toBeVisible();
    const issued = await rows(books, '/api/documents?filter={"typeId":"FT"}');
    expect(issued).toHaveLength(3);
  });

  await test.step('two delivery notes become one invoice', async () => {
    await desk.goto('/commercial/document/GR');
    await desk.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const join = 'Combine into one document';
    await desk.getByRole('toolbar').getByRole('button', { name: join }).click();
    await dialog(desk, 'Combine 2 into one document')
      .getByRole('button', { name: 'Invoice', exact: true })
      .click();
    await expect(desk).toHaveURL(/\/document\/FT\/draft\//);
    await expect(desk.getByLabel('Quantity, line 2', { exact: true })).toHaveValue('2');
  });
});
