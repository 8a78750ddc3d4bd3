import { past } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { dialog, expectSnack, field, row } from '../support/screen.js';

test.beforeEach(async ({ books }) => {
  await past(books, [['/api/regions', { id: 'GAZA', name: 'Gaza' }]]);
});

test('a message stands three seconds, and a click elsewhere does not close it', async ({
  signedIn: page,
}) => {
  await page.clock.install();
  await page.goto('/commercial/regions/create');
  await field(page.getByRole('dialog'), 'Name').fill('Sofala');
  // From here on time passes only as this test says, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Save' }).click();
  const snack = page.locator('.snack').filter({ hasText: 'Created' });
  const isShownSoon = async () => {
    await page.clock.runFor(50);
    return snack.isVisible();
  };
  await expect.poll(isShownSoon, { intervals: [50] }).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(2_500);
  await expect(snack).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(snack).toBeHidden();
});

test('Escape is No, and the focus goes back to where it was', async ({ desk }) => {
  await desk.goto('/commercial/regions');
  const menu = row(desk, 'Gaza').getByRole('button', { name: 'Actions for Gaza' });
  await menu.focus();
  await desk.keyboard.press('Enter');
  await desk.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  const question = desk.getByRole('alertdialog', { name: 'Remove Gaza?' });
  await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  const yes = question.getByRole('button', { name: 'Yes', exact: true });
  // What removing does is read first.
  await expect(yes).toBeEnabled();
  await desk.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(row(desk, 'Gaza')).toBeVisible();
  await expect(menu).toBeFocused();
});

test('the second click of a double click is not for what lay behind the dialog', async ({
  desk,
  books,
}) => {
  const ids = Array.from({ length: 20 }, (_, at) => `ZONE_${String(at)}`);
  await past(
    books,
    ids.map((id) => ['/api/regions', { id, name: id }]),
  );
  await desk.goto('/commercial/regions');
  await expect(row(desk, 'Gaza')).toBeVisible();
  await desk.getByRole('link', { name: 'Create' }).first().click();
  const form = dialog(desk, /^Create/);
  const cancel = await form.getByRole('button', { name: 'Cancel' }).boundingBox();
  if (cancel === null) throw new Error('There is no button to cancel by');
  await desk.mouse.move(cancel.x + cancel.width / 2, cancel.y + cancel.height / 2);
  await desk.mouse.down({ clickCount: 1 });
  await desk.mouse.up({ clickCount: 1 });
  await expect(form).toBeHidden();
  await desk.mouse.down({ clickCount: 2 });
  await desk.mouse.up({ clickCount: 2 });
  await expect(desk).toHaveURL(/\/commercial\/regions$/);
  await desk.mouse.down();
  await desk.mouse.up();
  await expect(desk).toHaveURL(/\/commercial\/regions\/.+\/edit$/);
});

test('the content is reached past the menu, and the search by its key', async ({ desk }) => {
  await desk.goto('/commercial/regions');
  await expect(row(desk, 'Gaza')).toBeVisible();
  await desk.keyboard.press('Tab');
  await expect(desk.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('main')).toBeFocused();
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: /^Search documents/ }).fill('gaza');
  await expect(desk.getByText('Nothing found for “gaza”')).toBeVisible();
  await desk.getByRole('combobox', { name: /^Search documents/ }).fill('vat');
  await expect(desk.getByRole('option', { name: 'VAT Page' })).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('VAT');
});

test('the sheet of keys says what they do here, or in the dialog on top', async ({ desk }) => {
  await desk.goto('/commercial/regions');
  await expect(row(desk, 'Gaza')).toBeVisible();
  const sheet = desk.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await desk.keyboard.press('?');
  await expect(sheet.getByText('On this page')).toBeVisible();
  await expect(sheet.getByText('In this dialog')).toBeHidden();
  await desk.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await desk.keyboard.press('n');
  const name = field(desk.getByRole('dialog'), 'Name');
  await name.fill('Sofala');
  await desk.keyboard.press('Control+/');
  await expect(sheet.getByText('In this dialog')).toBeVisible();
  await expect(sheet.getByText('On this page')).toBeHidden();
  await desk.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Sofala');
});

test('what is only offered is left without a question, what is written before it is not', async ({
  desk,
}) => {
  let answer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await desk.route('**/api/companies/current', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await desk.goto('/commercial/clients/create');
  const form = desk.getByRole('dialog', { name: 'Create client' });
  const question = desk.getByRole('alertdialog', { name: 'Leave without saving?' });
  await field(form, 'Name').fill('Hotel Tofo');
  answer();
  await expect(field(form, 'Phone code')).toHaveValue('+258');
  await desk.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(form).toBeHidden();
  await desk.keyboard.press('n');
  await expect(field(form, 'Phone code')).toHaveValue('+258');
  await desk.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('a server that is gone is said, and what was written is sent once it is back', async ({
  desk,
}) => {
  await desk.goto('/commercial/regions/create');
  await field(desk.getByRole('dialog'), 'Name').fill('Sofala');
  await desk.route('**/api/**', (route) => route.abort('connectionrefused'));
  await desk.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Server unreachable');
  await expect(field(desk.getByRole('dialog'), 'Name')).toHaveValue('Sofala');
  await desk.unroute('**/api/**');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expectSnack(desk, 'Created');
  await expect(row(desk, 'Sofala')).toHaveCount(1);
});

test('what another tab has saved is announced, and shown on request', async ({ desk, books }) => {
  await desk.goto('/commercial/regions');
  await expect(row(desk, 'Gaza')).toBeVisible();
  await past(books, [['/api/regions', { id: 'NAMPULA', name: 'Nampula' }]]);
  // Nothing jumps under the hand: the list says that there is more.
  await desk.getByRole('button', { name: /1 new row/ }).click();
  await expect(row(desk, 'Nampula')).toBeVisible();
});
