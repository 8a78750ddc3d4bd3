import { Buffer } from 'node:buffer';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { chooseTooLarge } from '../support/too-large.js';
import { expectSnack } from '../support/screen.js';

const file = (price: string) => ({
  name: 'artigos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Referência;Designação;Preço sem IVA;Secção',
      'BOL01;Bolachas Maria;45,50;Mercearia',
      `CHA01;Chá Gurué;${price};Mercearia`,
    ].join('\r\n'),
    'latin1',
  ),
});

test('imports a file whose wrong cell is corrected, and undoes it', async ({ desk, books }) => {
  await desk.goto('/imports');
  await desk.getByRole('combobox', { name: 'Data type' }).click();
  await desk.getByRole('option', { name: 'Articles and services' }).click();
  const chosen = desk.getByLabel('File', { exact: true });
  await chosen.setInputFiles(file('mil'));
  await expect(desk.getByText('artigos.csv: 2 rows')).toBeVisible();

  const mapping = desk.getByRole('table', { name: 'Column mapping' });
  await expect(
    mapping.getByRole('combobox', { name: 'Field of the column Referência' }),
  ).toHaveText('Code *');
  await mapping.getByRole('combobox', { name: 'Field of the column Secção' }).click();
  await desk.getByRole('option', { name: 'Category', exact: true }).click();
  await desk.getByRole('switch', { name: 'Create missing categories' }).click();

  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  const problems = desk.getByRole('table', { name: 'Rows with problems' });
  await expect(problems.getByRole('row').nth(1)).toContainText(/3.*Preço sem IVA.*mil/);
  await expect(problems).toContainText('“mil” is not a number');
  expect(await rows(books, '/api/articles?q=BOL01')).toEqual([]);
  await expectAccessible(desk);

  await chosen.setInputFiles(file('980,00'));
  await mapping.getByRole('combobox', { name: 'Field of the column Secção' }).click();
  await desk.getByRole('option', { name: 'Category', exact: true }).click();
  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(desk.getByText('New: 2. Updated: 0. Unchanged: 0. Failed: 0.')).toBeVisible();
  await desk.getByRole('button', { name: 'Import 2 rows' }).click();
  await expectSnack(desk, 'Import started');
  const undo = desk.getByRole('button', { name: 'Undo the import of artigos.csv' });
  await expect(undo).toBeVisible();
  const tea = expect.objectContaining({ code: 'CHA01', salePrice: '980', isArchived: false });
  expect(await rows(books, '/api/articles?q=CHA01')).toEqual([tea]);

  await desk.reload();
  await expect(undo).toBeVisible();
  await desk.getByRole('combobox', { name: 'Data type' }).click();
  await desk.getByRole('option', { name: 'Articles and services' }).click();
  await chosen.setInputFiles(file('990,00'));
  const saved = desk.getByRole('combobox', { name: 'Saved mapping' });
  await expect(saved).toHaveText('artigos');
  const section = mapping.getByRole('combobox', { name: 'Field of the column Secção' });
  await expect(section).toHaveText('Category');
  await saved.click();
  await desk.getByRole('option', { name: 'From headings' }).click();
  await expect(section).toHaveText('Do not import');

  await undo.click();
  const question = desk.getByRole('dialog', { name: 'Undo the import of artigos.csv?' });
  await expect(question.getByRole('status')).toContainText('To be removed: 2');
  await question.getByRole('button', { name: 'Undo now', exact: true }).click();
  await expectSnack(desk, 'Import undone');
  await expect(desk.getByText('Undone; 0 records stayed')).toBeVisible();
  const gone = expect.objectContaining({ code: 'CHA01', isArchived: true });
  expect(await rows(books, '/api/articles?q=CHA01')).toEqual([gone]);

  await desk.getByRole('button', { name: 'Redo the import of artigos.csv' }).click();
  const redoing = desk.getByRole('dialog', { name: 'Redo the import of artigos.csv?' });
  await expect(redoing.getByRole('status')).toContainText('To be recovered: 2');
  await expectAccessible(desk);
  await redoing.getByRole('button', { name: 'Redo now', exact: true }).click();
  await expectSnack(desk, 'Import redone');
  await expect(desk.getByText('Undone, then redone; 0 records stayed')).toBeVisible();
  await expect(undo).toBeVisible();
  expect(await rows(books, '/api/articles?q=CHA01')).toEqual([tea]);
});

test('a file that is too large is refused before it is sent', async ({ desk }) => {
  await desk.goto('/imports?kind=articles');
  const sent: string[] = [];
  desk.on('request', (request) => {
    if (request.url().includes('/api/imports/')) sent.push(request.url());
  });
  await chooseTooLarge(desk.getByLabel('File', { exact: true }), 'artigos.csv');
  await expectSnack(desk, /The file has more than 24.MB\. Split it/);
  expect(sent).toEqual([]);
});

test('takes a dropped file, and a cell that is corrected in place', async ({ desk, books }) => {
  await desk.goto('/imports?kind=articles');
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Download template' }).click();
  expect((await download).suggestedFilename()).toBe('Articles and services.csv');

  const { name, mimeType: type, buffer } = file('mil');
  const dataTransfer = await desk.evaluateHandle(
    ({ bytes, ...of }) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(bytes)], of.name, { type: of.type }));
      return dropped;
    },
    { name, type, bytes: [...buffer] },
  );
  const card = desk.getByRole('heading', { name: 'Import a file' }).locator('..');
  await card.dispatchEvent('drop', { dataTransfer });
  await expect(desk.getByText('artigos.csv: 2 rows')).toBeVisible();

  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  const cell = desk.getByRole('textbox', { name: 'Value of Preço sem IVA in row 3' });
  await expect(cell).toHaveValue('mil');
  await cell.fill('980,00');
  await cell.press('Enter');
  await expect(desk.getByText('New: 2. Updated: 0. Unchanged: 0. Failed: 0.')).toBeVisible();
  await expect(cell).toHaveCount(0);
  // Nothing is left to correct: Enter goes on with what may be imported now.
  await expect(desk.getByRole('button', { name: 'Import 2 rows' })).toBeFocused();
  await desk.getByRole('button', { name: 'Import 2 rows' }).click();
  await expectSnack(desk, 'Import started');
  const tea = expect.objectContaining({ code: 'CHA01', salePrice: '980' });
  await expect.poll(() => rows(books, '/api/articles?q=CHA01')).toEqual([tea]);
});

test('offers what a refused cell may be chosen from', async ({ desk }) => {
  await desk.goto('/imports?kind=articles');
  await desk.getByLabel('File', { exact: true }).setInputFiles({
    name: 'artigos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Código;Descrição;IVA;Preço sem IVA\nBOL01;Bolachas;18%;45,50'),
  });
  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  const cell = desk.getByRole('combobox', { name: 'Value of IVA in row 2' });
  await expect(cell).toHaveValue('18%');
  await expectAccessible(desk);
  await cell.press('ArrowDown');
  await desk.getByRole('option', { name: 'RED · 5 % · IVA taxa reduzida' }).click();
  await expect(cell).toHaveValue('RED');
  await desk.getByRole('button', { name: 'Recheck' }).click();
  await expect(desk.getByText('New: 1. Updated: 0. Unchanged: 0. Failed: 0.')).toBeVisible();
});

test('corrects one value in all cells that hold it, and saves the refused rows', async ({
  desk,
}) => {
  await desk.goto('/imports?kind=articles');
  const row = (code: string) => `${code};Artigo ${code};18%;45,50`;
  await desk.getByLabel('File', { exact: true }).setInputFiles({
    name: 'artigos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Código;Descrição;IVA;Preço sem IVA', ...['A1', 'A2'].map(row)].join('\n'),
    ),
  });
  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Download failed rows' }).click();
  expect((await saved).suggestedFilename()).toBe('artigos - Problem.csv');
  const cell = desk.getByRole('combobox', { name: 'Value of IVA in row 2' });
  await cell.press('ArrowDown');
  await desk.getByRole('option', { name: 'RED · 5 % · IVA taxa reduzida' }).click();
  await desk.getByRole('button', { name: 'Use in all 2 cells with this value' }).first().click();
  await desk.getByRole('button', { name: 'Recheck' }).click();
  await expect(desk.getByText('New: 2. Updated: 0. Unchanged: 0. Failed: 0.')).toBeVisible();
});

test('offers to open the series that old balances need', async ({ books, desk }) => {
  await past(books, [['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Costa do Sol' }]]);
  await desk.goto('/imports');
  await desk.getByRole('combobox', { name: 'Data type' }).click();
  await desk.getByRole('option', { name: 'Opening balances' }).click();
  const year = new Date().getFullYear() - 1;
  await desk.getByLabel('File', { exact: true }).setInputFiles({
    name: 'saldos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Cliente;Data;Saldo\nC001;${year}-12-20;4000`),
  });
  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  const missing = desk.getByRole('alert').filter({
    hasText: `No invoicing series found for ${year}. Would you like to create one?`,
  });
  await expect(missing).toBeVisible();
  await expectAccessible(desk);
  await missing.getByRole('button', { name: `Create series SI ${year}` }).click();
  await expectSnack(desk, `Series SI ${year} created`);
  await expect(missing).toHaveCount(0);
});

test('on a phone the fields of the columns fit, and only what applies is asked', async ({
  desk,
}) => {
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/imports');
  const kind = desk.getByRole('combobox', { name: 'Data type' });
  await kind.click();
  await desk.getByRole('option', { name: 'Opening stock' }).click();
  const chosen = desk.getByLabel('File', { exact: true });
  const stock = ['Artigo;Quantidade;Custo', 'CAFE;10;80,50'].join('\r\n');
  await chosen.setInputFiles({
    name: 'existencias.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(stock, 'latin1'),
  });
  const mapping = desk.getByRole('table', { name: 'Column mapping' });
  const fields = mapping.getByRole('combobox');
  await expect(fields).toHaveCount(3);
  for (const field of await fields.all()) {
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await expect(desk.getByRole('switch')).toHaveCount(0);
  await expectAccessible(desk);
  await kind.click();
  await desk.getByRole('option', { name: 'Articles and services' }).click();
  await chosen.setInputFiles(file('980,00'));
  await expect(desk.getByRole('switch', { name: 'Create missing categories' })).toBeVisible();
  await expect(desk.getByRole('switch', { name: /^Accept NUITs/ })).toHaveCount(0);
});

test('reads in what a list shows, and closes the series again that a file opened', async ({
  desk,
  books,
}) => {
  const year = new Date().getFullYear() + 1;
  await desk.goto('/commercial/invoicing_series');
  await desk.getByRole('main').getByRole('link', { name: 'Import', exact: true }).click();
  await expect(desk.getByRole('combobox', { name: 'Data type' })).toHaveText('Invoicing series');
  await desk.getByLabel('File', { exact: true }).setInputFiles({
    name: 'series.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Tipo de documento;Ano\nFT;${year}\nFactura-Recibo;${year}\nXX;${year}`),
  });
  await desk.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(desk.getByText('New: 2. Updated: 0. Unchanged: 0. Failed: 1.')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Import the other 2 rows' }).click();
  await expectSnack(desk, 'Import started');
  const undo = desk.getByRole('button', { name: 'Undo the import of series.csv' });
  await undo.click();
  const question = desk.getByRole('dialog', { name: 'Undo the import of series.csv?' });
  await expect(question.getByRole('status')).toContainText('To be closed: 2');
  await question.getByRole('button', { name: 'Undo now', exact: true }).click();
  await expectSnack(desk, 'Import undone');
  const closed = expect.objectContaining({ id: `FT_${year}`, isOpen: false });
  const filter = encodeURIComponent(JSON.stringify({ year, typeId: 'FT' }));
  await expect.poll(() => rows(books, `/api/series?filter=${filter}`)).toEqual([closed]);
});
