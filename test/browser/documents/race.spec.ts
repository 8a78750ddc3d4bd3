import type { Page } from '@playwright/test';
import { beginInvoice, openShop, writeLines } from '../support/invoice.js';
import { rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';

const year = new Date().getFullYear();
const ROUNDS = 3;

/** Writes an invoice up to the last key. */
async function write(page: Page): Promise<void> {
  await beginInvoice(page);
  await writeLines(page, [{ code: 'PAO', quantity: '1' }]);
}

test('two tabs that issue at the same moment get numbers that follow each other', async ({
  office,
  desk,
  books,
}) => {
  await openShop(books);
  const other = await office.newPage();
  await other.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
  }, books.companyId);
  const tabs = [desk, other];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const tab of tabs) await write(tab);
    const press = (tab: Page) =>
      tab.getByRole('button', { name: 'Issue', exact: true }).first().click();
    await Promise.all(tabs.map(press));
    const last = tabs.length * round;
    const heading = (tab: Page) => tab.getByRole('heading', { level: 1 });
    for (const tab of tabs) await expect(heading(tab)).toHaveText(/^FT/);
    const headings = await Promise.all(tabs.map((tab) => heading(tab).textContent()));
    expect(headings.sort()).toEqual([`FT ${year}/${last - 1}`, `FT ${year}/${last}`]);
  }
  const issued = await rows(books, '/api/documents?sort=number');
  const all = Array.from({ length: tabs.length * ROUNDS }, (_, at) => `FT ${year}/${at + 1}`);
  expect(issued.map(({ reference }) => reference).sort()).toEqual(all);
  await other.close();
});
