import type { Page, Route } from '@playwright/test';
import { openTill } from '../support/till.js';
import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { bodyFields, refusalOf } from '../support/refusing-forms.js';
import { follow } from '../support/screen.js';
import { formsInSource, sentElsewhere, sentForms } from '../support/sent-forms.js';

const mill = { code: 'P001', name: 'Moagem da Beira', country: 'MZ', isSupplier: true };
const goods = {
  documentTypeId: 'FT',
  clientId: 'MILL',
  lines: [{ description: 'Farinha', quantity: '1', unitPrice: '1000', vatId: 'vat_ISE' }],
};
const advance = { documentTypeId: 'RC', partyId: 'MILL', isAdvance: true };
const capital = {
  id: 'CAPITAL',
  description: 'Capital',
  lines: [
    { accountId: 'PGC121', debitMinor: 100_000 },
    { accountId: 'PGC51', creditMinor: 100_000 },
  ],
};
const van = {
  id: 'VAN',
  code: 'V1',
  name: 'Van',
  classId: 'asset_class_lig',
  acquiredOn: '2026-01-15',
  costMinor: 120_000_000,
};
const cash = [{ methodId: 'method_cash', amountMinor: 50_000 }];

/** Goes on, so that one run names every form that hides something. */
const expectSoftly = expect.configure({ soft: true });

/** From now on every command is refused, in every field that it has; answers what is expected. */
async function refuseCommands(page: Page): Promise<() => readonly string[]> {
  let expected: readonly string[] = [];
  const refuse = async (route: Route): Promise<void> => {
    const { pathname, searchParams } = new URL(route.request().url());
    const isCommand = ['POST', 'PUT'].includes(route.request().method());
    if (!isCommand || searchParams.has('rehearse')) return route.fallback();
    const fields = bodyFields(pathname);
    const errors = [...fields, 'root'].map((path) => ({
      path,
      code: 'field.invalid',
      params: {},
      message: refusalOf(path),
    }));
    expected = errors.map(({ message }) => message);
    const problem = { type: 'about:blank', title: 'No', status: 422, code: 'request.invalid' };
    await route.fulfill({ status: 422, json: { ...problem, params: {}, errors } });
  };
  await page.route('**/api/**', refuse);
  return () => expected;
}

test('every form of the back office is sent here or by a test of its own', () => {
  expect(formsInSource()).toEqual([...Object.keys(sentForms), ...sentElsewhere].sort());
});

test('every form outside of lists shows every refusal', async ({ desk, books }) => {
  test.slow();
  await past(books, [
    ['/api/clients', { id: 'MILL', ...mill }],
    ['/api/clients', { id: 'GONE', code: 'C009', name: 'Rita Sitoe', country: 'MZ' }],
    ['/api/currencies/USD/set-rate', { rate: '63', percentage: '1.5' }],
    ['/api/documents/D1/issue', goods],
    ['/api/payments', { ...advance, rows: cash }],
    ['/api/accounting/chart', { preset: 'pe' }],
    ['/api/journal-entries', capital],
    ['/api/fixed-assets/classes', {}],
    ['/api/fixed-assets', van],
  ]);
  await openTill(desk, books);
  await desk.goto('/');
  for (const [source, places] of Object.entries(sentForms)) {
    for (const [index, { page, open, form: formOf }] of places.entries()) {
      await test.step(`${source} ${index + 1}`, async () => {
        await follow(desk, page);
        await open?.(desk);
        const form = formOf?.(desk) ?? desk.getByRole('dialog').locator('form');
        const expected = await refuseCommands(desk);
        await form.locator('[type="submit"], button:not([type])').first().click();
        const unseen = async (): Promise<readonly string[]> => {
          const shown = await form.innerText();
          return expected().filter((sentence) => !shown.includes(sentence));
        };
        await expect.poll(() => expected().length, `${source} is sent`).toBeGreaterThan(0);
        await expectSoftly.poll(unseen, { message: source, timeout: 5_000 }).toEqual([]);
        await desk.unrouteAll();
        await desk.goto('/');
      });
    }
  }
});
