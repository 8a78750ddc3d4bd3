import type { Page } from '@playwright/test';
import { percentile } from './measure.js';

/** Times of something that was done again and again, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export const timesOf = (values: readonly number[]): Times => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
});

/** In the page, as text since nothing of it is Node's: times each Enter. */
const watchScans = `
  globalThis.scans = { work: [], painted: [] };
  globalThis.watching ??= addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    const start = performance.now();
    const done = new MessageChannel();
    done.port1.onmessage = () => {
      document.body.offsetHeight;
      scans.work.push(performance.now() - start);
    };
    done.port2.postMessage('');
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => scans.painted.push(performance.now() - start);
      painted.port2.postMessage('');
    });
  }, { capture: true }) ?? true;
`;

interface Scans {
  readonly work: Times;
  readonly painted: Times;
}

/** Scans codes, one after another, with the processor so many times slower. */
export async function timeScans(
  page: Page,
  codes: readonly string[],
  timesSlower: number,
): Promise<Scans> {
  const tools = await page.context().newCDPSession(page);
  await page.evaluate(watchScans);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  for (const code of codes) {
    await page.locator('.scan input').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(20 * timesSlower);
  }
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await tools.detach();
  const { work, painted }: Readonly<Record<'work' | 'painted', readonly number[]>> =
    await page.evaluate('scans');
  return { work: timesOf(work), painted: timesOf(painted) };
}

/** In the page: from each key to the hits that it leads to, painted. */
const watchSearch = `
  globalThis.searched = [];
  let pressed = 0;
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
  new MutationObserver(() => {
    const start = pressed;
    if (start === 0) return;
    pressed = 0;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => searched.push(performance.now() - start);
      painted.port2.postMessage('');
    });
  }).observe(document.querySelector('.scan__hits'), {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
`;

/** Types words into the field of codes, letter by letter. */
export async function timeSearch(page: Page, words: readonly string[]): Promise<Times> {
  await page.evaluate(watchSearch);
  for (const word of words) {
    await page.locator('.scan input').fill('');
    await page.keyboard.type(word, { delay: 60 });
    await page.waitForTimeout(200);
  }
  await page.locator('.scan input').fill('');
  return timesOf(await page.evaluate('searched'));
}

/**
 * In the page: scans a code, pays with what is due, and waits until the sale is written down, so
 * many times. Nothing crosses from Node in between, which would take longer than the sale.
 */
const sellMany = `async (codes, pauseMs) => {
  const until = async (isSo) => {
    for (let tries = 0; !isSo(); tries += 1) {
      if (tries > 2000) throw new Error('the till does not answer');
      await new Promise((next) => setTimeout(next, 5));
    }
  };
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const press = (target, key) => {
    const event = { key, code: key, bubbles: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  const find = (selector) => document.querySelector(selector);
  for (const code of codes) {
    const field = find('.scan input');
    set.call(field, code);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    press(field, 'Enter');
    await until(() => find('.ticket .line') !== null);
    press(field, 'F9');
    await until(() => find('.till-dialog .ticket__pay:not(:disabled)') !== null);
    find('.till-dialog form').requestSubmit();
    await until(() => find('.till-dialog') === null && find('.ticket .line') === null);
    await new Promise((next) => setTimeout(next, Math.random() * pauseMs));
  }
}`;

/** Sells one article in each of so many sales, with pauses of up to so many milliseconds. */
export const sell = (page: Page, codes: readonly string[], pauseMs = 0): Promise<void> =>
  page.evaluate(`(${sellMany})(${JSON.stringify(codes)}, ${pauseMs})`);

/** What the page holds after its garbage has been collected, in bytes. */
export async function heapOf(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await tools.detach();
  return usedSize;
}
