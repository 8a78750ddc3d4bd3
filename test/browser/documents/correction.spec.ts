import { openShop, twoCoffees } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

const year = new Date().getFullYear();
const invoice = `FT ${year}/1`;

test('an issued invoice is corrected in one step, from its page', async ({ books, desk }) => {
  await openShop(books);
  await past(books, [['/api/documents/FIRST/issue', { ...twoCoffees, documentTypeId: 'FT' }]]);
  await desk.goto(`/commercial/document/FT/FT_${year}.1`);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(invoice);
  await desk.getByRole('button', { name: 'More actions' }).click();
  await desk.getByRole('menuitem', { name: 'Correct this document' }).click();

  const card = desk.getByRole('region', { name: `Corrects ${invoice}` });
  await expect(card).toContainText(`${invoice} is credited as a whole`);
  await expectAccessible(desk);
  await desk.getByLabel('Quantity, line 1', { exact: true }).fill('3');
  const issue = desk.getByRole('button', { name: 'Issue', exact: true }).first();
  await issue.click();
  await expect(card.getByText('Choose or enter the reason for the note')).toBeVisible();
  await card.getByRole('combobox', { name: 'Kind of reason' }).click();
  await desk.getByRole('option', { name: 'Wrong quantity' }).click();
  await issue.click();

  await expect(desk).toHaveURL(new RegExp(`/document/FT/FT_${year}\\.2`));
  const details = desk.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Corrects');
  await expect
    .poll(() => rows(books, '/api/documents?sort=issuedOn:asc'))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: `NC_${year}.1`, totalMinor: 231_98 }),
        expect.objectContaining({ id: `FT_${year}.2`, totalMinor: 347_97, status: 'unpaid' }),
      ]),
    );
  await details.getByRole('link', { name: invoice }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(invoice);
  await expect(details).toContainText('Corrected by');
  await expect(details.getByRole('link', { name: `FT ${year}/2` })).toBeVisible();
  const chain = desk.getByRole('region', { name: 'Linked documents' });
  await expect(chain.getByRole('link')).toHaveCount(3);
  await desk.getByRole('button', { name: 'More actions' }).click();
  await expect(desk.getByRole('menuitem', { name: 'Correct this document' })).toContainText(
    'corrects it already',
  );
});
