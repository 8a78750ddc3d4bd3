import { readFile } from 'node:fs/promises';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { choose, expectSnack, row } from '../support/screen.js';

const regions = Array.from({ length: 30 }, (_, at) => {
  const number = String(at + 1).padStart(2, '0');
  return ['/api/regions', { id: `REGION${number}`, name: `Distrito ${number}` }] as const;
});

test('a list is worked through with many rows, by keys, and kept as a view', async ({
  desk,
  books,
}) => {
  await past(books, regions.slice(0, 29));
  await desk.goto('/commercial/regions');
  await expect(row(desk, 'Distrito 01')).toBeVisible();

  await test.step('search, views, columns and Create are in one line', async () => {
    const button = (name: string) => desk.getByRole('button', { name, exact: true });
    const parts = [
      desk.getByRole('searchbox', { name: 'Search', exact: true }),
      button('Saved views'),
      button('Columns'),
      button('Export'),
      desk.getByRole('link', { name: 'Create', exact: true }),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  });

  await test.step('what others add is said, and shown when it is asked for', async () => {
    await past(books, regions.slice(29));
    await desk.getByRole('button', { name: 'Show 1 new row' }).click();
    await expect(desk.getByText('Rows: 30')).toBeVisible();
  });

  await test.step('a column is as wide as it was made, also later', async () => {
    const edge = desk.getByRole('separator', { name: 'Width of Name' });
    const chosen = desk.locator('.list__table--fixed');
    await expect(chosen).toBeHidden();
    await edge.press('ArrowLeft');
    await desk.reload();
    await expect(row(desk, 'Distrito 01')).toBeVisible();
    await expect(chosen).toBeVisible();
    await edge.press('Home');
    await expect(chosen).toBeHidden();
  });

  await test.step('keys lead from row to row and select them', async () => {
    await desk.keyboard.press('j');
    await desk.keyboard.press('j');
    await expect(row(desk, 'Distrito 02')).toBeFocused();
    await desk.keyboard.press('Space');
    await expect(desk.getByRole('checkbox', { name: 'Select Distrito 02' })).toBeChecked();
    await desk.keyboard.press('/');
    await expect(desk.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused();
  });

  await test.step('a selection stays as it is on the way to another page and back', async () => {
    await expect(desk.getByText('1 selected')).toBeVisible();
    await desk.getByRole('button', { name: 'Go to next page' }).click();
    await expect(row(desk, 'Distrito 30')).toBeVisible();
    await expect(desk.getByText('1 selected')).toBeVisible();
    await desk.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(desk.getByRole('checkbox', { name: 'Select Distrito 02' })).toBeChecked();
  });

  await test.step('all rows of all pages are removed, each with its result', async () => {
    await desk.getByRole('button', { name: 'Select all 30' }).click();
    await expect(desk.getByText('30 selected')).toBeVisible();
    await expectAccessible(desk);
    const bar = desk.getByRole('toolbar', { name: 'Actions for selected rows' });
    await bar.getByRole('button', { name: 'Remove', exact: true }).click();
    const question = desk.getByRole('alertdialog', { name: 'Remove: 30 selected' });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    const run = desk.getByRole('dialog', { name: 'Remove' });
    await expect(run.getByText('Done: 30')).toBeVisible();
    await run.getByRole('button', { name: 'Close' }).last().click();
    await expect(row(desk, 'Distrito 01')).toBeHidden();
  });

  await test.step('what is shown is kept under a name, and begun with', async () => {
    await choose(desk.locator('main'), 'Show', 'Removed');
    await expect(row(desk, 'Distrito 01')).toBeVisible();
    await desk.getByRole('button', { name: 'Saved views', exact: true }).click();
    await desk.getByRole('menuitem', { name: 'Save as view' }).click();
    const form = desk.getByRole('dialog', { name: 'Save as view' });
    await form.getByRole('textbox', { name: 'View name' }).fill('Removidos');
    await form.getByRole('switch', { name: 'Make default' }).click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSnack(desk, 'View saved: Removidos');
    await desk.goto('/commercial/regions');
    await expect(desk.getByRole('button', { name: 'Removidos', exact: true })).toBeVisible();
    await expect(row(desk, 'Distrito 01')).toBeVisible();
  });

  await test.step('it is written to a PDF', async () => {
    await desk.getByRole('button', { name: 'Export', exact: true }).click();
    const [saved] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('menuitem', { name: 'PDF (.pdf)' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('Regions.pdf');
    const content = await readFile(await saved.path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('its records follow each other in their dialog', async () => {
    await desk.keyboard.press('j');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('dialog', { name: 'Distrito 01' })).toBeVisible();
    await desk.keyboard.press('Alt+ArrowDown');
    await expect(desk.getByRole('dialog', { name: 'Distrito 02' })).toBeVisible();
    await expect(desk.getByText('2 of 30', { exact: true })).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toBeHidden();
  });
});

test('a file that is being written is stopped by hand, and begun again', async ({
  desk,
  books,
}) => {
  await past(books, [['/api/regions', { id: 'SUL', name: 'Sul' }]]);
  let isHeld = true;
  await desk.route(/\/api\/regions\?.*format=pdf/, async (route) => {
    if (!isHeld) await route.continue();
  });
  await desk.goto('/commercial/regions');
  const write = async (): Promise<void> => {
    await desk.getByRole('button', { name: 'Export', exact: true }).click();
    await desk.getByRole('menuitem', { name: /PDF/ }).click();
  };
  await write();
  await desk.getByTitle('Stop export').click();
  await expectSnack(desk, 'Export stopped');
  isHeld = false;
  const file = desk.waitForEvent('download');
  await write();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
});
