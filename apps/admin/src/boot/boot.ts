import { loadMessages, speak } from '../i18n/messages.js';
import { splitPath } from './language.js';
import { followOtherTabs, restoreSession } from './session.js';
import { restoreSettings, settings } from './settings.js';
import { RESTORE_TIMEOUT_MS } from './time-limits.js';
import { withTimeLimit } from './with-time-limit.js';

/** Waits for what has to be there before the first page: settings, language, session. */
export async function boot(): Promise<void> {
  await withTimeLimit(restoreSettings(), RESTORE_TIMEOUT_MS).catch(report);
  const { prefix } = splitPath(location.pathname);
  if (prefix !== undefined) settings.merge({ lang: prefix });
  followOtherTabs();
  await Promise.all([
    withTimeLimit(restoreSession(), RESTORE_TIMEOUT_MS).catch(report),
    loadMessages(settings.get().lang).then(() => {
      speak(settings.get().lang);
    }, report),
  ]);
}

function report(error: unknown): void {
  console.error(error);
}
