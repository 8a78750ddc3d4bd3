import type { Locator, Page } from '@playwright/test';
import { command, past, rows } from './owner.js';
import { withoutPermission } from './permissions.js';
import { expect, test } from './product.js';
import {
  answer,
  column,
  csvOf,
  dialog,
  expectRefused,
  expectSnack,
  field,
  headingOf,
  row,
} from './screen.js';

type Past = readonly (readonly [path: string, data: object])[];

/** Everything that makes the tests of one management screen differ from the others'. */
export interface CrudSuite {
  readonly title: string;
  readonly path: string;
  /** Of the collection: `/api/clients`. */
  readonly api: string;
  /** What is there before: at least the rows that the lists below name. */
  readonly past: Past;
  readonly create?: {
    readonly button?: string;
    readonly dialog: string;
    readonly fill: (form: Locator) => Promise<void>;
    /** Shown in the row afterwards. */
    readonly shows: readonly string[];
    /** What the API then has, found by `q`. */
    readonly q: string;
    readonly stored: Readonly<Record<string, unknown>>;
    /** Fields that cannot be left empty. */
    readonly required: readonly string[];
    /** What a field refuses, and in which words. */
    readonly refuses: readonly {
      readonly field: string;
      readonly value: string;
      readonly message: string;
    }[];
  };
  readonly edit?: {
    /** A row of the past, by the text that finds it and the name in its menu. */
    readonly row: string;
    readonly id: string;
    readonly field: string;
    readonly to: string;
    /** The change that somebody else makes meanwhile. */
    readonly others: Readonly<Record<string, unknown>>;
  };
  readonly archives?: boolean;
  readonly search: { readonly words: string; readonly finds: string; readonly hides: string };
  readonly sort: { readonly column: string; readonly ascending: readonly string[] };
  readonly filter?: {
    readonly label: string;
    readonly option: string;
    readonly shows: string;
    readonly hides: string;
  };
  readonly column: { readonly name: string; readonly isShown: boolean };
  /** All columns that the file may have, and lines that are there among others. */
  readonly file: { readonly headings: readonly string[]; readonly lines: readonly string[] };
  readonly permissions: { readonly view: string; readonly manage: string };
}

/** Tests what every management screen can do, with what this one holds. */
export function crudSuite(suite: CrudSuite): void {
  test.describe(`the screen ${suite.title}`, () => {
    test.beforeEach(async ({ desk, books }) => {
      await past(books, suite.past);
      await desk.goto(suite.path);
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(suite.title);
    });
    finding(suite);
    if (suite.create !== undefined) creating(suite, suite.create);
    if (suite.edit !== undefined) editing(suite, suite.edit);
    if (suite.edit !== undefined && suite.archives !== false) archiving(suite.edit);
    permitting(suite);
  });
}

function finding({ search, sort, filter, column: shown, file, api }: CrudSuite): void {
  test('finds by words without accents, and says when nothing fits', async ({ desk }) => {
    const words = desk.getByRole('searchbox', { name: 'Search', exact: true });
    await expect(row(desk, search.hides)).toBeVisible();
    await words.fill(search.words);
    await expect(row(desk, search.hides)).toBeHidden();
    await expect(row(desk, search.finds)).toBeVisible();
    await words.fill('xylophone');
    await expect(desk.getByText('Nothing fits the search and the filters')).toBeVisible();
    await desk.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(row(desk, search.hides)).toBeVisible();
    await expect(words).toHaveValue('');
  });

  test('sorts by a column, both ways', async ({ desk }) => {
    const { ascending } = sort;
    const named = async (): Promise<readonly string[]> =>
      (await column(desk, sort.column)).filter((text) => ascending.includes(text));
    const button = headingOf(desk, sort.column).getByRole('button');
    const orders = new Set<string | null>();
    while (orders.size < 2) {
      const before = desk.url();
      await button.click();
      await expect(desk).not.toHaveURL(before);
      const order = new URL(desk.url()).searchParams.get('order');
      const expected = order === 'DESC' ? [...ascending].reverse() : ascending;
      await expect.poll(named).toEqual(expected);
      orders.add(order);
    }
  });

  if (filter !== undefined) {
    test('narrows the list by a filter, also after loading the page again', async ({ desk }) => {
      await expect(row(desk, filter.hides).first()).toBeVisible();
      await desk.getByRole('combobox', { name: filter.label, exact: true }).click();
      await desk.getByRole('option', { name: filter.option, exact: true }).click();
      await expect(row(desk, filter.hides)).toBeHidden();
      await expect(row(desk, filter.shows).first()).toBeVisible();
      await desk.reload();
      await expect(row(desk, filter.shows).first()).toBeVisible();
      await expect(row(desk, filter.hides)).toBeHidden();
    });
  }

  test('shows the columns that are chosen, and remembers them', async ({ desk }) => {
    const heading = headingOf(desk, shown.name);
    await expect(heading).toBeVisible({ visible: shown.isShown });
    await desk.getByRole('button', { name: 'Columns' }).click();
    await desk.getByRole('switch', { name: shown.name, exact: true }).click();
    await desk.keyboard.press('Escape');
    await expect(heading).toBeVisible({ visible: !shown.isShown });
    await desk.reload();
    await expect(desk.getByRole('table')).toBeVisible();
    await expect(heading).toBeVisible({ visible: !shown.isShown });
  });

  test('exports every row', async ({ desk, books }) => {
    await expect(desk.getByRole('table')).toBeVisible();
    await desk.getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
    ]);
    const [headings = [], ...lines] = await csvOf(download);
    expect(file.headings).toEqual(expect.arrayContaining([...headings]));
    for (const line of file.lines) {
      const cells = line.split(';');
      const inSight = headings.map((heading) => cells[file.headings.indexOf(heading)]);
      expect(lines).toContainEqual(inSight);
    }
    expect(lines).toHaveLength((await rows(books, `${api}?perPage=250`)).length);
  });
}

async function openForm(
  page: Page,
  { button = 'Create', dialog: title }: { readonly button?: string; readonly dialog: string },
): Promise<Locator> {
  await page.getByRole('link', { name: button, exact: true }).first().click();
  const form = dialog(page, title);
  await expect(form).toBeVisible();
  return form;
}

function creating({ path, api }: CrudSuite, create: NonNullable<CrudSuite['create']>): void {
  test('creates with everything that can be filled in, once', async ({ desk, books }) => {
    const form = await openForm(desk, create);
    await create.fill(form);
    await form.getByRole('button', { name: 'Save' }).dblclick();
    await expect(form).toBeHidden();
    await expectSnack(desk, 'Created');
    await expect(desk).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
    for (const text of create.shows) await expect(row(desk, text).first()).toBeVisible();
    const stored = await rows(books, `${api}?q=${encodeURIComponent(create.q)}`);
    expect(stored).toEqual([expect.objectContaining(create.stored)]);
  });

  test('names each field that is missing, at the field, and keeps what is written', async ({
    desk,
  }) => {
    const form = await openForm(desk, create);
    for (const label of create.required) {
      const control = field(form, label);
      if ((await control.getAttribute('role')) !== 'combobox') await control.fill('');
    }
    await form.getByRole('button', { name: 'Save' }).click();
    for (const label of create.required) {
      await expectRefused(field(form, label), /required|Please select/);
    }
    const [first = ''] = create.required;
    await expect(field(form, first)).toBeFocused();
  });

  if (create.refuses.length > 0) {
    test('refuses what cannot be, in the words of the product', async ({ desk }) => {
      const form = await openForm(desk, create);
      await create.fill(form);
      for (const { field: label, value, message } of create.refuses) {
        const control = field(form, label);
        const right = await control.inputValue();
        await control.fill(value);
        await form.getByRole('button', { name: 'Save' }).click();
        await expectRefused(control, message);
        await control.fill(right);
      }
      await expect(form).toBeVisible();
    });
  }

  test('asks before what was written is lost', async ({ desk }) => {
    const form = await openForm(desk, create);
    await create.fill(form);
    await desk.keyboard.press('Escape');
    const question = desk.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused();
    await desk.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await answer(desk, 'Yes');
    await expect(form).toBeHidden();
  });
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

function editing({ api }: CrudSuite, edit: NonNullable<CrudSuite['edit']>): void {
  test('edits, and shows in the history what was before', async ({ desk }) => {
    await act(desk, edit.row, 'Edit');
    const control = field(desk.getByRole('dialog'), edit.field);
    const before = await control.inputValue();
    await control.fill(edit.to);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expectSnack(desk, 'Saved');
    await act(desk, edit.to, 'History');
    const history = dialog(desk, /^History of/);
    await expect(history.locator('del').filter({ hasText: before }).first()).toBeVisible();
    await expect(history.locator('ins').filter({ hasText: edit.to }).first()).toBeVisible();
  });

  test('does not write over what somebody else has changed', async ({ desk, books }) => {
    await act(desk, edit.row, 'Edit');
    const form = desk.getByRole('dialog');
    const control = field(form, edit.field);
    await control.fill(edit.to);
    await command(books, `${api}/${edit.id}/change`, edit.others);
    await form.getByRole('button', { name: 'Save' }).click();
    await expectSnack(desk, 'Somebody else has changed this in the meantime');
    await expect(control).toHaveValue(edit.to);
    const [stored] = (await rows(books, `${api}?filter={"id":"${edit.id}"}`)).slice(0, 1);
    expect(stored).toEqual(expect.objectContaining(edit.others));
  });
}

function archiving(edit: NonNullable<CrudSuite['edit']>): void {
  test('removes after a question, and restores', async ({ desk }) => {
    await act(desk, edit.row, 'Remove');
    await answer(desk, 'No');
    await expect(row(desk, edit.row)).toBeVisible();
    await act(desk, edit.row, 'Remove');
    await answer(desk, 'Yes');
    await expectSnack(desk, 'Removed');
    await expect(row(desk, edit.row)).toBeHidden();
    await desk.getByRole('combobox', { name: 'Show', exact: true }).click();
    await desk.getByRole('option', { name: 'Removed', exact: true }).click();
    await act(desk, edit.row, 'Restore');
    await answer(desk, 'Yes');
    await expect(row(desk, edit.row)).toBeHidden();
    await desk.getByRole('combobox', { name: 'Show', exact: true }).click();
    await desk.getByRole('option', { name: 'In use', exact: true }).click();
    await expect(row(desk, edit.row)).toBeVisible();
  });
}

function permitting({ path, permissions, title }: CrudSuite): void {
  test('is closed to who may not see it, and read only to who may not change it', async ({
    desk,
  }) => {
    await withoutPermission(desk, permissions.manage);
    await desk.goto(path);
    await expect(desk.getByRole('table')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Create', exact: true })).toBeHidden();
    await desk.unroute('**/api/session');
    await withoutPermission(desk, permissions.view);
    await desk.goto(path);
    await expect(desk.getByText('You do not have the permission')).toBeVisible();
    const menu = desk.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: title, exact: true })).toBeHidden();
  });
}
