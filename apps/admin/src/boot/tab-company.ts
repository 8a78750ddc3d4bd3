const KEY = 'company';

/** The company of this tab, or the one that was looked at last where the tab has none yet. */
export function rememberedCompany(): string | null {
  return read(sessionStorage) ?? read(localStorage);
}

/** Keeps the company with the tab: loading the page again stays in it. */
export function keepInTab(companyId: string): void {
  write(sessionStorage, companyId);
}

/** Keeps the company with the tab, and as the one that a new tab begins with. */
export function rememberCompany(companyId: string): void {
  keepInTab(companyId);
  write(localStorage, companyId);
}

/** A link opened in a new tab leads to the company of the tab that is looked at. */
export function rememberWhenLookedAt(current: () => string | null): void {
  document.addEventListener('visibilitychange', () => {
    const companyId = current();
    if (!document.hidden && companyId !== null) write(localStorage, companyId);
  });
}

function read(storage: Storage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(storage: Storage, companyId: string): void {
  try {
    storage.setItem(KEY, companyId);
  } catch {
    // Storage is full or forbidden: the tab keeps its company until it is closed.
  }
}
