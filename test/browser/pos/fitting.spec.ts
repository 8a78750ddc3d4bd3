import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import type { Page } from '@playwright/test';
import { expectNothingClipped } from '../support/clipped.js';
import { expectNothingCovered } from '../support/covered.js';
import { openShop } from '../support/invoice.js';
import { past, type Owner } from '../support/owner.js';
import { expect, expectNoSidewaysScroll, looks, test } from '../support/product.js';

const sizes = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const pins = { amina: '407182', zita: '7391' };
/** A name that no place was made for. */
const longName = 'Maria da Conceição Nhantumbo Machava de Vasconcelos';

interface Fitting {
  readonly desk: Page;
  readonly said: typeof en;
  /** A figure in the signs of the language. */
  readonly typed: (figure: string) => string;
}

async function expectToFitEverywhere(desk: Page): Promise<void> {
  for (const size of sizes) {
    await test.step(`${size.width} wide`, async () => {
      await desk.setViewportSize(size);
      await expectNothingClipped(desk);
      await expectNothingCovered(desk);
      await expectNoSidewaysScroll(desk);
    });
  }
  await desk.setViewportSize({ width: 1280, height: 800 });
}

const open = (desk: Page) => desk.locator('dialog[open]');

/** Opens a dialog, looks whether it fits, and closes it; what is beneath stays. */
async function expectDialogToFit(
  desk: Page,
  name: string,
  show: () => Promise<void>,
  beneath = 0,
): Promise<void> {
  await test.step(name, async () => {
    await show();
    await expect(open(desk)).toHaveCount(beneath + 1);
    await expect(open(desk).last().getByRole('heading').first()).toBeVisible();
    await expect(desk.locator('dialog[open] .spinner')).toHaveCount(0);
    await expectToFitEverywhere(desk);
    await desk.keyboard.press('Escape');
    await expect(open(desk)).toHaveCount(beneath);
  });
}

async function enter(desk: Page, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await desk.locator('.scan input').fill(code);
    await desk.locator('.scan input').press('Enter');
  }
}

async function pay(desk: Page): Promise<void> {
  await desk.keyboard.press('F9');
  await expect(desk.locator('dialog[open] .pay__figure')).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.locator('.made')).toBeVisible();
}

async function openDrawer({ desk, typed }: Fitting, books: Owner): Promise<void> {
  await openShop(books);
  const tomatoes = { id: 'TOM', code: '123', name: 'Tomate', unit: 'kg', isSoldByWeight: true };
  const article = { kind: 'article', vatId: 'vat_NOR', movesStock: true };
  const limits = { lineDiscount: '10', cashRefundMinor: 0, cashOutMinor: 0 };
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/articles', { ...article, ...tomatoes, salePriceWithVat: '100' }],
    ['/api/clients', { id: 'LONG', code: 'C9', name: longName, email1: 'ana@loja.co.mz' }],
    ['/api/members/me/pin', { pin: pins.amina }],
    ['/api/members/staff', { name: longName, pin: pins.zita, role: 'cashier', limits }],
    [
      '/api/cash-registers',
      { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' },
    ],
  ]);
  await desk.goto('/pos');
  await expect(desk.getByRole('button', { name: /Caixa 01/ })).toBeVisible();
  await test.step('where a till is chosen', () => expectToFitEverywhere(desk));
  await desk.getByRole('button', { name: /Caixa 01/ }).click();
  await expect(desk.locator('.count__total input')).toBeVisible();
  await test.step('where the drawer is counted', () => expectToFitEverywhere(desk));
  await desk.locator('.count__total input').fill(typed('2000'));
  await desk.keyboard.press('Enter');
  await expect(desk.locator('.scan')).toBeVisible();
}

/** What opens a dialog over a sale, by its key. */
const keys = [
  ...['F1', 'Shift+F2', 'F4', 'Shift+F4', 'F6', 'Shift+F3', 'Shift+F6', 'F7', 'F8', 'Shift+F8'],
  ...['F9', 'F10', 'Escape'],
];

async function fitDialogsOfSale({ desk, said }: Fitting): Promise<void> {
  for (const key of keys) await expectDialogToFit(desk, key, () => desk.keyboard.press(key));
  await expectDialogToFit(desk, 'a new client', async () => {
    await desk.keyboard.press('F8');
    await open(desk).getByRole('button', { name: said.asked.client.new }).first().click();
    await expect(open(desk).getByLabel(said.asked.client.phone)).toBeVisible();
  });
  await expectDialogToFit(desk, 'a new article', async () => {
    await enter(desk, '6009510800999');
    await desk.getByRole('button', { name: said.asked.newArticle.title }).click();
  });
  await expectDialogToFit(desk, 'weighing', () => enter(desk, '123'));
  await expectDialogToFit(desk, 'each means of payment', async () => {
    await desk.keyboard.press('F9');
    const means = open(desk).locator('.pay__methods button');
    await expect(means.first()).toBeVisible();
    for (const one of await means.all()) {
      await one.click();
      await expectNothingClipped(desk);
    }
  });
  await expectDialogToFit(desk, 'devices', () =>
    desk.getByRole('button', { name: said.tillMore.devices.title }).click(),
  );
  await expectDialogToFit(desk, 'people', () => desk.locator('.pos__cashier').click());
}

async function fitSoldSale({ desk, said }: Fitting): Promise<void> {
  const { receipt } = said.asked;
  await expectDialogToFit(desk, 'mail', () =>
    desk.getByRole('button', { name: receipt.mail, exact: true }).click(),
  );
  await expectDialogToFit(desk, 'messages', () =>
    desk.getByRole('button', { name: said.tillMore.send.title }).click(),
  );
  const found = async (): Promise<void> => {
    await desk.keyboard.press('F10');
    await open(desk).getByRole('button', { name: /^VD / }).first().click();
    await expect(open(desk).getByLabel(said.asked.return.reason)).toBeVisible();
  };
  await expectDialogToFit(desk, 'a return', found);
  await expectDialogToFit(desk, 'a payment that is corrected', async () => {
    await found();
    await open(desk).getByRole('button', { name: said.asked.find.means }).click();
    await expect(open(desk).getByRole('combobox').first()).toBeVisible();
  });
  await expectDialogToFit(desk, 'goods without a receipt', async () => {
    await desk.keyboard.press('F10');
    await open(desk).getByRole('button', { name: said.asked.find.lost }).click();
    await expect(open(desk).getByLabel(said.takeBack.scan)).toBeVisible();
  });
}

async function fitOthersAtTill({ desk, said, typed }: Fitting): Promise<void> {
  await desk.keyboard.press('Control+F9');
  await expect(open(desk).getByRole('heading').first()).toBeVisible();
  await test.step('who is at the till', () => expectToFitEverywhere(desk));
  const other = desk.getByRole('button', { name: said.asked.lock.other });
  await other
    .or(desk.getByRole('button', { name: longName }))
    .first()
    .click();
  await desk.getByRole('button', { name: longName }).click();
  await expect(desk.locator('dialog[open] input[type=password]')).toBeFocused();
  await test.step('a PIN', () => expectToFitEverywhere(desk));
  await desk.locator('dialog[open] input[type=password]').fill(pins.zita);
  await desk.keyboard.press('Enter');
  for (const label of [said.tillShift.cashier.newPin, said.tillShift.cashier.again]) {
    const field = desk.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await field.fill('5028');
    await desk.keyboard.press('Enter');
  }
  await expect(open(desk)).toHaveCount(0);
  await test.step('a cashier with a long name', () => expectToFitEverywhere(desk));
  await enter(desk, 'cafe');
  await desk.keyboard.press('F6');
  await open(desk).locator('[data-first]').fill(typed('25'));
  const asksForApproval = async (): Promise<void> => {
    await desk.keyboard.press('Enter');
    await expect(open(desk).getByLabel(said.asked.approval.pin)).toBeVisible();
  };
  await expectDialogToFit(desk, 'an approval', asksForApproval, 1);
  await desk.keyboard.press('Escape');
  await expect(open(desk)).toHaveCount(0);
}

async function fitShift({ desk, said, typed }: Fitting): Promise<void> {
  await desk.locator('a.pos__chip').click();
  await expect(desk.locator('.shift')).toBeVisible();
  await test.step('in the shift', () => expectToFitEverywhere(desk));
  await desk.getByRole('button', { name: said.asked.shift.kinds.out, exact: true }).click();
  await expect(desk.getByLabel(said.asked.shift.reason)).toBeVisible();
  await test.step('cash that goes out', () => expectToFitEverywhere(desk));
  await desk.locator('.count__total input').fill(typed('2500'));
  await desk.getByRole('button', { name: said.tillShift.close.counted }).click();
  await desk.getByRole('checkbox', { name: said.tillShift.waiting.stay }).check();
  const end = desk.getByRole('button', { name: said.asked.shift.close, exact: true });
  await expect(end).toBeVisible();
  await test.step('where it is decided what stays', () => expectToFitEverywhere(desk));
  await desk.getByLabel(said.tillMore.shift.whyDifference).fill('Troco de ontem');
  await end.click();
  await expect(desk.getByRole('heading', { name: said.asked.shift.closed })).toBeVisible();
  await test.step('a shift that is closed', () => expectToFitEverywhere(desk));
}

for (const look of looks.filter(({ name }) => /en, light|pt, dark/.test(name))) {
  test.describe(look.name, () => {
    test.use({ look });
    test.afterEach(({ office }) => office.setOffline(false));

    test('every text of the till fits its place, on screens of every size', async ({
      desk,
      office,
      books,
    }) => {
      const isPortuguese = look.language === 'pt';
      const fitting: Fitting = {
        desk,
        said: isPortuguese ? pt : en,
        typed: (figure) => (isPortuguese ? figure.replace('.', ',') : figure),
      };
      await openDrawer(fitting, books);
      await enter(desk, '2*cafe');
      await pay(desk);
      await test.step('after a sale', () => expectToFitEverywhere(desk));
      await fitSoldSale(fitting);
      await enter(desk, 'pao', 'cafe', 'ger');
      await test.step('during the next one', () => expectToFitEverywhere(desk));
      await fitDialogsOfSale(fitting);
      await test.step('with tiles', async () => {
        await desk.keyboard.press('F3');
        await expect(desk.locator('.tile').first()).toBeVisible();
        await expectToFitEverywhere(desk);
        await desk.keyboard.press('F3');
      });
      await test.step('with a sale that is parked', async () => {
        await desk.keyboard.press('F7');
        await open(desk).locator('input').fill(longName);
        await desk.keyboard.press('Enter');
        await expect(desk.getByRole('button', { name: longName })).toBeVisible();
        await expectToFitEverywhere(desk);
      });
      await expectDialogToFit(desk, 'parked sales', () => desk.keyboard.press('Shift+F7'));
      await fitOthersAtTill(fitting);
      await test.step('without a network', async () => {
        await office.setOffline(true);
        await pay(desk);
        await expect(desk.locator('[data-state=offline]')).toBeVisible();
        await expectToFitEverywhere(desk);
        await office.setOffline(false);
      });
      await fitShift(fitting);
    });
  });
}
