import { createSlice } from '../boot/slice.js';
import { request } from '../http/request.js';

const askEveryMs = 1_000;

/** The share of the sample company's year that is made, 0 to 1; null when none is under way. */
export const demoProgress = createSlice<{ readonly share: number | null }>({ share: null });

/** Follows the making of the year until it is there, or the server is out of reach. */
export async function followDemo(): Promise<void> {
  try {
    for (;;) {
      const { body } = await request('/api/setup');
      const share = shareIn(body);
      demoProgress.merge({ share });
      if (share === null) return;
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
  } catch {
    // The demo is made all the same; its visitor sees it grow.
    demoProgress.merge({ share: null });
  }
}

function shareIn(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('demoProgress' in body)) return null;
  return typeof body.demoProgress === 'number' ? body.demoProgress : null;
}
