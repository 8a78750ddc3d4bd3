/** What is fetched while the page has nothing to do. */
const waiting: (() => Promise<unknown>)[] = [];

/** Has something fetched while the page has nothing to do; what is answered waits for it. */
export function fetchedAhead<T>(load: () => Promise<T>): () => Promise<T> {
  waiting.push(load);
  return load;
}

/** After so long without a moment to spare, in milliseconds, they are fetched anyway. */
const AT_LATEST_MS = 2_000;

/**
 * Fetches the parts one after another, when the page is idle; what fails is fetched when asked for.
 */
export function loadLater(): void {
  const load = waiting.shift();
  if (load === undefined) return;
  const go = (): void => {
    load().then(loadLater, loadLater);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: AT_LATEST_MS });
  else setTimeout(go, AT_LATEST_MS);
}
