import type { Page } from '@playwright/test';
import { describeError } from '@balcao/messages';
import type { ErrorCode } from '@balcao/domain';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';

/** A sentence of the specification, and how somebody comes to read it; in no language's words. */
interface Said {
  readonly code: ErrorCode;
  readonly line?: number;
  readonly path: string;
  readonly provoke: (page: Page) => Promise<void>;
  /** What was typed, and stays: by the name of its field. */
  readonly kept?: Readonly<Record<string, string>>;
}

const write = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fields))
    await page.locator(`[name=${name}]`).fill(text);
};
const send = (page: Page) =>
  page
    .locator('[role=dialog] form button[type=submit], main form button[type=submit]')
    .last()
    .click();
const issue = (page: Page) => page.locator('.issue').first().click();
const amount = (page: Page) => page.locator('[role=dialog] input[inputmode=decimal]').first();

const client = { code: 'C009', name: 'Pensão Beira' };
const clients = (code: ErrorCode, wrong: Readonly<Record<string, string>>): Said => ({
  ...{ code, path: '/commercial/clients/create', kept: { ...client, ...wrong } },
  provoke: async (page) => {
    await write(page, { ...client, ...wrong });
    await send(page);
  },
});

async function chooseHotel(page: Page): Promise<void> {
  await page.locator('main input[role=combobox]').first().fill('hotel');
  await page.getByRole('option').first().click();
  await expect(page.locator('main table input[type=checkbox]').first()).toBeVisible();
}

const said: readonly Said[] = [
  clients('phone.invalid', { phone1: '12' }),
  clients('email.invalid', { email1: 'nobody' }),
  { code: 'client.notSelected', path: '/commercial/document/FT/create', provoke: issue },
  { code: 'supplier.notSelected', path: '/commercial/document/FTF/create', provoke: issue },
  {
    ...{ code: 'treasury.accountNotSelected', path: '/commercial/deposit/create' },
    provoke: async (page) => {
      await amount(page).fill('10');
      await send(page);
    },
  },
  {
    ...{ code: 'category.notSelected', path: '/commercial/expense/create' },
    kept: { description: 'EDM' },
    provoke: async (page) => {
      await write(page, { description: 'EDM' });
      await amount(page).fill('10');
      await send(page);
    },
  },
  {
    ...{ code: 'company.currencyUnknown', path: '/commercial/treasury_account/create' },
    kept: { name: 'Cofre' },
    provoke: async (page) => {
      await write(page, { name: 'Cofre', currency: '' });
      await send(page);
    },
  },
  {
    ...{ code: 'documentType.noneSelected', path: '/commercial/print_model/create' },
    kept: { name: 'Balcão' },
    provoke: async (page) => {
      await write(page, { name: 'Balcão' });
      await send(page);
    },
  },
  {
    ...{ code: 'payment.advanceIsZero', path: '/commercial/payment/clients/create' },
    provoke: async (page) => {
      await chooseHotel(page);
      await page.locator('main table input[type=checkbox]').first().check();
      await page.getByRole('switch').first().check();
      await send(page);
    },
  },
  {
    ...{ code: 'payment.methodNotSelected', line: 2, path: '/commercial/payment/clients/create' },
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

test.beforeEach(async ({ books }) => {
  await openShop(books);
  await past(books, [['/api/documents/D1/issue', twoCoffees]]);
});

for (const language of ['en', 'pt'] as const) {
  test(`specified sentences stand at the field that has the focus (${language})`, async ({
    desk,
  }) => {
    test.setTimeout(180_000);
    for (const { code, line, path, provoke, kept = {} } of said) {
      await desk.goto(`/${language}${path}`);
      await provoke(desk);
      const sentence = describeError(language, code, line === undefined ? {} : { line });
      const field = desk.locator(':focus');
      await expect(field, code).toHaveAttribute('aria-invalid', 'true');
      await expect(field, code).toHaveAccessibleDescription(sentence);
      for (const [name, text] of Object.entries(kept)) {
        await expect(desk.locator(`[name=${name}]`), `${code}: ${name}`).toHaveValue(text);
      }
    }
  });
}
