import { headers } from '@balcao/contracts';
import { summary } from '../support/invoice.js';
import { command, past } from '../support/owner.js';
import { expect, test } from '../support/product.js';

const year = new Date().getFullYear();
const mill = { id: 'MILL', code: 'P001', name: 'Lacticínios da Matola', country: 'MZ' };
const yoghurt = {
  id: 'YOGHURT',
  code: 'IOG',
  name: 'Iogurte',
  salePrice: '45',
  vatId: 'vat_ISE',
  kind: 'article',
  unit: 'un',
  movesStock: true,
  isBatchManaged: true,
  batchesExpire: true,
};
const line = { articleId: 'YOGHURT', quantity: '4', unitPrice: '45', vatId: 'vat_ISE' };
const came = { ...line, batchName: 'L0329', batchExpiresOn: `${year + 1}-05-21` };

test('a credit note adds up on screen and on paper, and names what it settles and its batches', async ({
  desk,
  books,
}) => {
  const purchase = { documentTypeId: 'FTF', supplierId: 'MILL', supplierReference: 'A/1' };
  const sale = { documentTypeId: 'FT', clientId: 'MILL', lines: [line] };
  await past(books, [
    ['/api/clients', { ...mill, isSupplier: true }],
    ['/api/articles', yoghurt],
    ['/api/documents/D1/issue', { ...purchase, lines: [came] }],
    ['/api/documents/D2/issue', { ...sale, commercialDiscount: { percentage: '2.5' } }],
  ]);
  const note = {
    ...sale,
    documentTypeId: 'NC',
    reasonCode: 'goodsReturned',
    originId: `FT_${year}.1`,
  };
  await command(books, '/api/documents/D3/issue', note);

  for (const [type, id] of [
    ['FTF', `FTF_${year}.1`],
    ['FT', `FT_${year}.1`],
  ] as const) {
    await desk.goto(`/commercial/document/${type}/${id}`);
    await expect(desk.getByText(`Batch L0329 · Expiry date ${year + 1}-05-21`)).toBeVisible();
  }

  await desk.goto(`/commercial/document/NC/NC_${year}.1`);
  const credited = desk.getByRole('row', { name: /^1 Iogurte/ });
  await expect(credited).toContainText(/45\.00.*4\.50.*175\.50/);
  const figures = summary(desk).first();
  await expect(figures).toContainText(/Before discounts180\.00/);
  await expect(figures).toContainText(/Line discounts.4\.50/);
  await expect(figures).toContainText(/Subtotal175\.50/);
  await expect(desk.getByRole('link', { name: `FT ${year}/1` }).first()).toBeVisible();
  const payments = desk.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText(`FT ${year}/1`);
  await expect(payments).not.toContainText(`NC ${year}/1`);

  const paper = await books.api.get(`/api/documents/NC_${year}.1/paper?copy=original`, {
    headers: { [headers.company]: books.companyId },
  });
  const text = (await paper.text()).replaceAll(/<[^>]+>|\s+/g, ' ');
  expect(text).toMatch(/Desc\. %/);
  expect(text).toMatch(/\(4,50\)/);
  expect(text).toMatch(/Total ilíquido\s+180,00\s+Descontos de linha\s+.4,50\s+Subtotal\s+175,50/);
});
