import { headers } from '@balcao/contracts';
import { openShop, summary, twoCoffees } from '../support/invoice.js';
import { command } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { answer } from '../support/screen.js';

test('prices follow the currency of a draft when that is wished', async ({ desk, books }) => {
  await openShop(books);
  await command(books, '/api/currencies/USD/set-rate', { rate: '64', percentage: '0' });
  const put = await books.api.put('/api/drafts/DOLLARS', {
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
    data: { content: twoCoffees },
  });
  expect(put.ok()).toBe(true);
  await desk.goto('/commercial/document/FT/draft/DOLLARS');
  const currency = desk.getByRole('combobox', { name: 'Currency', exact: true });
  const price = desk.getByLabel('Unit price, line 1', { exact: true });
  await currency.selectOption('USD');
  await expect(desk.getByRole('alertdialog')).toContainText('1 USD = 64 MZN');
  await answer(desk, 'Yes');
  // 99.99 MZN are 1.56 USD; two of them and 16 % VAT.
  await expect(price).toHaveValue('1.56');
  await expect(desk.getByText('3.62').first()).toBeVisible();
  await currency.selectOption('MZN');
  await answer(desk, 'Yes');
  await expect(price).toHaveValue('99.99');
});

test('a document in another currency says what it comes to in the own', async ({ desk, books }) => {
  await openShop(books);
  await command(books, '/api/currencies/USD/set-rate', { rate: '64', percentage: '0' });
  const [line] = twoCoffees.lines;
  const lines = [{ ...line, unitPrice: '1.56' }];
  await command(books, '/api/documents/DOLLARS/issue', { ...twoCoffees, currency: 'USD', lines });
  await desk.goto(`/commercial/document/FT/FT_${new Date().getFullYear()}.1`);
  const figures = summary(desk);
  // 3.12 dollars are 199.68; with 16 % of that 231.63.
  await expect(figures).toContainText(/Worth 231\.63 MZN \(1 USD = 64 MZN\)/);
  await expect(figures).toContainText(/Amount due\s*231\.63\s*MZN/);
});

test('a rate that is typed has a reason, and is said on the document', async ({ desk, books }) => {
  await openShop(books);
  await command(books, '/api/currencies/USD/set-rate', { rate: '64', percentage: '0' });
  const [line] = twoCoffees.lines;
  const content = { ...twoCoffees, currency: 'USD', lines: [{ ...line, unitPrice: '100' }] };
  const put = await books.api.put('/api/drafts/TYPED', {
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
    data: { content },
  });
  expect(put.ok()).toBe(true);
  await desk.goto('/commercial/document/FT/draft/TYPED');
  const rate = desk.getByRole('textbox', { name: 'Exchange rate', exact: true });
  await expect(rate).toHaveAccessibleDescription('MZN for 1 USD');
  await rate.fill('65.5');
  await rate.blur();
  await answer(desk, 'No');
  const reason = desk.getByRole('textbox', { name: 'Reason of the rate' });
  await desk.getByRole('button', { name: 'Issue', exact: true }).first().click();
  await expect(reason).toHaveAccessibleDescription(
    'Enter the reason for a rate other than that of the day',
  );
  await reason.fill('Agreed by contract');
  await desk.getByRole('button', { name: 'Issue', exact: true }).first().click();
  await expect(desk).toHaveURL(/\/document\/FT\/FT_/);
  await expect(summary(desk)).toContainText('(1 USD = 65.5 MZN)');
  await expect(summary(desk)).toContainText('Rate typed on the document: Agreed by contract');
});
