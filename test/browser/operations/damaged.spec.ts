import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { overwriteText } from '@balcao/event-store/testing';
import type { Browser, Page } from '@playwright/test';
import { past, setUp, type Owner } from '../support/owner.js';
import { expect, expectAccessible, looks, test } from '../support/product.js';
import { field } from '../support/screen.js';
import { startServer, type Server } from '../support/server.js';

/** A name that lies in one event of the journal, and nowhere else. */
const region = { id: 'SOUTH', name: 'Sul do Save 0731' };

/** What each page says of it, in both languages. */
const said = {
  en: {
    title: 'The books can only be read',
    place: /^The journal is damaged from event \d+ on: /,
    books: 'The journal is damaged: restore a backup.',
    check: 'Check now',
    name: 'Name',
    save: 'Save',
    refusal: /damaged from event \d+ on: they can only be read until a backup is restored/,
    notice: /^The books are damaged from event \d+ on/,
  },
  pt: {
    title: 'Os livros só podem ser consultados',
    place: /^O diário está danificado a partir do acontecimento \d+: /,
    books: 'O diário está danificado: reponha uma cópia de segurança.',
    check: 'Verificar agora',
    name: 'Nome',
    save: 'Guardar',
    refusal: /danificados a partir do acontecimento \d+: só podem ser consultados/,
    notice: /^Os livros estão danificados a partir do acontecimento \d+/,
  },
} as const;

test.describe('a company whose journal is damaged', () => {
  let server: Server;
  let owner: Owner;

  test.beforeAll(async () => {
    server = await startServer();
    owner = await setUp(server.url);
    await past(owner, [
      ['/api/regions', region],
      ['/api/regions', { id: 'NORTH', name: 'Nampula' }],
    ]);
    server = await server.startedAgain(() => {
      // Without its snapshot the company is folded from the log as it is now.
      rmSync(join(server.dataDir, 'snapshots'), { recursive: true, force: true });
      overwriteText(join(server.dataDir, 'events.db'), 'Sul do Save 0731', 'Sul do Save 0741');
    });
  });
  test.afterAll(async () => {
    await owner.api.dispose();
    await server.stop();
  });

  async function pageOf(browser: Browser, settings: (typeof looks)[number]['settings']) {
    const context = await browser.newContext({
      ...settings,
      ...{ baseURL: server.url, viewport: { width: 1280, height: 800 } },
      storageState: await owner.api.storageState(),
    });
    return context.newPage();
  }

  async function expectToFit(page: Page): Promise<void> {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
      // Asked again, as what is drawn by its width follows a moment later.
      const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
      await expect.poll(() => page.evaluate(isTooWide)).toBe(false);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }

  for (const { name, language, settings } of looks) {
    const words = said[language];

    test(`is told where somebody saves, and reads on (${name})`, async ({ browser }) => {
      const page = await pageOf(browser, settings);
      await page.goto('/commercial/regions');
      // The rows are right: they were made before the damage.
      await expect(page.getByText(region.name)).toBeVisible();
      await page.goto('/commercial/regions/create');
      const form = page.getByRole('dialog');
      await field(form, words.name).fill('Zambézia');
      await form.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(words.refusal)).toBeVisible();
      // What was typed is not lost.
      await expect(field(form, words.name)).toHaveValue('Zambézia');
      await expectAccessible(page);
      await page.context().close();
    });

    test(`is told on the page System (${name})`, async ({ browser }) => {
      const page = await pageOf(browser, settings);
      await page.goto('/system');
      const card = page.getByRole('alert').filter({ hasText: words.title });
      await expect(card).toContainText(words.title);
      await expect(card.getByText(words.place)).toBeVisible();
      await expectToFit(page);
      await page.context().close();
    });

    test(`is told where the books are checked (${name})`, async ({ browser }) => {
      const page = await pageOf(browser, settings);
      await page.goto('/commercial/books');
      await page.getByRole('button', { name: words.check }).click();
      await expect(page.getByRole('alert').filter({ hasText: words.books })).toBeVisible();
      await expectToFit(page);
      await page.context().close();
    });

    test(`is told to its owner (${name})`, async ({ browser }) => {
      const page = await pageOf(browser, settings);
      await page.goto('/notifications');
      await expect(page.getByText(words.notice).first()).toBeVisible();
      await expectAccessible(page);
      await page.context().close();
    });
  }
});
