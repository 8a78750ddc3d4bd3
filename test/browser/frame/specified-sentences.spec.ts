import type { Page } from '@playwright/test';
import type { ErrorCode } from '@balcao/domain';
import { describeError } from '@balcao/messages';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { expectSaid, issue, open, send, suggest, write, type Said } from '../support/said.js';

const amount = (page: Page) => page.locator('[role=dialog] input[inputmode=decimal]').first();

const client = { code: 'C009', name: 'Pensão Beira' };
const clients = (code: ErrorCode, wrong: Readonly<Record<string, string>>): Said => ({
  code,
  path: '/commercial/clients/create',
  kept: { ...client, ...wrong },
  provoke: async (page) => {
    // The next free code is proposed in a moment.
    await expect(page.locator('[name=code]')).not.toHaveValue('');
    await write(page, { ...client, ...wrong });
    await send(page);
  },
});

async function chooseHotel(page: Page): Promise<void> {
  await page.locator('main input[role=combobox]').first().fill('hotel');
  await page.getByRole('option').first().click();
  await expect(page.locator('main table input[type=checkbox]').first()).toBeVisible();
}

const ownType = {
  group: 'sales',
  movesStock: 'none',
  accountEffect: 'none',
  allowedTypes: [],
  requiresPayment: false,
  requiresOrigin: false,
};
const saveSetting = (page: Page, field: string): Promise<void> =>
  page
    .locator('form', { has: page.locator(field) })
    .locator('button[type=submit]')
    .click();

const said: readonly Said[] = [
  clients('phone.invalid', { phone1: '12' }),
  clients('email.invalid', { email1: 'nobody' }),
  { code: 'client.notSelected', path: '/commercial/document/FT/create', provoke: issue },
  { code: 'supplier.notSelected', path: '/commercial/document/FTF/create', provoke: issue },
  {
    code: 'treasury.accountNotSelected',
    path: '/commercial/deposit/create',
    provoke: async (page) => {
      await amount(page).fill('10');
      await send(page);
    },
  },
  {
    code: 'category.notSelected',
    path: '/commercial/expense/create',
    kept: { description: 'EDM' },
    provoke: async (page) => {
      await write(page, { description: 'EDM' });
      await amount(page).fill('10');
      await send(page);
    },
  },
  {
    code: 'company.currencyUnknown',
    path: '/commercial/treasury_account/create',
    kept: { name: 'Cofre' },
    provoke: async (page) => {
      await write(page, { name: 'Cofre', currency: '' });
      await send(page);
    },
  },
  {
    code: 'documentType.noneSelected',
    path: '/commercial/print_model/create',
    kept: { name: 'Balcão' },
    provoke: async (page) => {
      await write(page, { name: 'Balcão' });
      await send(page);
    },
  },
  {
    code: 'payment.advanceIsZero',
    path: '/commercial/payment/clients/create',
    provoke: async (page) => {
      await chooseHotel(page);
      await page.locator('main table input[type=checkbox]').first().check();
      await page.getByRole('switch').first().check();
      await send(page);
    },
  },
  {
    code: 'payment.noMethod',
    path: '/commercial/payment/clients/create',
    isAtButton: true,
    provoke: async (page) => {
      await chooseHotel(page);
      await page.locator('.means__row > button').click();
      await send(page);
    },
  },
  {
    code: 'payment.methodAlreadySelected',
    line: 2,
    path: '/commercial/payment/clients/create',
    provoke: async (page) => {
      await chooseHotel(page);
      await page.locator('main table input[type=checkbox]').first().check();
      await page.locator('.means > .MuiButton-root').last().click();
      const second = page.locator('.means__row').last();
      const chosen = page.locator('.means__row').first().locator('[role=combobox]').first();
      await second.locator('[role=combobox]').first().click();
      await page.getByRole('option', { name: await chosen.innerText(), exact: true }).click();
      await second.locator('input[inputmode=decimal]').first().fill('5');
      await send(page);
    },
  },
  {
    code: 'printModel.noPrintOption',
    path: '/commercial/print_model/create',
    kept: { name: 'Balcão' },
    provoke: async (page) => {
      await write(page, { name: 'Balcão' });
      const copies = page.locator('fieldset.entries').first().locator('input:checked');
      while ((await copies.count()) > 0) await copies.first().uncheck();
      await page.locator('[role=dialog] input[role=combobox]').first().click();
      await page.getByRole('option').first().click();
      await send(page);
    },
  },
  {
    // The client is removed by somebody else while the settings are written.
    code: 'company.defaultClientNotSelected',
    path: '/company',
    provoke: async (page, books) => {
      const id = `K${crypto.randomUUID().slice(0, 8)}`;
      await past(books, [['/api/clients', { id, code: id, name: id }]]);
      await suggest(page, '[name=defaultClientId]', id, id);
      await past(books, [[`/api/clients/${id}/archive`, {}]]);
      await saveSetting(page, '[name=defaultClientId]');
    },
  },
  {
    code: 'warehouse.defaultNotSelected',
    path: '/company',
    provoke: async (page) => {
      const warehouse = page.locator('[name=defaultWarehouseId]');
      await expect(warehouse).not.toHaveValue('');
      await warehouse.fill('');
      await warehouse.blur();
      await saveSetting(page, '[name=defaultWarehouseId]');
    },
  },
  {
    // The type is given up by somebody else while the series is written.
    code: 'document.typeNotLoaded',
    path: '/commercial/invoicing_series/create',
    provoke: async (page, books) => {
      const id = `T${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
      await past(books, [
        ['/api/document-types', { ...ownType, id, name: id, namePt: id, prefix: id }],
      ]);
      await page.reload();
      await suggest(page, '[name=typeId]', id, id);
      await past(books, [[`/api/document-types/${id}/archive`, {}]]);
      await send(page);
    },
  },
  {
    // The till is given up by somebody else while the series is written.
    code: 'pos.cashRegisterNotSelected',
    path: '/commercial/invoicing_series/create',
    provoke: async (page, books) => {
      const id = `T${crypto.randomUUID().slice(0, 6)}`;
      await past(books, [['/api/cash-registers', { id, code: id, name: id }]]);
      await page.reload();
      await suggest(page, '[name=typeId]', 'FT');
      await write(page, { code: 'B1' });
      await suggest(page, '[name=cashRegisterId]', id, id);
      await past(books, [[`/api/cash-registers/${id}/archive`, {}]]);
      await send(page);
    },
  },
  {
    code: 'payment.methodNotSelected',
    line: 2,
    path: '/commercial/payment/clients/create',
    provoke: async (page) => {
      await chooseHotel(page);
      await page.locator('main table input[type=checkbox]').first().check();
      await page.locator('.means > .MuiButton-root').last().click();
      await page
        .locator('.means__row')
        .last()
        .locator('input[inputmode=decimal]')
        .first()
        .fill('5');
      await send(page);
    },
  },
];

interface UnknownName {
  readonly kind: string;
  readonly code: ErrorCode;
  readonly value: string;
  readonly rows: string;
}

/** Rows that name what nobody has, in the second row of a file. */
const unknown: readonly UnknownName[] = [
  {
    kind: 'openingStock',
    code: 'warehouse.notSelectedAtLine',
    value: 'Tete',
    rows: 'Artigo;Quantidade;Custo;Armazém\nCAFE;3;50;Tete',
  },
  {
    kind: 'clients',
    code: 'country.notSelected',
    value: 'Atlântida',
    rows: 'Código;Nome;País\nC009;Pensão Beira;Atlântida',
  },
];

test.beforeEach(async ({ books }) => {
  await openShop(books);
  await past(books, [['/api/documents/D1/issue', twoCoffees]]);
});

for (const language of ['en', 'pt'] as const) {
  test(`specified sentences stand at the field that has the focus (${language})`, async ({
    desk,
    books,
  }) => {
    for (const one of said) {
      await open(desk, language, one);
      await one.provoke(desk, books);
      await expectSaid(desk, language, one);
    }
  });

  test(`a document that does not exist cannot be loaded (${language})`, async ({ desk }) => {
    for (const path of ['FT_2020.404', 'draft/GONE']) {
      await desk.goto(`/${language}/commercial/document/FT/${path}`);
      const failed = desk.getByRole('alert');
      await expect(failed).toContainText(describeError(language, 'document.notFound'));
    }
  });

  test(`a row asks for what its file names and nobody has (${language})`, async ({ desk }) => {
    for (const { kind, code, value, rows } of unknown) {
      await desk.goto(`/${language}/imports?kind=${kind}`);
      const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
      await desk.locator('input[type=file]').setInputFiles(file);
      await desk.getByRole('button', { name: /^(Check|Verificar)$/ }).click();
      await expect(desk.getByRole('main')).toContainText(
        describeError(language, code, { line: 2 }),
      );
      await expect(desk.locator('main input[aria-invalid=true]')).toHaveValue(value);
    }
  });
}
