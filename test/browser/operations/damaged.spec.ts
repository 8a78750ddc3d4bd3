import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { overwriteText } from '@balcao/event-store/testing';
import type { BrowserContext, Page } from '@playwright/test';
import { past, setUp, type Owner } from '../support/owner.js';
import {
  expect,
  expectAccessible,
  expectToFit,
  looks,
  test,
  type Look,
} from '../support/product.js';
import { field, follow } from '../support/screen.js';
import { startServer, type Server } from '../support/server.js';

/** A name that lies in one event of the journal, and nowhere else. */
const region = { id: 'SOUTH', name: 'Sul do Save 0731' };

/** What each page says of it, in both languages. */
const fields = {
  en: {
    title: 'The data is read-only',
    place: /^The journal is damaged from event \d+ on: /,
    books: 'The journal is damaged: restore a backup.',
    check: 'Check now',
    name: 'Name',
    save: 'Save',
    refusal: /damaged from event \d+ on. It is read-only until a backup is restored/,
    notice: /^The data is damaged from event \d+ on/,
  },
  pt: {
    title: 'Os dados só podem ser consultados',
    place: /^O diário está danificado a partir do evento \d+: /,
    books: 'O diário está danificado: reponha uma cópia de segurança.',
    check: 'Verificar agora',
    name: 'Nome',
    save: 'Guardar',
    refusal: /danificados a partir do evento \d+. Só podem ser consultados/,
    notice: /^Os dados estão danificados a partir do evento \d+/,
  },
} as const;

test.describe('a company whose journal is damaged', () => {
  let server: Server;
  let owner: Owner;
  let office: BrowserContext;
  /** The page of each look, by its name: a test goes on from where another left it. */
  const pages = new Map<string, Page>();

  test.beforeAll(async ({ browser }) => {
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
    office = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Africa/Maputo',
      serviceWorkers: 'block',
      storageState: await owner.api.storageState(),
    });
  });
  test.afterAll(async () => {
    await office.close();
    await owner.api.dispose();
    await server.stop();
  });

  async function openIn(look: Look, path: string): Promise<Page> {
    const known = pages.get(look.name);
    if (known !== undefined) {
      await follow(known, path);
      return known;
    }
    const page = await office.newPage();
    pages.set(look.name, page);
    await page.emulateMedia({ colorScheme: look.settings.colorScheme });
    await page.addInitScript((lang) => {
      localStorage.setItem('lang', lang);
    }, look.language);
    await page.goto(path);
    return page;
  }

  for (const look of looks) {
    const { name } = look;
    const words = fields[look.language];

    test(`is shown where somebody saves, and reads on (${name})`, async () => {
      const page = await openIn(look, '/commercial/regions');
      // The rows are right: they were made before the damage.
      await expect(page.getByText(region.name)).toBeVisible();
      await follow(page, '/commercial/regions/create');
      const form = page.getByRole('dialog');
      await field(form, words.name).fill('Zambézia');
      await form.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(words.refusal)).toBeVisible();
      // What was typed is not lost.
      await expect(field(form, words.name)).toHaveValue('Zambézia');
      await expectAccessible(page);
    });

    test(`is shown on the page System (${name})`, async () => {
      const page = await openIn(look, '/system');
      const card = page.getByRole('alert').filter({ hasText: words.title });
      await expect(card).toContainText(words.title);
      await expect(card.getByText(words.place)).toBeVisible();
      await expectToFit(page);
    });

    test(`is shown where the books are checked (${name})`, async () => {
      const page = await openIn(look, '/commercial/books');
      await page.getByRole('button', { name: words.check }).click();
      await expect(page.getByRole('alert').filter({ hasText: words.books })).toBeVisible();
      await expectToFit(page);
    });

    test(`is reported to its owner (${name})`, async () => {
      const page = await openIn(look, '/notifications');
      await expect(page.getByText(words.notice).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
