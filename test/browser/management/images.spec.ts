import { Buffer } from 'node:buffer';
import { past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { dialog, expectSnack, row } from '../support/screen.js';

/** One red point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4z8AAAAMBAQCc479ZAAAAAElFTkSuQmCC',
  'base64',
);
const rice = {
  id: 'RICE',
  code: 'ARZ25',
  name: 'Arroz 25 kg',
  kind: 'article',
  unit: 'sc',
  salePrice: '1450',
  vatId: 'vat_NOR',
  movesStock: true,
  barcodes: [],
};
const file = { name: 'ponto.png', mimeType: 'image/png', buffer: point };

test('an article is given a picture, which its list shows', async ({ desk, books }) => {
  await past(books, [['/api/articles', rice]]);
  await desk.goto('/commercial/articles/RICE/edit');
  const form = dialog(desk, 'Arroz 25 kg');
  await form.getByTestId('images-file').setInputFiles(file);
  await expect(form.getByRole('img', { name: 'Picture 1 of Pictures' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Saved');
  await expect(row(desk, 'Arroz 25 kg').locator('img')).toBeVisible();
  const [article] = await rows(books, '/api/articles');
  expect(String(article?.['images'])).toMatch(/^[0-9a-f]{64}$/);
});

test('the company is given a logo, which the menu shows', async ({ desk }) => {
  await desk.goto('/company');
  await desk.getByTestId('logoId-file').setInputFiles(file);
  await desk.getByRole('button', { name: 'Save' }).first().click();
  await expectSnack(desk, 'Saved');
  await expect(desk.locator('img.picture--logo').first()).toBeVisible();
});
