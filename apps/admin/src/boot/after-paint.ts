import { createSlice, useSlice } from './slice.js';

/** After so long without a moment to spare, in milliseconds, the page counts as painted. */
const AT_LATEST_MS = 2_000;

const page = createSlice<{ readonly isPainted: boolean }>({ isPainted: false });
let isAwaited = false;

/**
 * Whether the page has been painted once and has time to spare. What stands around a page asks the
 * server no sooner: on a slow phone each request takes its time from the page itself.
 */
export function useAfterPaint(): boolean {
  const { isPainted } = useSlice(page);
  if (!isAwaited) awaitPaint();
  return isPainted;
}

function awaitPaint(): void {
  isAwaited = true;
  const note = (): void => {
    page.merge({ isPainted: true });
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(note, { timeout: AT_LATEST_MS });
  else setTimeout(note, AT_LATEST_MS);
}
