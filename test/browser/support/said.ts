import type { Page } from '@playwright/test';
import type { ErrorCode } from '@balcao/domain';
import { describeError } from '@balcao/messages';
import type { Owner } from './owner.js';
import { expect } from './product.js';
import { follow } from './screen.js';

/** A sentence of the specification, and how somebody comes to read it; in no language's words. */
export interface Said {
  readonly code: ErrorCode;
  readonly line?: number;
  readonly path: string;
  readonly provoke: (page: Page, books: Owner) => Promise<void>;
  /** What was typed, and stays: by the name of its field. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What has the focus is no field: the button that adds the one that is missing. */
  readonly isAtButton?: boolean;
}

/** A screen without a form, by way of which another begins empty. */
const between = { path: '/notifications', en: 'Notifications', pt: 'Notificações' };

/** Opens where a sentence is provoked, without loading everything again for each of them. */
export async function open(page: Page, language: 'en' | 'pt', { path }: Said): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`/${language}${between.path}`);
  else await follow(page, `/${language}${between.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(between[language]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await follow(page, `/${language}${path}`);
}

/** Writes into fields by their names. */
export async function write(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await page.locator(`[name=${name}]`).fill(text);
}

/** Sends the form that is open. */
export const send = (page: Page): Promise<void> =>
  page
    .locator('[role=dialog] form button[type=submit], main form button[type=submit]')
    .last()
    .click();

/** Issues the document that is being written. */
export const issue = (page: Page): Promise<void> => page.locator('.issue').first().click();

/** Writes words into a field and chooses the first that it offers; the first that shows `text`. */
export async function suggest(
  page: Page,
  field: string,
  words: string,
  text: string | RegExp = /./,
): Promise<void> {
  // A click on what is just being replaced by what fits the words chooses nothing.
  const answered = page.waitForResponse((response) => isSearch(response.url(), words));
  await page.locator(field).first().fill(words);
  await answered;
  const offered = page.locator('[role=listbox] [role=option]');
  await offered.filter({ hasText: text }).first().click();
}

const isSearch = (url: string, words: string): boolean =>
  new URL(url).searchParams.get('q') === words;

/** What is said stands at the field that has the focus, and nothing that was typed is lost. */
export async function expectSaid(
  page: Page,
  language: 'en' | 'pt',
  { code, line, kept = {}, isAtButton = false }: Said,
): Promise<void> {
  const sentence = describeError(language, code, line === undefined ? {} : { line });
  const field = page.locator(':focus');
  await expect(field, code).toHaveAccessibleDescription(sentence);
  if (!isAtButton) await expect(field, code).toHaveAttribute('aria-invalid', 'true');
  for (const [name, text] of Object.entries(kept))
    await expect(page.locator(`[name=${name}]`), `${code}: ${name}`).toHaveValue(text);
}
