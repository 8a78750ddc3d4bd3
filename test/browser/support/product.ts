import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import axe from 'axe-core';
import { openCompany, setUp, type Owner } from './owner.js';
import { startServer, type Server } from './server.js';

export interface PerWorker {
  /** A product nobody has set up yet: the first visitor's. */
  readonly untouched: Server;
  /** A product with one company. */
  readonly server: Server;
  /** Its owner, to build a past through the API. */
  readonly owner: Owner;
  /** Where the owner works all day: what a page has loaded, the next one has at hand. */
  readonly office: BrowserContext;
}

export interface PerTest {
  /** A page on which the owner is signed in. */
  readonly signedIn: Page;
  /** A company that belongs only to this test. */
  readonly books: Owner;
  /** What the desk looks like, chosen by `test.use({ look })`: English and light without one. */
  readonly look: Look | undefined;
  /** A page of the office, on which the owner works in that company. */
  readonly desk: Page;
}

/** A language and a theme that a screen is shown in. */
export type Look = (typeof looks)[number];

declare global {
  interface Window {
    /** There once the source of Axe has run in the page. */
    readonly axe: typeof axe;
  }
}

/** The browser's language for each of ours. */
export const locales = { en: 'en-GB', pt: 'pt-PT' } as const;

/**
 * Every combination that a screen is shown in: `test.use({ look })` chooses one for the desk, and
 * `test.use(look.settings)` for a browser that knows nothing yet, which costs a second more.
 */
export const looks = (['en', 'pt'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${language}, ${colorScheme}`,
    language,
    settings: { locale: locales[language], colorScheme },
  })),
);

/** The tests of the browser: `page` is anyone's, `signedIn` the owner's. */
export const test = base.extend<PerTest, PerWorker>({
  untouched: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ server }, use) => {
      const owner = await setUp(server.url);
      await use(owner);
      await owner.api.dispose();
    },
    { scope: 'worker' },
  ],
  office: [
    async ({ browser, server, owner }, use) => {
      const office = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        timezoneId: 'Africa/Maputo',
        reducedMotion: 'reduce',
        storageState: await owner.api.storageState(),
      });
      // A page of the product stays open: pages after it find its scripts read and compiled.
      const kept = await office.newPage();
      await kept.goto('/api/health');
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  signedIn: async ({ context, owner, page }, use) => {
    const { cookies } = await owner.api.storageState();
    await context.addCookies(cookies);
    await use(page);
  },
  books: async ({ owner }, use) => {
    const books = await openCompany(owner, 'Padaria Índico');
    await use(books);
    await books.api.dispose();
  },
  look: [undefined, { option: true }],
  desk: async ({ office, books, look }, use) => {
    const desk = await office.newPage();
    if (look !== undefined) await desk.emulateMedia({ colorScheme: look.settings.colorScheme });
    await desk.addInitScript(
      (kept) => {
        if (sessionStorage.getItem('begun') !== null) return;
        sessionStorage.setItem('begun', 'yes');
        localStorage.clear();
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      { company: books.companyId, ...(look !== undefined && { lang: look.language }) },
    );
    await use(desk);
    await desk.close();
  },
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme, a width or a language can break on a page that is usable in another. */
const appearance = [
  ...['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  ...['html-has-lang', 'html-lang-valid'],
  // What only narrow pages have: the menu's button, cards in place of rows.
  ...['button-name', 'link-name', 'label', 'aria-command-name', 'aria-input-field-name'],
];

/** What is on every screen and was looked at on another: the menu, as a selector. */
type Besides = '.shell__side' | undefined;

/** Fails with the rule and the elements of each thing on the page that somebody cannot use. */
export const expectAccessible = (page: Page, besides?: Besides): Promise<void> =>
  expectNone(page, standards, besides);

/** The same for what can differ where only the look of the page is another. */
export const expectReadable = (page: Page, besides?: Besides): Promise<void> =>
  expectNone(page, appearance, besides);

/** Fails unless everybody can use the page, wide and narrow; leaves it wide. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Asked again, as what is drawn by its width follows a moment later. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    )
    .toBe(0);

async function expectNone(page: Page, rules: string[], besides: Besides): Promise<void> {
  // What is still being read is paler for a moment.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violationsOf, { rules, besides })).toEqual([]);
}

/**
 * Runs within the page, for tags or the names of rules. No page has frames, and no rule of ours
 * reads style sheets or media.
 */
async function violationsOf({
  rules,
  besides,
}: {
  rules: string[];
  besides: Besides;
}): Promise<readonly string[]> {
  const context = besides === undefined ? document : { exclude: [besides] };
  const { violations } = await window.axe.run(context, {
    runOnly: rules,
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    selectors: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

export { expect };
