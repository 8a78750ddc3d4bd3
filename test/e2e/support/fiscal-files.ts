import type { FiscalFileAnswer, FiscalFileBody, JobAccepted } from '@balcao/contracts';
import type { Browser } from './browser.js';
import { until } from './until.js';

/** Orders a fiscal file and waits for it. */
export async function fiscalFileMade(
  browser: Browser,
  order: FiscalFileBody,
): Promise<FiscalFileAnswer> {
  const answer = await browser.post('/fiscal/files', order);
  return fiscalFileDone(browser, (answer.body as JobAccepted).id);
}

/** A fiscal file that was ordered, once it is made. */
export const fiscalFileDone = (browser: Browser, id: string): Promise<FiscalFileAnswer> =>
  until(async () => {
    const files = (await browser.read('/fiscal/files')) as readonly FiscalFileAnswer[];
    const found = files.find((one) => one.id === id);
    if (found?.state === 'failed') throw new Error(found.failure ?? '');
    return found?.state === 'done' && found;
  });
