import type { ImportRow } from '@balcao/contracts';
import type { Browser } from './browser.js';
import { until } from './until.js';

/** An import that was begun, or is being undone, once nothing more comes of it. */
export const importEnded = (browser: Browser, id: string): Promise<ImportRow> =>
  until(async () => {
    const answer = await browser.get(`/imports/${id}`);
    const row = answer.body as ImportRow;
    return answer.status === 200 && !/running|stopping/.test(row.status) && row;
  });
