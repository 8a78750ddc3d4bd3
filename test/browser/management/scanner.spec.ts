import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { field } from '../support/screen.js';

const article = (code: string, more: object) => ({
  id: code,
  code,
  name: `Artigo ${code}`,
  kind: 'article',
  unit: 'UN',
  vatId: 'vat_NOR',
  salePrice: '10',
  movesStock: true,
  ...more,
});

test('a scanner is tested, and what it adds to a code is learnt', async ({ desk, books }) => {
  await past(books, [
    ['/api/articles', article('SAL', { barcodes: ['7032069804988'] })],
    ['/api/articles', article('123', { unit: 'KG', isSoldByWeight: true })],
  ]);
  await desk.goto('/scanner');
  await expect(desk.getByText('Scan any label now')).toBeVisible();
  const scan = async (code: string, end = 'Enter') => {
    for (const sign of code) await desk.keyboard.press(sign === '\u001d' ? 'Control+]' : sign);
    if (end !== '') await desk.keyboard.press(end);
  };
  const main = desk.getByRole('main');
  await scan(']C10107032069804988100329\u001d15210526');
  await expect(main).toContainText('GS1, with fields');
  await expect(main).toContainText('100329‹GS›15210526');
  await expect(main).toContainText('2021-05-26');
  await expect(main).toContainText('Artigo SAL: refused, because it has expired.');
  await expectAccessible(desk);

  await scan('2100123003556', 'Tab');
  await expect(main).toContainText('Label of a scale');
  await expect(main).toContainText('Tab: read as a scan by its pace');
  await expect(main).toContainText('Artigo 123: the weight on the label is sold.');
  await scan('5601234567890', '');
  await expect(main).toContainText('No key. Set the scanner to end with Enter');
  await expect(main).toContainText('13 digits whose check digit should be 2');

  await scan('~A7032069804988#');
  await expect(main).toContainText('No article has the code ~A7032069804988#');
  await field(main, 'Code as printed below the bars').fill('7032-069804988');
  await desk.getByRole('button', { name: 'Keep for this device' }).click();
  await expect(main).toContainText('Set the keyboard of the scanner to the language');
  await field(main, 'Code as printed below the bars').fill('7 032069 804988');
  await desk.getByRole('button', { name: 'Keep for this device' }).click();
  await expect(main).toContainText('Kept for this device: ~A before the code, # after it.');
  await expect(main).toContainText('Artigo SAL: one is sold.');
  await desk.getByRole('button', { name: 'Forget' }).click();
  await expect(main).toContainText('Nothing is kept for this device.');
});
