import type { Page } from '@playwright/test';
import { mailsTo, tokenIn } from '../../e2e/support/mails.js';
import { openShop, twoCoffees } from '../support/invoice.js';
import { command, merceariaSol, setUp, turnTwoFactorOn, type Owner } from '../support/owner.js';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  locales,
  test,
} from '../support/product.js';
import { dialogs, publicRoutes, routes, serviceRoutes, type Screen } from '../support/routes.js';
import { follow } from '../support/screen.js';
import { startServer, type Server } from '../support/server.js';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/**
 * Each language is looked at closely in one theme and size, and measured in the other size. The
 * second asks only what a look can break: the roles are those of the first.
 */
const views = {
  en: { closely: desktop, measured: phone, colorScheme: 'light', expectUsable: expectAccessible },
  pt: { closely: phone, measured: desktop, colorScheme: 'dark', expectUsable: expectReadable },
} as const;
type Language = keyof typeof views;

const middle = Math.ceil(routes.length / 2);
/** Two parts that take about as long, one for each worker. */
const parts = [
  { name: 'first', screens: routes.slice(0, middle), over: dialogs },
  { name: 'second', screens: routes.slice(middle), over: [] },
];

test.describe.configure({ mode: 'parallel' });

for (const language of ['en', 'pt'] as const) {
  const { closely, colorScheme } = views[language];
  test.describe(`every screen (${language}, ${colorScheme})`, () => {
    test.use({ locale: locales[language], colorScheme, viewport: closely });

    for (const { name, screens, over } of parts) {
      test(`is named and can be used by everyone, wide and narrow: the ${name}`, async ({
        signedIn: page,
        books,
      }) => {
        test.setTimeout(480_000);
        await openShop(books);
        await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
        await workIn(page, books);
        await page.goto('/');
        for (const screen of screens) await lookAt(page, screen, language, screen !== screens[0]);
        for (const path of over) await lookAtDialog(page, path, language);
      });
    }

    test('is so too for a service that is paid for, and before signing in', async ({ page }) => {
      test.setTimeout(480_000);
      const { email } = merceariaSol;
      const settings = { SIGN_UP: 'open', BILLING: 'on', SERVICE_ADMINS: email };
      const server = await startServer(settings);
      try {
        const amina = await setUp(server.url);
        await confirmAddress(server, amina, email);
        await turnTwoFactorOn(amina);
        await page.goto(`${server.url}/signin`);
        for (const screen of publicRoutes) await lookAt(page, screen, language);
        await page.context().addCookies((await amina.api.storageState()).cookies);
        await workIn(page, amina);
        await page.goto(server.url);
        for (const screen of serviceRoutes) await lookAt(page, screen, language);
        const { id, firstName, lastName } = amina.session.user;
        const rights = `/users/${id}/rights`;
        const name = `${firstName} ${lastName}`;
        const headings = { en: `Permissions of ${name}`, pt: `Permissões de ${name}` };
        await lookAt(page, { path: rights, ...headings }, language);
        await amina.api.dispose();
      } finally {
        await server.stop();
      }
    });
  });
}

/** Only those with a confirmed address run the service. */
async function confirmAddress({ dataDir }: Server, { api }: Owner, email: string): Promise<void> {
  await api.post('/api/account/email/confirm', { data: {} });
  const [mail] = await mailsTo({ folder: dataDir }, email, 'Confirm your e-mail address');
  const token = mail === undefined ? '' : tokenIn(mail);
  await api.post('/api/account/email-confirmation', { data: { token } });
}

const workIn = (page: Page, { companyId }: Owner): Promise<unknown> =>
  page.addInitScript((id) => {
    localStorage.setItem('company', id);
  }, companyId);

/** The menu is the same on every screen of a company: where it `isKnown`, the rest is looked at. */
const lookAt = (page: Page, screen: Screen, language: Language, isKnown = false): Promise<void> =>
  test.step(screen.path, async () => {
    await follow(page, screen.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen[language]);
    await look(page, language, isKnown);
  });

const lookAtDialog = (page: Page, path: string, language: Language): Promise<void> =>
  test.step(path, async () => {
    // Nothing is written in it: the one before closes without a question.
    await follow(page, path.replace(/\/create$/, ''));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await follow(page, path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, language, true);
  });

async function look(page: Page, language: Language, isMenuKnown: boolean): Promise<void> {
  const { closely, measured, colorScheme, expectUsable } = views[language];
  await settled(page, colorScheme);
  await expectUsable(page, isMenuKnown ? '.shell__side' : undefined);
  await expect(page.locator(namelessTable)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(measured);
  await settled(page, colorScheme);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(closely);
}

/** Screen readers list the tables of a page by their names. */
const namelessTable = 'main table:not([aria-label], [aria-labelledby], :has(caption))';

/** Nothing is loading and nothing moves, but what moves for ever, like a focused button's mark. */
const isSettled = (theme: string): boolean => {
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const isFinite = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return playState === 'running' && isFinite;
  });
  const isLoading =
    document.querySelector('[role="progressbar"], [aria-busy="true"], progress') !== null;
  return document.documentElement.dataset['theme'] === theme && !isLoading && !isMoving;
};

/** Asked with each frame: there are hundreds of screens to wait for. */
const settled = (page: Page, theme: 'light' | 'dark'): Promise<unknown> =>
  page.waitForFunction(isSettled, theme, { polling: 'raf' });
