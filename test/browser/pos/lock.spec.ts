import type { Locator, Page } from '@playwright/test';
import { openShop } from '../support/invoice.js';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, payCash, readByScanner, scan, typeByHand } from '../support/till.js';

const startPin = '7391';
const pin = '5028';
const ticket = (desk: Page): Locator => desk.getByRole('complementary', { name: 'Ticket' });
const lock = (desk: Page): Locator => desk.getByRole('dialog', { name: 'Who is at the till?' });

/** A shop whose cashier has a name and a PIN, and no account. */
async function openWithStaff(desk: Page, books: Owner, register: object = {}): Promise<void> {
  await openShop(books);
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/members/staff', { name: 'Zita Cossa', pin: startPin, role: 'cashier' }],
  ]);
  await openTill(desk, books, register);
}

/** Comes with the PIN of the owner, and chooses another. */
async function choosePin(desk: Page): Promise<void> {
  await enterPin(desk, startPin);
  for (const label of ['New PIN', 'Repeat the new PIN']) {
    await expect(desk.getByLabel(label, { exact: true })).toBeFocused();
    await typeByHand(desk, pin);
    await desk.keyboard.press('Enter');
  }
}

async function enterPin(desk: Page, typed: string): Promise<void> {
  await expect(desk.getByLabel(/^PIN of/)).toBeFocused();
  await typeByHand(desk, typed);
  await desk.keyboard.press('Enter');
}

test.afterEach(({ office }) => office.setOffline(false));

test('staff are added with a name and a PIN, and get another one', async ({ desk }) => {
  await desk.goto('/users');
  await desk.getByRole('button', { name: 'Add till staff' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name at the till' }).fill('Zita Cossa');
  await form.getByRole('textbox', { name: 'PIN' }).fill('1234');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toContainText('This PIN is too easy to guess');
  await form.getByRole('textbox', { name: 'PIN' }).fill(startPin);
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(desk.getByText('Zita Cossa can sell now')).toBeVisible();
  const row = desk.getByRole('row', { name: /Zita Cossa/ });
  await expect(row).toContainText('Till only. Has not chosen a PIN yet');
  await row.getByRole('button', { name: /Zita Cossa/ }).click();
  await expect(desk.getByRole('menuitem', { name: 'Make owner' })).toHaveCount(0);
  await desk.getByRole('menuitem', { name: 'New PIN' }).click();
  const reset = desk.getByRole('dialog', { name: 'New PIN for Zita Cossa' });
  await reset.getByRole('textbox', { name: 'PIN' }).fill('9264');
  await reset.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('PIN set')).toBeVisible();
});

test('a locked till asks who is there, and goes on with them after a reload', async ({
  desk,
  books,
}) => {
  await openWithStaff(desk, books);
  await scan(desk, 'pao');

  await test.step('the key locks it, and nothing of the sale is left to see or to use', async () => {
    await desk.keyboard.press('Control+F9');
    await expect(lock(desk)).toBeVisible();
    await expect(ticket(desk)).toHaveCount(0);
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('Escape');
    await expect(lock(desk)).toBeVisible();
    await readByScanner(desk, 'CAFE');
    await expect(desk.getByText('Unlock the till before scanning')).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('a reload unlocks nothing', async () => {
    await desk.reload();
    await expect(lock(desk)).toBeVisible();
    await expect(ticket(desk)).toHaveCount(0);
  });

  await test.step('a wrong PIN says what is left, the right one goes on with the sale', async () => {
    await lock(desk)
      .getByRole('button', { name: /Zita Cossa/ })
      .click();
    await enterPin(desk, '1111');
    await expect(lock(desk)).toContainText('Attempts left: 4');
    await choosePin(desk);
    await expect(lock(desk)).toHaveCount(0);
    await expect(ticket(desk)).toContainText('Pão de forma');
    await expect(desk.getByRole('button', { name: 'Change cashier: Zita Cossa' })).toBeVisible();
  });

  await test.step('a reload keeps the cashier', async () => {
    await desk.reload();
    await expect(desk.getByRole('button', { name: 'Change cashier: Zita Cossa' })).toBeVisible();
    await expect(ticket(desk)).toContainText('Pão de forma');
    await payCash(desk, '');
    await expect.poll(() => rows(books, '/api/documents')).toHaveLength(1);
  });

  await test.step('the timeline of the shift tells who sold, and on whose sign-in', async () => {
    const [shift] = (await rows(books, '/api/shifts')) as readonly { readonly id: string }[];
    await desk.goto(`/commercial/shifts/${shift?.id ?? ''}`);
    const timeline = desk.getByRole('table', { name: /timeline/i });
    await expect(timeline).toContainText('Zita Cossa');
    await expect(timeline).toContainText('Device of Amina Cossa');
  });
});

test('a till that locks after each sale shows the change, and asks again', async ({
  desk,
  books,
}) => {
  await openWithStaff(desk, books, { locksAfterSale: true });
  await desk.getByRole('button', { name: 'Change cashier: Amina Cossa' }).click();
  await desk.getByRole('button', { name: /Zita Cossa/ }).click();
  await choosePin(desk);
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await scan(desk, 'pao');
  await desk.keyboard.press('F9');
  await desk.getByLabel('Received').fill('100');
  await desk.keyboard.press('Enter');
  await expect(lock(desk)).toContainText('Change');
  await expect(lock(desk).getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await expectAccessible(desk);
  await enterPin(desk, pin);
  await expect(lock(desk)).toHaveCount(0);
});

test('a PIN that was typed here is asked for without a network, and guesses are bounded', async ({
  desk,
  office,
  books,
}) => {
  await openWithStaff(desk, books);
  await desk.keyboard.press('Control+F9');
  await lock(desk)
    .getByRole('button', { name: /Zita Cossa/ })
    .click();
  await choosePin(desk);
  await expect(lock(desk)).toHaveCount(0);
  await office.setOffline(true);
  await scan(desk, 'pao');
  await payCash(desk, '');
  await desk.keyboard.press('Control+F9');
  // The PIN of the cashier who sold last is asked for first. A guess may fit by chance, after which
  // five are counted again.
  const tooMany = lock(desk).getByText('Too many wrong PINs');
  for (let guess = 1_111; !(await tooMany.isVisible()); guess += 101) {
    if ((await lock(desk).count()) === 0) await desk.keyboard.press('Control+F9');
    await enterPin(desk, String(guess));
    const answered = lock(desk).getByText(/Wrong PIN|Too many wrong PINs/);
    await expect(answered.or(ticket(desk)).first()).toBeVisible();
  }
  await expect(lock(desk)).toContainText('Too many wrong PINs');
  await enterPin(desk, pin);
  await expect(lock(desk)).toContainText('Too many wrong PINs');
});

test('whose PIN was set by somebody else chooses another at the till', async ({
  desk,
  office,
  books,
}) => {
  await openWithStaff(desk, books);
  const zita = desk.getByRole('button', { name: 'Change cashier: Zita Cossa' });
  const choosing = lock(desk).getByText('Your PIN was set by someone else');
  await desk.keyboard.press('Control+F9');
  await lock(desk)
    .getByRole('button', { name: /Zita Cossa/ })
    .click();

  await test.step('twice the same, and not the one before', async () => {
    await enterPin(desk, startPin);
    await expect(choosing).toBeVisible();
    await expectAccessible(desk);
    const choose = async (typed: string, again: string): Promise<void> => {
      await desk.getByLabel('New PIN', { exact: true }).fill(typed);
      await desk.getByLabel('Repeat the new PIN').fill(again);
      await desk.keyboard.press('Enter');
    };
    await choose('5028', '5029');
    await expect(lock(desk)).toContainText('The PINs do not match');
    await choose(startPin, startPin);
    await expect(lock(desk)).toContainText('Choose a PIN other than the current one');
    await choose('1234', '1234');
    await expect(lock(desk)).toContainText('This PIN is too easy to guess');
  });

  await test.step('without a network it is chosen later, between two sales', async () => {
    await office.setOffline(true);
    await lock(desk).getByRole('button', { name: 'Choose later' }).click();
    await expect(lock(desk)).toHaveCount(0);
    await expect(zita).toBeVisible();
    await scan(desk, 'pao');
    await office.setOffline(false);
    await payCash(desk, '');
    await expect(lock(desk)).toBeVisible({ timeout: 20_000 });
    await choosePin(desk);
    await expect(lock(desk)).toHaveCount(0);
  });

  await test.step('the one before opens nothing', async () => {
    await desk.keyboard.press('Control+F9');
    await enterPin(desk, startPin);
    await expect(lock(desk)).toContainText('Wrong PIN');
    await enterPin(desk, pin);
    await expect(lock(desk)).toHaveCount(0);
    await expect(zita).toBeVisible();
  });
});

test('what was taken off a sale comes back for some seconds', async ({ desk, books }) => {
  await openShop(books);
  await past(books, [['/api/companies/current/settings', { defaultClientId: 'HOTEL' }]]);
  await openTill(desk, books);
  await scan(desk, 'pao');
  await scan(desk, 'cafe');
  await desk.keyboard.press('Delete');
  await expect(ticket(desk)).toContainText('Café em grão removed');
  await ticket(desk).getByRole('button', { name: 'Undo' }).click();
  await expect(
    ticket(desk).getByRole('button', { name: 'One less of Café em grão' }),
  ).toBeVisible();
  await expect(desk.getByRole('combobox', { name: /^Scan a barcode/ })).toBeFocused();
  await desk.keyboard.press('Escape');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(ticket(desk)).toContainText('Sale cancelled');
  await ticket(desk).getByRole('button', { name: 'Undo' }).click();
  await expect(ticket(desk)).toContainText('Pão de forma');
});
