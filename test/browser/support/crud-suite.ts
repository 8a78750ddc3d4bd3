import type { Locator, Page } from '@playwright/test';
import type { Creation, CrudSuite, Edit } from './crud.js';
import { command, past, rows, type Owner } from './owner.js';
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

/**
 * Tests what every management screen can do, with what this one holds: one story on one page, as a
 * company and a page of their own cost as much as what is tried on them.
 */
export function crudSuite(suite: CrudSuite): void {
  const { archives = true, create, edit, path, title } = suite;
  test(`the screen ${title} finds, exports, creates, edits, and is read only for some`, async ({
    desk,
    books,
  }) => {
    await past(books, suite.past);
    await desk.goto(path);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title);
    await test.step('finds by words', () => search(desk, suite));
    await test.step('sorts both ways', () => sort(desk, suite));
    await test.step('exports every row', () => exportRows(desk, books, suite));
    if (create !== undefined) await creates(desk, books, suite, create);
    if (edit !== undefined) {
      if (archives) await test.step('removes and restores', () => archive(desk, edit));
      const before = await test.step('edits', () => change(desk, edit));
      await test.step('meets a change of somebody else', () =>
        collide(desk, books, suite, edit, before));
    }
    if (edit !== undefined) await leaveForm(desk);
    await test.step('narrows by a filter', () => narrow(desk, suite));
    await test.step('shows chosen columns', () => chooseColumn(desk, suite));
    await test.step('remembers, and is read only', () => lookOnly(desk, suite));
  });
}

async function creates(
  desk: Page,
  books: Owner,
  suite: CrudSuite,
  create: Creation,
): Promise<void> {
  const form = await openForm(desk, create);
  await test.step('names what is missing', () => leaveOut(form, create));
  await create.fill(form);
  await test.step('refuses what cannot be', () => refuse(form, create));
  await test.step('creates, once', () => save(desk, books, form, suite, create));
  await test.step('asks before what was written is lost', () => leave(desk, create));
}

/** Without accents; and says when nothing fits. */
async function search(desk: Page, { search: { words, finds, hides } }: CrudSuite): Promise<void> {
  const box = desk.getByRole('searchbox', { name: 'Search', exact: true });
  await expect(row(desk, hides)).toBeVisible();
  await box.fill(words);
  await expect(row(desk, hides)).toBeHidden();
  await expect(row(desk, finds)).toBeVisible();
  await box.fill('xylophone');
  await expect(desk.getByText('No matches')).toBeVisible();
  await desk.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(row(desk, hides)).toBeVisible();
  await expect(box).toHaveValue('');
}

async function sort(desk: Page, { sort: { column: name, ascending } }: CrudSuite): Promise<void> {
  const named = async (): Promise<readonly string[]> =>
    (await column(desk, name)).filter((text) => ascending.includes(text));
  const button = headingOf(desk, name).getByRole('button');
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
}

async function exportRows(desk: Page, books: Owner, { file, api }: CrudSuite): Promise<void> {
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
}

async function narrow(desk: Page, { filter }: CrudSuite): Promise<void> {
  if (filter === undefined) return;
  await expect(row(desk, filter.hides).first()).toBeVisible();
  await desk.getByRole('combobox', { name: filter.label, exact: true }).click();
  await desk.getByRole('option', { name: filter.option, exact: true }).click();
  await expectNarrowed(desk, filter);
}

async function expectNarrowed(
  desk: Page,
  { shows, hides }: NonNullable<CrudSuite['filter']>,
): Promise<void> {
  await expect(row(desk, shows).first()).toBeVisible();
  await expect(row(desk, hides)).toBeHidden();
}

async function chooseColumn(desk: Page, { column: { name, isShown } }: CrudSuite): Promise<void> {
  const heading = headingOf(desk, name);
  await expect(heading).toBeVisible({ visible: isShown });
  await desk.getByRole('button', { name: 'Columns' }).click();
  await desk.getByRole('switch', { name, exact: true }).click();
  await desk.keyboard.press('Escape');
  await expect(heading).toBeVisible({ visible: !isShown });
}

/** The page loaded again, as by somebody who may see but not change. */
async function lookOnly(desk: Page, suite: CrudSuite): Promise<void> {
  const { column: chosen, filter, permissions } = suite;
  await withoutPermission(desk, permissions.manage);
  await desk.reload();
  await expect(desk.getByRole('table')).toBeVisible();
  await expect(headingOf(desk, chosen.name)).toBeVisible({ visible: !chosen.isShown });
  if (filter !== undefined) await expectNarrowed(desk, filter);
  await expect(desk.getByRole('link', { name: 'Create', exact: true })).toBeHidden();
}

async function openForm(
  desk: Page,
  { button = 'Create', dialog: title }: Creation,
): Promise<Locator> {
  await desk.getByRole('link', { name: button, exact: true }).first().click();
  const form = dialog(desk, title);
  await expect(form).toBeVisible();
  return form;
}

/** Each missing field is named at the field; then what was there at first is written again. */
async function leaveOut(form: Locator, { required }: Creation): Promise<void> {
  const written = new Map<Locator, string>();
  for (const label of required) {
    const control = field(form, label);
    if ((await control.getAttribute('role')) === 'combobox') continue;
    written.set(control, await control.inputValue());
    await control.fill('');
  }
  await form.getByRole('button', { name: 'Save' }).click();
  for (const label of required) await expectRefused(field(form, label), /required|Please select/);
  const [first = ''] = required;
  await expect(field(form, first)).toBeFocused();
  for (const [control, text] of written) await control.fill(text);
}

/** In the words of the product; then what is right is written again. */
async function refuse(form: Locator, { refuses }: Creation): Promise<void> {
  for (const { field: label, value, message } of refuses) {
    const control = field(form, label);
    const right = await control.inputValue();
    await control.fill(value);
    await form.getByRole('button', { name: 'Save' }).click();
    await expectRefused(control, message);
    await control.fill(right);
  }
  await expect(form).toBeVisible();
}

async function save(
  desk: Page,
  books: Owner,
  form: Locator,
  { path, api }: CrudSuite,
  { shows, q, stored }: Creation,
): Promise<void> {
  const snack = expectSnack(desk, 'Created');
  await form.getByRole('button', { name: 'Save' }).dblclick();
  await snack;
  await expect(form).toBeHidden();
  await expect(desk).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
  for (const text of shows) await expect(row(desk, text).first()).toBeVisible();
  expect(await rows(books, `${api}?q=${encodeURIComponent(q)}`)).toEqual([
    expect.objectContaining(stored),
  ]);
}

/** A single character is enough to be asked. */
async function leave(desk: Page, create: Creation): Promise<void> {
  const form = await openForm(desk, create);
  await form.getByRole('textbox').first().fill('7');
  await desk.keyboard.press('Escape');
  const question = desk.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Stay', exact: true })).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form).toBeVisible();
  await leaveForm(desk);
}

/** What somebody else has changed is still in the form. */
async function leaveForm(desk: Page): Promise<void> {
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await answer(desk, 'Yes');
  await expect(form).toBeHidden();
}

async function act(desk: Page, name: string, action: string): Promise<void> {
  await row(desk, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await desk.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Edits, and sees in the history what was before, which it answers. */
async function change(desk: Page, edit: Edit): Promise<string> {
  await act(desk, edit.row, 'Edit');
  const control = field(desk.getByRole('dialog'), edit.field);
  const before = await control.inputValue();
  await control.fill(edit.to);
  const snack = expectSnack(desk, 'Saved');
  await desk.getByRole('button', { name: 'Save' }).click();
  await snack;
  await act(desk, edit.to, 'History');
  const history = dialog(desk, /^History of/);
  await expect(history.locator('del').filter({ hasText: before }).first()).toBeVisible();
  await expect(history.locator('ins').filter({ hasText: edit.to }).first()).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(history).toBeHidden();
  return before;
}

async function collide(
  desk: Page,
  books: Owner,
  { api }: CrudSuite,
  edit: Edit,
  other: string,
): Promise<void> {
  await act(desk, edit.to, 'Edit');
  const form = desk.getByRole('dialog');
  const control = field(form, edit.field);
  await control.fill(other);
  await command(books, `${api}/${edit.id}/change`, edit.others);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('alertdialog', { name: 'Someone else changed this' })).toBeVisible();
  const snack = expectSnack(desk, 'Someone else changed this');
  await answer(desk, 'No');
  await snack;
  await expect(control).toHaveValue(other);
  const [stored] = await rows(books, `${api}?filter={"id":"${edit.id}"}`);
  expect(stored).toEqual(expect.objectContaining(edit.others));
}

async function archive(desk: Page, edit: Edit): Promise<void> {
  await act(desk, edit.row, 'Remove');
  await answer(desk, 'No');
  await expect(row(desk, edit.row)).toBeVisible();
  await act(desk, edit.row, 'Remove');
  const snack = expectSnack(desk, 'Removed');
  await answer(desk, 'Yes');
  await snack;
  await expect(row(desk, edit.row)).toBeHidden();
  await show(desk, 'Removed');
  await act(desk, edit.row, 'Restore');
  await answer(desk, 'Yes');
  await expect(row(desk, edit.row)).toBeHidden();
  await show(desk, 'Active');
  await expect(row(desk, edit.row)).toBeVisible();
}

async function show(desk: Page, option: string): Promise<void> {
  await desk.getByRole('combobox', { name: 'Show', exact: true }).click();
  await desk.getByRole('option', { name: option, exact: true }).click();
}
