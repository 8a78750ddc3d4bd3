import { loseAnswerOnce } from '../support/lost-answers.js';
import { rows, past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { payCash, scan } from '../support/till.js';

const year = new Date().getFullYear();

test('a company without a till sells over the counter after one click', async ({ desk, books }) => {
  await past(books, [
    [
      '/api/articles',
      {
        id: 'BREAD',
        code: 'PAO',
        name: 'Pão de forma',
        salePrice: '50',
        vatId: 'vat_ISE_B',
        kind: 'article',
        unit: 'un',
        movesStock: false,
      },
    ],
  ]);
  await desk.goto('/pos');
  const begin = desk.getByRole('button', { name: 'Start selling on Till 1' });
  await expect(begin).toBeVisible();
  await expectAccessible(desk);
  await loseAnswerOnce(desk, '**/api/cash-registers');
  await begin.click();
  // The till was made, though its answer was lost: once the device hears of it, it can be chosen.
  const made = desk.getByRole('button', { name: /^Till 1/ });
  await expect(desk.getByRole('alert').or(made)).toBeVisible();
  await begin.or(made).click();

  // Its drawer is the company's cash: nothing but the float is asked for.
  await desk.getByLabel('Or enter the total').fill('2000');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Scan an article to start.')).toBeVisible();
  await scan(desk, 'pao');
  await desk.keyboard.press('F9');
  await expectAccessible(desk);
  const anyone = desk.getByRole('button', { name: /^Final consumer/ }).last();
  await loseAnswerOnce(desk, '**/api/companies/current/settings');
  await anyone.click();
  await expect(anyone).toBeEnabled();
  // The first choice is Enter's, too.
  await desk.getByLabel('Name, NUIT, phone number or code').press('Enter');
  await expect(desk.getByRole('dialog', { name: 'Payment' })).toBeVisible();
  await desk.getByLabel('Received').fill('50');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('region', { name: 'Sale completed' })).toContainText('50.00');

  // The next sale asks for nobody.
  await scan(desk, 'pao');
  await payCash(desk, '');
  await expect.poll(async () => (await rows(books, `/api/documents?q=${year}C1`)).length).toBe(2);
  expect(await rows(books, '/api/cash-registers')).toEqual([
    expect.objectContaining({ code: 'C1', name: 'Till 1', treasuryAccountId: 'account_cash' }),
  ]);
  expect(await rows(books, '/api/clients')).toEqual([
    expect.objectContaining({ code: 'CF', name: 'Final consumer' }),
  ]);
});
