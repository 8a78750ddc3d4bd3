import { loseAnswerOnce } from '../support/lost-answers.js';
import { rows } from '../support/owner.js';
import { expect } from '../support/product.js';
import { payCash, scan } from '../support/till.js';
import { openBoth, park, parkedAt, ticketOf, twoTills } from '../support/two-tills.js';

const year = new Date().getFullYear();

twoTills('no sale that waits is lost with an answer', async ({ desk, second, books }) => {
  await openBoth(desk, second, books);

  await twoTills.step('it is parked once', async () => {
    await scan(desk, '2*cafe');
    await loseAnswerOnce(desk, '**/api/tills/*/entries');
    await park(desk, 'Mesa 1');
    await expect(parkedAt(second, 'Mesa 1')).toHaveCount(1);
    await expect(desk.getByRole('status').filter({ hasText: 'Online' })).toBeVisible();
    expect(await rows(books, '/api/parked-sales')).toHaveLength(1);
  });

  await twoTills.step('the till that took it has it, also on a page reloaded', async () => {
    await loseAnswerOnce(second, '**/api/parked-sales/*/recall');
    await parkedAt(second, 'Mesa 1').click();
    await second.getByRole('button', { name: 'Yes' }).click();
    await expect(second.locator('.snack')).toBeVisible();
    await expect(parkedAt(desk, 'Mesa 1')).toBeHidden();
    expect(await rows(books, '/api/parked-sales')).toEqual([]);
    await second.reload();
    await parkedAt(second, 'Mesa 1').click();
    await second.getByRole('button', { name: 'Yes' }).click();
    await expect(ticketOf(second)).toContainText('231.98');
    await expect(parkedAt(second, 'Mesa 1')).toBeHidden();
    await payCash(second, '');
    await expect.poll(() => rows(books, `/api/documents?q=${year}C2`)).toHaveLength(1);
  });

  await twoTills.step('the till that parked it goes on with it at once', async () => {
    await scan(desk, 'pao');
    await park(desk, 'Mesa 2');
    await expect(parkedAt(second, 'Mesa 2')).toBeVisible();
    await loseAnswerOnce(desk, '**/api/parked-sales/*/recall');
    await parkedAt(desk, 'Mesa 2').click();
    await expect(ticketOf(desk)).toContainText('Pão de forma');
    await payCash(desk, '');
    await expect.poll(() => rows(books, `/api/documents?q=${year}C1`)).toHaveLength(1);
    await expect(desk.getByRole('button', { name: 'View' })).toBeHidden();
    expect(await rows(books, '/api/tills')).toMatchObject([
      { code: 'C1', corrected: 0, quarantined: 0 },
      { code: 'C2', corrected: 0, quarantined: 0 },
    ]);
  });

  await twoTills.step('it is given up once', async () => {
    await scan(desk, 'pao');
    await park(desk, 'Mesa 3');
    await expect(parkedAt(second, 'Mesa 3')).toBeVisible();
    await desk.getByRole('link', { name: /Shift/ }).click();
    await desk.getByLabel('Or enter the total').fill('2231,98');
    await desk.getByRole('button', { name: 'Continue' }).click();
    await desk.getByRole('button', { name: 'Discard' }).click();
    await desk.getByLabel('Reason for discarding Mesa 3').fill('Foi-se embora');
    await loseAnswerOnce(desk, '**/api/tills/*/entries');
    await desk.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => rows(books, '/api/parked-sales')).toEqual([]);
    await desk.getByLabel('Reason for the difference').fill('Contado duas vezes');
    await desk.getByRole('button', { name: 'End shift' }).click();
    await expect(desk.getByRole('heading', { name: 'Shift closed' })).toBeVisible();
  });
});
