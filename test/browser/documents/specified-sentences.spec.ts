import type { Page } from '@playwright/test';
import { describeError } from '@balcao/messages';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { expectSaid, issue, suggest, type Said } from '../support/said.js';

const milk = {
  id: 'MILK',
  code: 'LEITE',
  name: 'Leite 1 l',
  kind: 'article',
  unit: 'un',
  salePrice: '80',
  vatId: 'vat_NOR',
  movesStock: true,
  isBatchManaged: true,
};
const client = '[data-field=clientId]';
const article = '[data-cell=description]';

async function sellCoffee(page: Page): Promise<void> {
  await suggest(page, client, 'hotel');
  await suggest(page, article, 'CAFE');
  await expect(page.locator('[data-cell=unitPrice]').first()).not.toHaveValue('');
}

const said: readonly Said[] = [
  {
    code: 'stock.batchNameRequired',
    line: 1,
    path: '/commercial/document/GRF/create',
    provoke: async (page) => {
      await suggest(page, client, 'norte');
      await suggest(page, article, 'LEITE');
      await page.locator('[data-cell=quantity]').first().fill('3');
      await page.locator('[data-cell=unitPrice]').first().fill('50');
      await expect(page.locator('[data-part=batchName]')).toBeVisible();
      await issue(page);
    },
  },
  {
    code: 'payment.advanceNotSupported',
    path: '/commercial/document/VD/create',
    provoke: async (page) => {
      await sellCoffee(page);
      await page.locator('[data-field=payment] > .means > .MuiButton-root').click();
      const row = page.locator('[data-field=payment] .means__row');
      for (const choice of [0, 1]) {
        await row.locator('[role=combobox]').nth(choice).click();
        await page.locator('[role=listbox] [role=option]').first().click();
      }
      await row.locator('input[inputmode=decimal]').first().fill('500');
      await issue(page);
    },
  },
  {
    code: 'payment.methodNotSelected',
    line: 1,
    path: '/commercial/document/VD/create',
    provoke: async (page) => {
      await sellCoffee(page);
      await page.locator('[data-field=payment] > .means > .MuiButton-root').click();
      await issue(page);
    },
  },
  {
    code: 'document.originRequired',
    path: '/commercial/document/NC/create',
    provoke: async (page) => {
      await sellCoffee(page);
      await issue(page);
    },
  },
];

test.beforeEach(async ({ books }) => {
  await openShop(books);
  await past(books, [
    ['/api/articles', milk],
    ['/api/suppliers', { id: 'NORTE', code: 'F001', name: 'Armazéns do Norte' }],
    ['/api/documents/D1/issue', twoCoffees],
  ]);
});

for (const language of ['en', 'pt'] as const) {
  test(`specified sentences stand at the field of a document (${language})`, async ({
    desk,
    books,
  }) => {
    for (const one of said) {
      await desk.goto(`/${language}${one.path}`);
      await one.provoke(desk, books);
      await expectSaid(desk, language, one);
    }
  });

  test(`a note corrects only sales, whatever its type allows (${language})`, async ({
    desk,
    books,
  }) => {
    const purchase = { ...twoCoffees, documentTypeId: 'FTF', clientId: undefined };
    const [type] = await rows(books, '/api/document-types?filter={"id":"FTF"}');
    await past(books, [
      [
        '/api/document-types/FTF/change',
        { expectedRevision: type?.['revision'], allowedTypes: ['NC'] },
      ],
      ['/api/documents/D2/issue', { ...purchase, supplierId: 'NORTE' }],
    ]);
    await desk.goto(`/${language}/commercial/document/NC/create`);
    await suggest(desk, '[data-field=originId]', 'FTF');
    const code = 'document.onlySaleDocuments';
    await expectSaid(desk, language, { code, path: '', provoke: () => Promise.resolve() });
  });

  test(`a paper that no model fits asks for one (${language})`, async ({ desk, books }) => {
    const models = await rows(books, '/api/print-models');
    await past(books, [
      ...models.map(({ id }) => [`/api/print-models/${String(id)}/archive`, {}] as const),
      ['/api/documents/D2/issue', twoCoffees],
    ]);
    const year = new Date().getFullYear();
    await desk.goto(`/${language}/commercial/document/FT/FT_${year}.2`);
    await desk
      .locator('main')
      .getByRole('button', { name: /^(Print|Imprimir)$/ })
      .click();
    const code = 'printModel.notSelected';
    await expectSaid(desk, language, { code, path: '', provoke: () => Promise.resolve() });
    await expect(desk.getByText(describeError(language, code))).toHaveCount(1);
  });
}
