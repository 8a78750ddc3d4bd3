import { openShop, twoCoffees } from '../support/invoice.js';
import { command } from '../support/owner.js';
import { expect, test } from '../support/product.js';

const year = new Date().getFullYear();

test('a long history is gone through from its newest event to its first', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
  const id = `FT_${year}.1`;
  for (let time = 1; time <= 60; time += 1) {
    await command(books, `/api/documents/${id}/texts`, { note: `Call ${time}` });
  }
  await desk.goto(`/commercial/document/FT/${id}`);
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(50);
  await expect(history.getByText('Events 12 to 61 of 61')).toBeVisible();
  const slider = history.getByRole('slider', { name: 'Moment in the history' });
  await slider.press('Home');
  await expect(history.getByText('Event 1 of 61')).toBeVisible();
  await expect(history.getByText('Events 1 to 11 of 61')).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(11);
  await expect(history.getByText('Showing')).toBeVisible();
  await history.getByRole('button', { name: 'Later events' }).click();
  await expect(history.getByText('Events 12 to 61 of 61')).toBeVisible();
  await expect(history.getByText('Event 1 of 61')).toBeVisible();
});

test('a print is found behind many later events', async ({ desk, books }) => {
  await openShop(books);
  await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
  const id = `FT_${year}.1`;
  await command(books, `/api/documents/${id}/print`, { copy: 'original' });
  for (let time = 1; time <= 55; time += 1) {
    await command(books, `/api/documents/${id}/print`, { copy: 'second' });
  }
  await desk.goto(`/commercial/document/FT/${id}`);
  const prints = desk.getByRole('region', { name: 'Prints' });
  await expect(prints.getByText('45 earlier prints')).toBeVisible();
  await prints.getByRole('button', { name: 'Search earlier' }).click();
  await expect(prints.getByText('51 earlier prints')).toBeVisible();
  await expect(prints.getByText('Original', { exact: true })).toHaveCount(1);
  await expect(prints.getByRole('button', { name: 'Search earlier' })).toHaveCount(0);
});
