import { mkdir, writeFile } from 'node:fs/promises';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import type { Locator, Page } from '@playwright/test';
import { expectNothingClipped } from '../support/clipped.js';
import { expectNothingCovered } from '../support/covered.js';
import { openShop } from '../support/invoice.js';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, expectNoSidewaysScroll, locales, test } from '../support/product.js';
import { readByScanner } from '../support/till.js';

/** Where the pictures of `docs/guides/till.md` are written, where they are asked for. */
const pictures = process.env['PICTURES'];

const sizes = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const pins = { start: '7391', zita: '5028', amina: '407182' };
const tomatoes = {
  id: 'TOM',
  code: '123',
  name: 'Tomate',
  kind: 'article',
  unit: 'kg',
  salePriceWithVat: '100',
  vatId: 'vat_NOR',
  movesStock: true,
  isSoldByWeight: true,
};

interface Day {
  readonly page: Page;
  readonly books: Owner;
  readonly said: typeof en;
  /** A figure in the signs of the language. */
  readonly typed: (figure: string) => string;
  /** A picture of what is there, on which nothing is cut off. */
  readonly show: (picture: string) => Promise<void>;
}

const open = (page: Page): Locator => page.locator('dialog[open]').last();
const expectClosed = (page: Page): Promise<void> =>
  expect(page.locator('dialog[open]')).toHaveCount(0);

async function openShopWithStaff(page: Page, books: Owner, lang: 'en' | 'pt'): Promise<void> {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/articles', tomatoes],
    ['/api/members/me/pin', { pin: pins.amina }],
    [
      '/api/members/staff',
      { name: 'Zita Cossa', pin: pins.start, role: 'cashier', limits: { lineDiscount: '10' } },
    ],
    [
      '/api/cash-registers',
      { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' },
    ],
  ]);
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { company: books.companyId, lang },
  );
  await page.goto('/pos');
}

/** Touches the digits of the keypad, and its last key. */
async function touch(page: Page, digits: string): Promise<void> {
  const keypad = page.locator('.keypad').last();
  for (const digit of digits) {
    await keypad.getByRole('button', { name: digit, exact: true }).tap();
  }
  await keypad.locator('button').last().tap();
}

/** Puts an article onto the ticket by its code. */
async function enter(page: Page, code: string): Promise<void> {
  await page.locator('.scan input').fill(code);
  await page.locator('.scan input').press('Enter');
}

async function picture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const shot = { format: 'webp', quality: 60 } as const;
  const { data } = await session.send('Page.captureScreenshot', shot);
  await session.detach();
  await writeFile(path, Buffer.from(data, 'base64'));
}

async function begin({ page, show }: Day): Promise<void> {
  await page.getByRole('button', { name: /Caixa 01/ }).tap();
  await page.locator('.count__total input').tap();
  await touch(page, '2000');
  await expect(page.locator('.scan')).toBeVisible();
  await show('open');
}

async function unlock({ page, said, show }: Day): Promise<void> {
  await page.getByRole('button', { name: said.selling.keys.lock, exact: true }).tap();
  // The PIN of the person who sold last is asked for first.
  await open(page).getByRole('button', { name: said.asked.lock.other }).tap();
  await expect(page.getByRole('button', { name: /Zita Cossa/ })).toBeVisible();
  await show('lock');
  await page.getByRole('button', { name: /Zita Cossa/ }).tap();
  await expect(page.locator('.keypad').last()).toBeVisible();
  await show('pin');
  await touch(page, pins.start);
  await expect(page.getByLabel(said.tillShift.cashier.newPin, { exact: true })).toBeFocused();
  await touch(page, pins.zita);
  await expect(page.getByLabel(said.tillShift.cashier.again)).toBeFocused();
  await show('own-pin');
  await touch(page, pins.zita);
  await expectClosed(page);
}

async function weigh({ page, typed, show }: Day): Promise<void> {
  await enter(page, '123');
  await open(page).locator('input').first().fill(typed('0.38'));
  await show('weigh');
  await page.keyboard.press('Enter');
  await expectClosed(page);
}

async function scanInDialogs({ page, said, show }: Day): Promise<void> {
  await enter(page, 'cafe');
  for (const key of ['F4', 'F6', 'F7', 'F8', 'F10']) {
    await page.keyboard.press(key);
    await expect(open(page).getByRole('heading').first()).toBeVisible();
    await readByScanner(page, '96385074');
    await expect(page.getByText(said.pos.closeToScan).first()).toBeVisible();
    if (key === 'F6') await show('scan');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  }
  const snack = page.locator('.snack');
  await snack.first().getByRole('button', { name: said.app.close }).tap();
  await expect(snack).toHaveCount(0);
}

async function approve({ page, said, show }: Day): Promise<void> {
  await page.keyboard.press('F6');
  await open(page).locator('[data-first]').fill('25');
  await page.keyboard.press('Enter');
  await expect(open(page).getByRole('heading')).toHaveText(said.asked.approval.title);
  await open(page).getByLabel(said.asked.approval.reason).fill('Cliente antigo');
  await open(page).getByLabel(said.asked.approval.pin).fill(pins.amina);
  await show('approve');
  await page.keyboard.press('Enter');
  await expectClosed(page);
}

async function pay({ page, books, show }: Day): Promise<void> {
  await page.keyboard.press('F9');
  await expect(open(page).locator('.pay__figure')).toBeVisible();
  await show('pay');
  await touch(page, '200');
  await expect(page.locator('.made')).toBeVisible();
  await show('paid');
  await expect.poll(() => rows(books, '/api/documents')).toHaveLength(1);
}

async function refund({ page, books, said, show }: Day): Promise<void> {
  await page.keyboard.press('F10');
  await open(page).getByRole('button', { name: /^VD / }).first().tap();
  await open(page).getByRole('button', { name: said.asked.return.all, exact: true }).tap();
  await open(page).getByLabel(said.asked.return.reason).fill('Desistiu');
  await show('refund');
  await open(page).locator('button[type=submit]').tap();
  await open(page).getByLabel(said.asked.approval.reason).fill('Visto');
  await open(page).getByLabel(said.asked.approval.pin).fill(pins.amina);
  await page.keyboard.press('Enter');
  await expectClosed(page);
  await expect.poll(() => rows(books, '/api/documents')).toHaveLength(2);
}

async function goOffline({ page, books, show }: Day): Promise<void> {
  await page.context().setOffline(true);
  await enter(page, 'pao');
  await page.keyboard.press('F9');
  await touch(page, '');
  await expectClosed(page);
  await expect(page.locator('.made').getByRole('button', { name: 'PDF' })).toBeVisible();
  await show('offline');
  await page.context().setOffline(false);
  await expect.poll(() => rows(books, '/api/documents')).toHaveLength(3);
}

async function close({ page, said, typed, show }: Day): Promise<void> {
  await page.locator('a.pos__chip').tap();
  await page.locator('.count__total input').fill(typed('2035.50'));
  await show('count');
  await page.getByRole('button', { name: said.tillShift.close.counted }).tap();
  const end = page.getByRole('button', { name: said.asked.shift.close, exact: true });
  await expect(end).toBeVisible();
  await show('close');
}

const steps = [begin, unlock, weigh, scanInDialogs, approve, pay, refund, goOffline, close];

/** Contrast is measured elsewhere: the dark day is for its pictures. */
const days = Object.entries({ en, pt }).flatMap(([language, said]) =>
  sizes.flatMap((viewport) =>
    (pictures === undefined ? (['light'] as const) : (['light', 'dark'] as const)).map(
      (colorScheme) => ({ language, said, viewport, colorScheme }),
    ),
  ),
);

for (const { language, said, viewport, colorScheme } of days) {
  const lang = language === 'pt' ? 'pt' : 'en';
  const look = colorScheme === 'dark' ? '-dark' : '';
  test.describe(`${lang}, ${viewport.width} wide${look}`, () => {
    const deviceScaleFactor = viewport.width < 600 ? 1.5 : 1;
    test.use({ viewport, deviceScaleFactor, locale: locales[lang], colorScheme });

    test.afterEach(({ context }) => context.setOffline(false));

    test('a day at a till that is worked by fingers', async ({ signedIn: page, books }) => {
      const folder = `${pictures ?? ''}/${lang}-${viewport.width}${look}`;
      if (pictures !== undefined) await mkdir(folder, { recursive: true });
      const typed = (figure: string): string => (lang === 'pt' ? figure.replace('.', ',') : figure);
      let count = 0;
      const show = async (name: string): Promise<void> => {
        count += 1;
        await expectNothingClipped(page);
        await expectNoSidewaysScroll(page);
        const number = String(count).padStart(2, '0');
        if (pictures !== undefined) await picture(page, `${folder}/${number}-${name}.webp`);
        await expectNothingCovered(page);
      };
      await openShopWithStaff(page, books, lang);
      for (const step of steps) {
        await test.step(step.name, () => step({ page, books, said, typed, show }));
      }
    });
  });
}
