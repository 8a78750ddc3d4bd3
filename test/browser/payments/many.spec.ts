import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { dialog, row } from '../support/screen.js';

const year = new Date().getFullYear();
const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];
const advance = { partyId: 'HOTEL', isAdvance: true };
const receipt = { ...advance, documentTypeId: 'RC' };

test.describe('many receipts', () => {
  test.beforeEach(async ({ books, desk }) => {
    await past(books, [
      ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo', country: 'MZ' }],
      ['/api/payments', { ...receipt, rows: cash(400_000) }],
      ['/api/payments', { ...receipt, rows: cash(150_000) }],
      [`/api/payments/RC_${year}.2/refund`, { id: 'BACK', rows: cash(10_000) }],
    ]);
    await desk.goto('/commercial/payment/clients');
    for (const number of [1, 2]) {
      await desk.getByRole('checkbox', { name: `Select RC ${year}/${number}` }).check();
    }
  });

  test('are cancelled for one reason, but for that which was refunded, and put back', async ({
    books,
    desk,
  }) => {
    const bar = desk.getByRole('toolbar', { name: 'Actions for selected rows' });
    await bar.getByRole('button', { name: 'Cancel', exact: true }).click();
    const question = dialog(desk, 'Cancel: 2 selected');
    await expect(question.getByRole('textbox')).toBeFocused();
    await desk.keyboard.type('Cheque devolvido');
    await expect(question.getByText('Will change: 1')).toBeVisible();
    await expect(question.getByRole('list')).toContainText(`RC ${year}/2`);
    await expectAccessible(desk);
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();

    const run = dialog(desk, 'Cancel');
    await expect(run.getByText('Done: 1')).toBeVisible();
    await expect(run.getByRole('listitem').filter({ hasText: `RC ${year}/2` })).toContainText(
      /refund|used/i,
    );
    const states = async () =>
      (await rows(books, '/api/receipts?sort=number:asc')).map(({ status }) => status);
    await expect.poll(states).toEqual(['cancelled', 'active']);
    await run.getByRole('button', { name: 'Undo…' }).click();
    await expect(run.getByText('Can be undone: 1.')).toBeVisible();
    await run.getByRole('button', { name: 'Undo now' }).click();
    await expect.poll(states).toEqual(['active', 'active']);
  });

  test('are printed as one file, which the list leads to again', async ({ books, desk }) => {
    const bar = desk.getByRole('toolbar', { name: 'Actions for selected rows' });
    await bar.getByRole('button', { name: 'Print', exact: true }).click();
    const printing = dialog(desk, 'Print 2 documents');
    await expect(
      printing.getByText('Originals included: 2. Each can be printed only once.'),
    ).toBeVisible();
    const paper = printing.frameLocator('iframe');
    await expect(paper.getByText(`RC ${year}/1`).first()).toBeVisible();
    await expect(paper.getByText(`RC ${year}/2`).first()).toBeVisible();
    await printing.getByRole('button', { name: 'Create PDF' }).click();
    const files = dialog(desk, 'Printed files');
    await expect(files.getByText('Includes 2 originals')).toBeVisible({ timeout: 60_000 });
    await expect(files.getByRole('link', { name: 'Download' })).toBeVisible();
    await expectAccessible(desk);
    const printed = async () =>
      (await rows(books, '/api/receipts')).map(({ isPrinted }) => isPrinted);
    await expect.poll(printed).toEqual([true, true]);
    await files.getByRole('button', { name: 'Close' }).last().click();
    await desk.getByRole('button', { name: 'Printed files' }).click();
    await expect(files.getByText('Includes 2 originals')).toBeVisible();
  });
});

test('many advances are cancelled, and are none any more', async ({ books, desk }) => {
  await past(books, [
    ['/api/suppliers', { id: 'HOTEL', code: 'F001', name: 'Moagem Matola', country: 'MZ' }],
    ['/api/payments', { ...advance, documentTypeId: 'RF', rows: cash(90_000) }],
    ['/api/payments', { ...advance, documentTypeId: 'RF', rows: cash(70_000) }],
  ]);
  await desk.goto('/commercial/payment/advances');
  for (const number of [1, 2]) {
    await desk.getByRole('checkbox', { name: `Select RF ${year}/${number}` }).check();
  }
  const bar = desk.getByRole('toolbar', { name: 'Actions for selected rows' });
  await expect(bar.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = dialog(desk, 'Cancel: 2 selected');
  await question.getByRole('textbox').fill('Pagos em duplicado');
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  const run = dialog(desk, 'Cancel');
  await expect(run.getByText('Done: 2')).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(desk, `RF ${year}/1`)).toHaveCount(0);
});

test('many deposits are cancelled for one reason; one of before stays what it was', async ({
  books,
  desk,
}) => {
  const deposit = { accountId: 'account_cash', amountMinor: 50_000 };
  await past(books, [
    ['/api/deposits', { ...deposit, id: 'FUNDO', description: 'Fundo de maneio' }],
    ['/api/deposits', { ...deposit, id: 'SOCIO', description: 'Entrada do sócio' }],
    ['/api/deposits', { ...deposit, id: 'OUTRO' }],
    ['/api/deposits/SOCIO/cancel', { reason: 'Engano' }],
  ]);
  await desk.goto('/commercial/deposit');
  for (const name of ['Fundo de maneio', 'Entrada do sócio', /500\.00$/]) {
    await desk
      .getByRole('checkbox', { name })
      .and(desk.getByLabel(/^Select /))
      .check();
  }
  const bar = desk.getByRole('toolbar', { name: 'Actions for selected rows' });
  await bar.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = dialog(desk, 'Cancel: 2 selected');
  await question.getByRole('textbox').fill('Lançados duas vezes');
  await expect(question.getByText('Will change: 2')).toBeVisible();
  await expectAccessible(desk);
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  const run = dialog(desk, 'Cancel');
  await expect(run.getByText('Done: 2')).toBeVisible();
  const balance = async () => {
    const accounts = await rows(books, '/api/treasury-accounts');
    return accounts.find(({ id }) => id === 'account_cash')?.['balanceMinor'];
  };
  await expect.poll(balance).toBe(0);
  await run.getByRole('button', { name: 'Undo…' }).click();
  await expect(run.getByText('Can be undone: 2.')).toBeVisible();
  await run.getByRole('button', { name: 'Undo now' }).click();
  await expect.poll(balance).toBe(100_000);
  await dialog(desk, /./).getByRole('button', { name: 'Close' }).last().click();

  await row(desk, 'Entrada do sócio')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await desk.getByRole('menuitem', { name: 'Restore', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(row(desk, 'Entrada do sócio')).toContainText('Active');
  await expect.poll(balance).toBe(150_000);
});
