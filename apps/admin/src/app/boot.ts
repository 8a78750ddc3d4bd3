import { fetchOffice, isOfOffice } from './AppRoutes.js';
import { loadMessages, speak } from '../i18n/messages.js';
import { isTillPage } from '../boot/till-page.js';
import { loadTill, prepareOffice } from './big-screens.js';
import { forgetWithSession, knownOnDevice } from '../boot/device-session.js';
import { splitPath } from '../boot/language.js';
import { enter, followOtherTabs, restoreSession } from '../session/session.js';
import { restoreSettings, settings } from '../boot/settings.js';
import { session } from '../boot/session-state.js';
import { hasChosenStart, startPage, startPages } from '../boot/start-page.js';
import { rememberedCompany } from '../boot/tab-company.js';
import { RESTORE_TIMEOUT_MS } from '../boot/time-limits.js';
import { withTimeLimit } from '../boot/with-time-limit.js';

/**
 * How long the page may keep its frame waiting once that can be drawn, in milliseconds: what is in
 * the browser already is drawn in one piece, and over a slow network the frame is there first.
 */
const PAGE_WAIT_MS = 100;

/** Waits for what has to be there before the first page: settings, language, session. */
export async function boot(): Promise<void> {
  await withTimeLimit(restoreSettings(), RESTORE_TIMEOUT_MS).catch(report);
  const { prefix, rest } = splitPath(location.pathname);
  if (prefix !== undefined) settings.merge({ lang: prefix });
  const isOffice = mayBeSignedIn() && isOfOffice(rest) && !isTillPage(location.pathname);
  const screen = isOffice ? loadScreen() : Promise.resolve();
  if (isTillPage(location.pathname)) beginLoading(loadTill);
  followOtherTabs();
  forgetWithSession();
  await Promise.all([
    beginSession(),
    loadMessages(settings.get().lang).then(() => {
      speak(settings.get().lang);
    }, report),
  ]);
  beginAtStartPage();
  if (isOffice && session.get().info !== null) {
    const ready = screen.then(() => prepareOffice(splitPath(location.pathname).rest, PAGE_WAIT_MS));
    await withTimeLimit(ready, RESTORE_TIMEOUT_MS).catch(report);
  }
}

/**
 * Asks for the scripts of the page once those of the office have arrived, and runs these meanwhile:
 * the server named both, and a slow network has no room for both of them.
 */
async function loadScreen(): Promise<void> {
  const ofFrame = linksOf('modulepreload');
  await Promise.all(ofFrame.map(arrived));
  const ofPage = linksOf('late');
  for (const link of ofPage) link.rel = 'modulepreload';
  runBegun(ofFrame);
  const office = fetchOffice();
  runBegun(ofPage);
  await office;
}

const linksOf = (rel: string): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`),
];

function runBegun(links: readonly HTMLLinkElement[]): void {
  for (const { href, dataset } of links) {
    if ('begun' in dataset) beginLoading(() => import(/* @vite-ignore */ href));
  }
}

/** Waits for a file, or for the word that it does not arrive. */
async function arrived(link: HTMLLinkElement): Promise<void> {
  if (performance.getEntriesByName(link.href).length > 0) return;
  await new Promise<void>((done) => {
    for (const kind of ['load', 'error']) {
      link.addEventListener(kind, () => {
        done();
      });
    }
  });
}

/** The product opened without a page shows the one that is chosen; a reload stays where it is. */
function beginAtStartPage(): void {
  const [opening] = performance.getEntriesByType('navigation');
  const isReload = opening instanceof PerformanceNavigationTiming && opening.type !== 'navigate';
  const { prefix, rest } = splitPath(location.pathname);
  if (rest !== '/' || isReload || !hasChosenStart() || session.get().info === null) return;
  const path = `${prefix === undefined ? '' : `/${prefix}`}${startPages[startPage()].path}`;
  history.replaceState(history.state, '', path);
}

/** A till on a device that knows its cashier opens at once: the server is asked meanwhile. */
async function beginSession(): Promise<void> {
  const known = isTillPage(location.pathname) ? knownOnDevice() : undefined;
  if (known === undefined) {
    await withTimeLimit(restoreSession(), RESTORE_TIMEOUT_MS).catch(report);
    return;
  }
  enter(known);
  void restoreSession().catch(() => undefined);
}

/**
 * Whether the office will most likely be shown: this browser opened a company before, or the
 * server saw a session and has the browser ask for it already (apps/api, page-files.ts).
 */
const mayBeSignedIn = (): boolean =>
  rememberedCompany() !== null ||
  document.querySelector('link[rel="preload"][href="/api/session"]') !== null;

/** Begins to load what the page will ask for, and ask again where it does not arrive. */
function beginLoading(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

function report(error: unknown): void {
  console.error(error);
}
