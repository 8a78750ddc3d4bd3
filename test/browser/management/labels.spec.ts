import { headers } from '@balcao/contracts';
import { openShop } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { dialog } from '../support/screen.js';

/** What the screens say, in each language. */
const languages = [
  {
    language: 'en',
    labels: 'Labels',
    count: 'Labels of Café em grão',
    one: '5 labels',
    many: '30 labels',
    tooMany: 'You can print at most 2000 labels at once.',
    used: 'Labels already used on the sheet',
    layout: 'Paper',
    roll: 'Roll, 40 × 25 mm',
    withVat: 'Price with VAT',
    price: '115.99 MZN',
    pdf: 'Open as PDF',
  },
  {
    language: 'pt',
    labels: 'Etiquetas',
    count: 'Etiquetas de Café em grão',
    one: '5 etiquetas',
    many: '30 etiquetas',
    tooMany: 'Pode imprimir no máximo 2000 etiquetas de cada vez.',
    used: 'Etiquetas já usadas da folha',
    layout: 'Papel',
    roll: 'Rolo, 40 × 25 mm',
    withVat: 'Preço com IVA',
    price: '115,99 MZN',
    pdf: 'Abrir em PDF',
  },
] as const;

const cup = { kind: 'article', unit: 'un', salePrice: '10', vatId: 'vat_NOR', movesStock: true };

for (const words of languages) {
  test(`labels of the chosen articles are counted and laid out, ${words.language}`, async ({
    desk,
    books,
  }) => {
    await openShop(books);
    await desk.goto(`/${words.language}/commercial/articles`);
    await desk.getByRole('checkbox').first().check();
    await desk.getByRole('toolbar').getByRole('button', { name: words.labels }).click();
    await expect(dialog(desk, words.one)).toBeVisible();
    const labels = desk.getByRole('dialog');
    const sheets = labels.frameLocator('iframe');
    await expect(sheets.getByText('Café em grão')).toHaveCount(1);
    await expect(sheets.getByText(words.price)).toBeVisible();
    await expectAccessible(desk);

    await test.step('more of one fill a second sheet behind those that are gone', async () => {
      await labels.getByRole('spinbutton', { name: words.count }).fill('26');
      await expect(dialog(desk, words.many)).toBeVisible();
      await expect(sheets.getByText('Café em grão')).toHaveCount(26);
      await expect(sheets.locator('.page')).toHaveCount(2);
      await labels.getByRole('spinbutton', { name: words.used }).fill('20');
      await expect(sheets.locator('.page')).toHaveCount(3);
    });

    await test.step('a label leaves out its price', async () => {
      await labels.getByRole('switch', { name: words.withVat }).uncheck();
      await expect(sheets.getByText(words.price)).toHaveCount(0);
    });

    await test.step('on a roll each is a page of its own, as in the PDF', async () => {
      await labels.getByRole('combobox', { name: words.layout }).click();
      await desk.getByRole('option', { name: words.roll }).click();
      await expect(sheets.locator('.page')).toHaveCount(30);
      const pdf = labels.getByRole('link', { name: words.pdf });
      const answer = await books.api.get((await pdf.getAttribute('href')) ?? '', {
        headers: { [headers.company]: books.companyId },
      });
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    });

    await test.step('more than are printed at once are refused', async () => {
      for (const field of (await labels.getByRole('spinbutton').all()).slice(1)) {
        await field.fill('500');
      }
      await expect(labels.getByRole('alert')).toHaveText(words.tooMany);
      await expect(labels.getByRole('link', { name: words.pdf })).toBeDisabled();
    });
  });
}

test('of more articles than one print takes, the first are taken and it says so', async ({
  desk,
  books,
}) => {
  const codes = Array.from({ length: 201 }, (_, index) => `A${`${index}`.padStart(3, '0')}`);
  await past(
    books,
    codes.map((code) => ['/api/articles', { ...cup, id: code, code, name: `Copo ${code}` }]),
  );
  await desk.goto('/commercial/articles');
  await desk.getByRole('checkbox').first().check();
  await desk.getByRole('toolbar').getByRole('button', { name: 'Select all 201' }).click();
  await desk.getByRole('toolbar').getByRole('button', { name: 'Labels' }).click();
  const labels = dialog(desk, '200 labels');
  await expect(labels.getByText('Only the first 200 of 201 articles are included.')).toBeVisible();
});
