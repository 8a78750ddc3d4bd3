import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import {
  answer,
  choose,
  csvOf,
  dialog,
  expectRefused,
  expectSnack,
  field,
  row,
} from '../support/screen.js';

const milk = {
  id: 'MILK',
  code: 'LTE1',
  name: 'Leite 1 l',
  kind: 'article',
  unit: 'un',
  salePrice: '90',
  vatId: 'vat_NOR',
  movesStock: true,
  isBatchManaged: true,
};
const line = { articleId: 'MILK', vatId: 'vat_NOR' };

test.describe('the screens of stock', () => {
  test.beforeEach(async ({ books }) => {
    const received = { ...line, quantity: '20', unitPrice: '50', batchName: 'L7' };
    const sold = { ...line, quantity: '6', unitPrice: '90' };
    await past(books, [
      ['/api/articles', milk],
      ['/api/warehouses', { id: 'SHOP', code: 'LJ1', name: 'Loja 1' }],
      ['/api/suppliers', { id: 'NORTE', code: 'F001', name: 'Armazéns do Norte' }],
      ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo' }],
      [
        '/api/documents/RECEIPT/issue',
        { documentTypeId: 'GRF', supplierId: 'NORTE', lines: [received] },
      ],
      ['/api/documents/SALE/issue', { documentTypeId: 'FT', clientId: 'HOTEL', lines: [sold] }],
    ]);
  });

  test('are summed up in the list of articles', async ({ desk }) => {
    await desk.goto('/commercial/articles');
    await expect(desk.getByRole('columnheader', { name: 'In stock' })).toBeVisible();
    await expect(row(desk, 'Leite 1 l').locator('.column-quantity')).toHaveText('14');
  });

  test('show what was received and sold, where it is and how it moved', async ({ desk }) => {
    await desk.goto('/commercial/stock');
    const level = row(desk, 'Leite 1 l');
    await expect(level).toContainText('Armazém principal');
    await expect(level).toContainText('L7');
    await expect(level).toContainText('14');
    await expect(level).toContainText('700.00');
    await desk.goto('/commercial/stock_moves');
    const moves = desk.getByRole('row').filter({ hasText: 'Leite 1 l' });
    await expect(moves).toHaveCount(2);
    await expect(moves.first()).toContainText('Hotel Tofo');
    await expect(moves.first()).toContainText('−6');
  });

  test('suggest what to buy, found by words and put in order, an order for each supplier', async ({
    desk,
    books,
  }) => {
    const limits = { minimumStock: '20', maximumStock: '100' };
    const goods = { ...milk, isBatchManaged: false };
    await past(books, [
      ['/api/articles/MILK/change', limits],
      ['/api/articles', { ...goods, id: 'BREAD', code: 'PAO', name: 'Pão', ...limits }],
      ['/api/articles', { ...goods, id: 'TYRE', code: 'PNE', name: 'Pneu', minimumStock: '2' }],
    ]);
    await desk.goto('/commercial/reorder');
    const names = desk.getByRole('row').getByRole('link');
    await expect(names).toHaveText(['Leite 1 l', 'Pão', 'Pneu']);
    await desk.getByRole('button', { name: 'To order' }).click();
    await expect(names).toHaveText(['Pneu', 'Leite 1 l', 'Pão']);
    await desk.getByRole('searchbox', { name: 'Search', exact: true }).fill('armazens');
    await expect(names).toHaveText(['Leite 1 l']);
    await expectAccessible(desk);
    const orders = desk.getByRole('region', { name: 'Order from:' });
    await expect(orders.getByRole('button')).toHaveCount(1);
    await orders.getByRole('button', { name: /Armazéns do Norte/ }).click();
    await expect(desk.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('86');
  });

  test('show the cost of one as money, and exactly on request', async ({ desk, books }) => {
    const bought = { articleId: 'RICE', vatId: 'vat_NOR' };
    const lines = [
      { ...bought, quantity: '10', unitPrice: '985' },
      { ...bought, quantity: '1', unitPrice: '995' },
    ];
    await past(books, [
      ['/api/articles', { ...milk, id: 'RICE', code: 'ARZ', name: 'Arroz', isBatchManaged: false }],
      ['/api/documents/MORE/issue', { documentTypeId: 'GRF', supplierId: 'NORTE', lines }],
    ]);
    await desk.goto('/commercial/stock');
    const cost = row(desk, 'Arroz').getByTitle('985.909091');
    await expect(cost).toHaveText('985.9091');
  });

  test('tell who received a batch, by which document and what came back', async ({
    desk,
    books,
  }) => {
    const back = { ...line, quantity: '2', unitPrice: '90' };
    const origin = { documentId: 'FT_2026.1', line: 0 };
    const note = {
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      clientId: 'HOTEL',
      originId: 'FT_2026.1',
    };
    await past(books, [['/api/documents/BACK/issue', { ...note, lines: [{ ...back, origin }] }]]);
    await desk.goto('/commercial/batches');
    await row(desk, 'L7').getByRole('button', { name: 'Actions for L7' }).click();
    await desk.getByRole('menuitem', { name: 'Trace batch' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Deliveries of batch L7');
    const figures = row(desk, 'Hotel Tofo').getByRole('cell');
    await expect(figures.nth(3)).toHaveText('6');
    await expect(figures.nth(4)).toHaveText('2');
    await expect(figures.nth(5)).toHaveText('4');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Export' }).click();
    const [saved] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
    ]);
    const [, delivery = []] = await csvOf(saved);
    expect(delivery.filter((_, index) => index !== 3)).toEqual([
      'Hotel Tofo',
      '',
      'FT 2026/1',
      '6',
      '2',
      '4',
    ]);
    await desk.getByRole('link', { name: 'FT 2026/1' }).click();
    await expect(desk).toHaveURL(/\/commercial\/document\/FT\/FT_2026\.1$/);
  });

  test('say of a batch that nobody has received anything of it', async ({ desk, books }) => {
    const fresh = { id: 'L8', articleId: 'MILK', name: 'L8' };
    await past(books, [['/api/batches', fresh]]);
    await desk.goto('/commercial/batches/L8/recall');
    await expect(desk.getByText('No deliveries of this batch')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Export' })).toBeHidden();
  });

  test('carry goods to another warehouse, which receives them', async ({ desk }) => {
    await desk.goto('/commercial/stock_transfers/create');
    const form = dialog(desk, 'New transfer');
    await choose(form, 'From', 'Armazém principal');
    await choose(form, 'To', 'Loja 1');
    await form.getByLabel('In transit: receive it later').check();
    await choose(form, 'Article', 'Leite 1 l');
    await field(form, 'Quantity').fill('4');
    await field(form, 'Carrier').fill('Transportes Limpopo');
    await field(form, 'Vehicle plate').fill('AAB 123 MC');
    await field(form, 'Departs at').fill('2026-03-02T14:30');
    await field(form, 'Receiver').fill('Celeste');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectSnack(desk, 'Created');
    const transfer = row(desk, 'Loja 1');
    await expect(transfer).toContainText('In transit');
    await transfer.getByRole('button', { name: 'Actions for 1' }).click();
    const [guide] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('menuitem', { name: 'Print guide' }).click(),
    ]);
    expect(guide.suggestedFilename()).toBe('Transport guide 1.pdf');
    await transfer.getByRole('button', { name: 'Actions for 1' }).click();
    await desk.getByRole('menuitem', { name: 'Receive' }).click();
    await answer(desk, 'Yes');
    await expectSnack(desk, 'Transfer received');
    await expect(transfer).toContainText('Received');
  });

  test('bring back what was on its way once its transfer is cancelled', async ({ desk, books }) => {
    const sent = { articleId: 'MILK', quantity: '4' };
    const [level] = await rows(books, '/api/stock?q=leite');
    const fromId = level?.['warehouseId'];
    await past(books, [
      ['/api/stock-transfers', { id: 'T1', fromId, toId: 'SHOP', inTransit: true, lines: [sent] }],
    ]);
    await desk.goto('/commercial/stock_transfers');
    const transfer = row(desk, 'Loja 1');
    await transfer.getByRole('button', { name: 'Actions for 1' }).click();
    await desk.getByRole('menuitem', { name: 'Cancel transfer' }).click();
    const question = dialog(desk, 'Cancel transfer 1?');
    // What leaves the transfer is listed apart from what comes back to the warehouse.
    await expect(question.getByText('In transit')).toBeVisible();
    await expect(question.getByText('Armazém principal')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expectRefused(field(question, 'Reason'), 'Enter a reason for cancelling the transfer');
    await field(question, 'Reason').fill('The lorry broke down');
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expectSnack(desk, 'Transfer cancelled');
    await expect(transfer).toContainText('Cancelled');
    await desk.goto('/commercial/stock');
    await expect(row(desk, 'Leite 1 l')).toContainText('14');
  });

  test('warn of more than the maximum, without refusing it', async ({ desk, books }) => {
    await past(books, [['/api/articles/MILK/change', { maximumStock: '10' }]]);
    await desk.goto('/commercial/stock');
    await expect(row(desk, 'Leite 1 l')).toContainText('Above maximum');
  });

  test('advise against newest first together with batch costs', async ({ desk }) => {
    await desk.goto('/company');
    const form = desk.getByRole('main');
    const hint = form.getByText('Accounting rules (IAS 2) do not allow LIFO');
    await choose(form, 'Costing method', 'Batch cost');
    await expect(hint).toBeHidden();
    await choose(form, 'Batch selection', 'Newest first (LIFO)');
    await expect(hint).toBeVisible();
  });

  test('count down a list by Enter, though no answer comes meanwhile', async ({ desk, books }) => {
    const more = { ...line, quantity: '5', unitPrice: '50', batchName: 'L8' };
    const receipt = { documentTypeId: 'GRF', supplierId: 'NORTE', lines: [more] };
    await past(books, [
      ['/api/documents/MORE/issue', receipt],
      ['/api/stock-counts', { id: 'DOWN', warehouseId: 'warehouse_main' }],
    ]);
    let answerAll = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    await desk.route('**/api/stock-counts/DOWN/count', async (route) => {
      await answered;
      await route.continue();
    });
    await desk.goto('/commercial/stock_counts/DOWN');
    const older = desk.getByLabel('Counted quantity of Leite 1 l L7');
    const newer = desk.getByLabel('Counted quantity of Leite 1 l L8');
    await older.focus();
    await desk.keyboard.type('13');
    await desk.keyboard.press('Enter');
    await expect(newer).toBeFocused();
    await desk.keyboard.type('82');
    answerAll();
    await expectSnack(desk, 'Saved');
    await expect(newer).toBeFocused();
    await expect(newer).toHaveValue('82');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('2 of 2 counted')).toBeVisible();
    await expect(older).toHaveValue('13');
    await expect(newer).toHaveValue('82');
  });

  test('count what is there, and post what is missing', async ({ desk }) => {
    await desk.goto('/commercial/stock_counts/create');
    const form = dialog(desk, 'New count');
    await choose(form, 'Warehouse', 'Armazém principal');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectSnack(desk, 'Created');
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Count 1');
    const [sheet] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Count sheet' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('Count sheet.pdf');
    await desk.getByLabel('Blind count').check();
    await expect(desk.getByRole('columnheader', { name: 'Expected' })).toHaveCount(0);
    await desk.getByLabel('Scan or search').fill('l7');
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel('Counted quantity of Leite 1 l L7')).toBeFocused();
    await desk.keyboard.type('13');
    await desk.keyboard.press('Enter');
    await expectSnack(desk, 'Saved');
    await expect(desk.getByLabel('Scan or search')).toBeFocused();
    await desk.getByLabel('Blind count').uncheck();
    await expect(row(desk, 'Leite 1 l').getByRole('cell').last()).toHaveText('−1');
    await desk.getByRole('button', { name: 'Post differences' }).click();
    await dialog(desk, 'Post count 1?').getByRole('button', { name: 'Post differences' }).click();
    await expectSnack(desk, 'Count posted');
    await desk.goto('/commercial/stock');
    await expect(row(desk, 'Leite 1 l')).toContainText('13');
  });
});
