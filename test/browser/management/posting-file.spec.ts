import { readFile } from 'node:fs/promises';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, expectToFit, test } from '../support/product.js';
import { choose, dialog, expectRefused, field } from '../support/screen.js';

test('an accountant takes the journal of a period into another program', async ({
  desk: page,
  books,
}) => {
  await openShop(books);
  await past(books, [['/api/documents/ONE/issue', twoCoffees]]);
  await page.goto('/commercial/reports/ledger_journal');
  await page.getByRole('button', { name: 'Posting file' }).click();
  const form = dialog(page, 'Posting file');
  await expect(form).toContainText('Primavera publishes no fixed layout');
  await expectAccessible(page);

  await test.step('a day that is none is refused at its field', async () => {
    const until = await field(form, 'To').inputValue();
    await field(form, 'To').fill('31/02/2026');
    await form.getByRole('button', { name: 'Download' }).click();
    await expectRefused(field(form, 'To'), /./);
    await field(form, 'To').fill(until);
  });

  await test.step('the file has the entry of the invoice', async () => {
    await choose(form, 'Layout', 'PHC CS (Cegid)');
    await expect(form).toContainText('help centre');
    const coming = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Download' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^phc_.*\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('DOCUM;DINO;DATA');
    expect(text).toContain(';411;');
    await expect(form).toHaveCount(0);
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Posting file' }).click();
    await expect(form).toBeVisible();
    await expectToFit(page);
  });
});
