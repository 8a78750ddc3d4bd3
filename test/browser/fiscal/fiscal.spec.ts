import { readFile } from 'node:fs/promises';
import type { FiscalFileAnswer } from '@balcao/contracts';
import type { Page } from '@playwright/test';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past, type Owner } from '../support/owner.js';
import { expect, expectAccessible, looks, test } from '../support/product.js';
import { choose, dialog, expectSnack } from '../support/screen.js';

/** The month that is to be handed in: the one before this. */
const lastDay = new Date(new Date().setUTCDate(0)).toISOString().slice(0, 10);
const year = Number.parseInt(lastDay, 10);
const monthIn = (language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(lastDay),
  );
const month = monthIn('en-GB');

/** Two invoices of that month. */
async function sellLastMonth(books: Owner): Promise<void> {
  await openShop(books);
  const isLastYear = year < new Date().getUTCFullYear();
  const invoice = { ...twoCoffees, issuedOn: lastDay };
  await past(books, [
    ...(isLastYear ? [['/api/series', { typeId: 'FT', year }] as const] : []),
    ['/api/documents/ONE/issue', invoice],
    ['/api/documents/TWO/issue', invoice],
  ]);
}

const files = (page: Page) => page.getByRole('region', { name: 'Files' });
const months = (page: Page) => page.getByRole('region', { name: 'Months' });
const made = (page: Page, name: string) =>
  files(page).getByRole('listitem').filter({ hasText: name });

async function make(page: Page, kind: string): Promise<void> {
  await choose(page.getByRole('region', { name: 'Create file' }), 'File', kind);
  await page.getByRole('button', { name: 'Create file', exact: true }).click();
  await expectSnack(page, 'Creating the file…');
}

async function taken(page: Page, name: string): Promise<Buffer> {
  const link = page.getByRole('link', { name: `Download ${name}` });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path());
}

const check = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('SAF-T file').setInputFiles({ name, mimeType: 'application/xml', buffer });

test('a month is made into files, checked, handed in, and watched from then on', async ({
  desk: page,
  books,
}) => {
  await sellLastMonth(books);
  await page.goto('/commercial/fiscal');
  const ofMonth = months(page).getByRole('listitem').filter({ hasText: month });
  const open = ofMonth.getByRole('button', { name: `Open ${month}` });
  const declaration = `e-Declaração, Excel, ${month}`;
  const saft = `SAF-T (Mozambique, draft), ${month}`;

  await test.step('both files of the month are made', async () => {
    await expect(ofMonth).toContainText(/To be submitted|Late/);
    await make(page, 'e-Declaração, Excel');
    await make(page, 'SAF-T (Mozambique, draft)');
    expect((await taken(page, declaration)).subarray(0, 2).toString()).toBe('PK');
    await expect(files(page).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('the SAF-T is found right by the checker, and what is none is not', async () => {
    const file = (await taken(page, saft)).toString('utf8');
    await check(page, 'saft.xml', Buffer.from(file));
    const found = page.getByRole('region', { name: 'Check a file' });
    // The company of the tests was registered in spite of it.
    await expect(found).toContainText('400123450 is no valid tax number');
    const right = file.replaceAll('400123450', '400339910');
    await check(page, 'right.xml', Buffer.from(right));
    await expect(found).toContainText('Errors: 0. Warnings: 1. Documents read: 2 invoices.');
    const wrong = right.replace('<InvoiceType>FT<', '<InvoiceType>XX<');
    await check(page, 'wrong.xml', Buffer.from(wrong));
    await expect(found).toContainText('Errors: 2');
    await expect(found.getByRole('row').nth(1)).toContainText(`FT ${year}/1`);
    await check(page, 'photo.xml', Buffer.from('no angle at all'));
    await expect(found).toContainText('This is no XML file');
    await check(page, 'page.xml', Buffer.from('<html></html>'));
    await expect(found).toContainText(
      'This is no SAF-T file of Portugal, Angola or Mozambique (html)',
    );
    await page.route('**/api/fiscal/check', () => undefined);
    await check(page, 'large.xml', Buffer.from(right));
    await expect(found).toContainText('Checking large.xml');
    await found.getByRole('button', { name: 'Cancel' }).click();
    await expect(found).toContainText('The check of large.xml was not completed');
    await page.unroute('**/api/fiscal/check');
    await expectAccessible(page);
  });

  await test.step('the month is marked with the file that was handed in', async () => {
    await open.click();
    const opened = dialog(page, month);
    await opened.getByLabel('Submission number (optional)').fill('AT-77');
    await opened.getByRole('button', { name: 'Mark as submitted', exact: true }).click();
    await expectSnack(page, `${month} marked as submitted`);
    await expect(opened).toContainText('AT-77');
    await expect(opened).toContainText('No changes since the file was created.');
    await expectAccessible(page);
  });

  await test.step('made once more of the books of that day, it is the same', async () => {
    const opened = dialog(page, month);
    await opened.getByRole('button', { name: 'Recreate and compare' }).click();
    await expect(opened).toContainText('Identical: the data still matches');
    await opened.getByRole('button', { name: 'Close' }).click();
    await expect(ofMonth).toContainText('Submitted');
  });

  await test.step('what is cancelled later is credited today, and leaves the month', async () => {
    await page.goto(`/commercial/document/FT/FT_${year}.1`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Cancel document' }).click();
    const asked = dialog(page, `Cancel FT ${year}/1?`);
    const note = `NC ${new Date().getUTCFullYear()}/1`;
    await expect(asked).toContainText(`${month} was submitted and stays as it is`);
    await expectAccessible(page);
    await asked.getByLabel(`Change ${month} instead.`).check();
    await expect(asked).toContainText(`${month} was submitted to the tax authority. This changes`);
    await asked.getByLabel(`Change ${month} instead.`).uncheck();
    await asked.getByLabel('Reason').fill('Order withdrawn');
    await asked.getByRole('button', { name: `Issue ${note}` }).click();
    await expectSnack(page, `FT ${year}/1 credited by ${note}`);
    await page.goto('/commercial/fiscal');
    await expect(ofMonth).toContainText('Submitted');
  });

  await test.step('what is changed there is told, and what to do about it', async () => {
    const order = { reason: 'Order withdrawn', altersDeclared: true };
    await past(books, [[`/api/documents/FT_${year}.2/cancel`, order]]);
    await page.goto('/');
    await page.getByRole('link', { name: `${month} has changed since submission` }).click();
    await expect(ofMonth).toContainText('Changed since submission');
    await expect(ofMonth).toContainText('1 change since submission');
    await open.click();
    const opened = dialog(page, month);
    await expect(opened.getByRole('link', { name: `Cancelled: FT ${year}/2` })).toBeVisible();
    await expect(opened).toContainText('issue a credit note this month');
    await opened.getByRole('button', { name: 'Settled another way' }).click();
    await opened.getByLabel('How it was settled').fill('NC 2026/1');
    await opened.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(opened).toContainText('Settled: NC 2026/1');
  });
});

const underWay: FiscalFileAnswer = {
  id: 'slow',
  kind: 'saft-mz',
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  isAgain: false,
  canBeDeclared: false,
  state: 'running',
  isCancelling: false,
  createdAt: '2026-10-30T12:05:00.000Z',
  percent: 40,
  file: null,
  failure: null,
};

test('a file says how far it is, and is stopped', async ({ desk: page }) => {
  let file = underWay;
  await page.route('**/api/fiscal/files**', async (route) => {
    if (route.request().url().endsWith('/slow/cancel')) {
      file = { ...file, isCancelling: true };
      await route.fulfill({ json: { id: 'slow' } });
    } else await route.fulfill({ json: [file] });
  });
  await page.goto('/commercial/fiscal');
  const item = made(page, `SAF-T (Mozambique, draft), ${year}`);
  await expect(item).toContainText('Creating: 40%');
  file = { ...file, percent: 75 };
  await expect(item).toContainText('Creating: 75%');
  await item.getByRole('button', { name: 'Cancel SAF-T' }).click();
  await expect(item).toContainText('Stopping…');
  await expect(item.getByRole('button')).toHaveCount(0);
  file = { ...file, state: 'cancelled', isCancelling: false };
  await expect(item).toContainText('Cancelled');
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ look });

    test('the screen is accessible, and says why a file is no XML', async ({ desk: page }) => {
      const { language } = look;
      await page.goto('/commercial/fiscal');
      const label = language === 'pt' ? 'Ficheiro SAF-T' : 'SAF-T file';
      const file = { name: 'x.xml', mimeType: 'application/xml', buffer: Buffer.from('<a><b>') };
      await page.getByLabel(label).setInputFiles(file);
      await expect(page.getByRole('main')).toContainText(
        language === 'pt'
          ? 'O ficheiro acaba antes do tempo: o elemento b não está fechado'
          : 'The file ends too early: the element b is not closed',
      );
      await expectAccessible(page);
    });
  });
}
