import { isOfOffice } from './AppRoutes.js';
import { loadMessages, speak } from '../i18n/messages.js';
import { isTillPage } from '../boot/till-page.js';
import { loadOffice, loadTill } from './big-screens.js';
import { forgetWithSession, knownOnDevice } from '../boot/device-session.js';
import { splitPath } from '../boot/language.js';
import { enter, followOtherTabs, restoreSession } from '../session/session.js';
import { restoreSettings, settings } from '../boot/settings.js';
import { session } from '../boot/session-state.js';
import { hasChosenStart, startPage, startPages } from '../boot/start-page.js';
import { rememberedCompany } from '../boot/tab-company.js';
import { RESTORE_TIMEOUT_MS } from '../boot/time-limits.js';
import { withTimeLimit } from '../boot/with-time-limit.js';

/** Waits for what has to be there before the first page: settings, language, session. */
export async function boot(): Promise<void> {
  await withTimeLimit(restoreSettings(), RESTORE_TIMEOUT_MS).catch(report);
  const { prefix, rest } = splitPath(location.pathname);
  if (prefix !== undefined) settings.merge({ lang: prefix });
  if (isTillPage(location.pathname)) beginLoading(loadTill);
  else if (rememberedCompany() !== null && isOfOffice(rest)) beginLoading(loadOffice);
  followOtherTabs();
  forgetWithSession();
  await Promise.all([
    beginSession(),
    loadMessages(settings.get().lang).then(() => {
      speak(settings.get().lang);
    }, report),
  ]);
  beginAtStartPage();
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
 * Begins to load what the page will ask for, and ask again where it does not arrive. A browser
 * that opened no company yet most likely shows the page to sign in, and loads no more than that.
 */
function beginLoading(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

function report(error: unknown): void {
  console.error(error);
}
