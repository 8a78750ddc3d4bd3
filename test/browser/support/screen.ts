import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** The dialog that is open, by its title. */
export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name });

/** Goes to a page as a link would, without loading everything again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The row of a table that shows a text. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

/** A field by its label, whether it is written in or chosen from. */
export const field = (form: Locator, label: string): Locator =>
  form
    .getByRole('textbox', { name: label, exact: true })
    .or(form.getByRole('combobox', { name: label, exact: true }));

/** What stands for Yes and No on questions that are answered by a verb. */
const answers = { Yes: /^(Yes|Leave|Use anyway)$/, No: /^(No|Stay|Fix it)$/ } as const;

/** Answers the question that is open. */
export async function answer(page: Page, choice: 'Yes' | 'No'): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: answers[choice] }).click();
  await expect(question).toBeHidden();
}

/** Waits for a message at the bottom of the page. */
export const expectSnack = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator('.snack').filter({ hasText: text }).first()).toBeVisible();

/** The message below a field of a form, which the field names as its description. */
export async function expectRefused(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** Chooses an option of a list that opens; rates and accounts stand there with their figures. */
export async function choose(within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  const plain = option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = new RegExp(`^(\\S+\\s% — )?${plain}( · .+)?$`);
  await within.page().getByRole('option', { name }).first().click();
}

/** The cells of a downloaded file, in quotes where they need them; a mark for UTF-8 before all. */
export async function csvOf(
  download: Download,
  separator: ',' | ';' = ',',
): Promise<readonly (readonly string[])[]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const lines = text.slice(1).trimEnd().split('\r\n');
  return lines.map((line) => cellsOf(line, separator));
}

function cellsOf(line: string, separator: string): readonly string[] {
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return Array.from(
    line.matchAll(cell),
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** The heading of a column; its name for screen readers says how a click would sort. */
export const headingOf = (page: Page, name: string): Locator =>
  page.getByRole('columnheader').filter({ has: page.getByText(name, { exact: true }) });

/** The texts of one column of the table on the page. */
export async function column(page: Page, heading: string): Promise<readonly string[]> {
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const index = headings.findIndex((text) => text.trim() === heading);
  return page.locator(`tbody tr td:nth-child(${index + 1})`).allInnerTexts();
}
