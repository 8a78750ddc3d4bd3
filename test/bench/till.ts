import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { milliseconds, shortest, type Bench, type Figure } from './figure.js';
import { percentile } from './measure.js';
import { barcodeOf, openTillShop, type TillShop } from './till-shop.js';

/** The shops that a till is opened in, and how long the first opening may take. */
const shops = [
  { articles: 20_000, firstWithin: '3 s' },
  { articles: 100_000, firstWithin: '10 s' },
] as const;

const scans = { articles: 50_000, count: 100 } as const;
/** Sales of a day. */
const day = 2_000;
/** Sales before the memory is first looked at. */
const warm = 100;

/**
 * The point of sale in a real browser: how long it takes to open, a scan to become a line, and
 * whether a day of sales stays in memory. Nothing of it can be measured without Chromium.
 */
export const till: Bench = async ({ folder, note }) => {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
  if (executablePath === undefined) {
    note('  no Chromium here: no till was opened');
    return [];
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const figures: Figure[] = [];
  try {
    for (const { articles, firstWithin } of shops) {
      await inShop(folder, articles, async (shop) => {
        note(`  a shop with ${articles.toLocaleString('en')} articles is there`);
        figures.push(...(await opening(browser, shop, articles, firstWithin)));
      });
    }
    await inShop(folder, scans.articles, async (shop) => {
      const context = await contextOf(browser, shop);
      const page = await context.newPage();
      await openFirst(page, shop, scans.articles);
      figures.push(await scanning(page, 1), await scanning(page, 4));
      figures.push(await selling(page));
      await context.close();
    });
    return figures;
  } finally {
    await browser.close();
  }
};

async function inShop(
  folder: string,
  articles: number,
  work: (shop: TillShop) => Promise<void>,
): Promise<void> {
  const shop = await openTillShop(folder, articles);
  await work(shop).finally(() => shop.close());
}

async function contextOf(browser: Browser, { base, session }: TillShop): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(120_000);
  const [name = '', value = ''] = (session['cookie'] ?? '').split('=');
  await context.addCookies([{ name, value, url: base }]);
  return context;
}

/** A device that never had the till: from its register's choice until every article is there. */
async function openFirst(page: Page, { base }: TillShop, articles: number): Promise<number> {
  await page.goto(`${base}/en/pos`);
  const register = page.getByRole('button', { name: /Caixa 01/ });
  await register.waitFor();
  const start = performance.now();
  await register.click();
  await page.getByLabel('Or the total').fill('2000');
  await page.keyboard.press('Enter');
  await allArticles(page, articles);
  return performance.now() - start;
}

const allArticles = (page: Page, articles: number): Promise<void> =>
  page.locator('.scan__count', { hasText: new RegExp(`^${articles} `) }).waitFor();

async function opening(
  browser: Browser,
  shop: TillShop,
  articles: number,
  firstWithin: string,
): Promise<readonly Figure[]> {
  const context = await contextOf(browser, shop);
  const page = await context.newPage();
  const first = await openFirst(page, shop, articles);
  // The worker takes what it keeps in its own time.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const again: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.scan input').waitFor();
    again.push(performance.now() - start);
    await allArticles(page, articles);
  }
  await context.close();
  const many = articles.toLocaleString('en');
  return [
    {
      what: `open a till with ${many} articles, the first time`,
      figure: `${shortest(first / 1_000)} s`,
      target: firstWithin,
    },
    {
      what: `open a till with ${many} articles again`,
      figure: milliseconds(percentile(again, 0.5)),
      target: '1 s',
    },
  ];
}

/** In the page, as text since nothing of it is Node's: times each Enter. */
const watchScans = `
  globalThis.scans = { work: [], painted: [] };
  addEventListener('keydown', ({ key }) => {
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
  }, { capture: true });
`;

/** From the scan's Enter to the line laid out, and painted. */
async function scanning(page: Page, timesSlower: number): Promise<Figure> {
  const tools = await page.context().newCDPSession(page);
  await page.evaluate(watchScans);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  for (let at = 0; at < scans.count; at += 1) {
    await page.locator('.scan input').fill(barcodeOf((at * 487) % scans.articles));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(20 * timesSlower);
  }
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await tools.detach();
  const { work, painted }: Readonly<Record<'work' | 'painted', readonly number[]>> =
    await page.evaluate('scans');
  const spread = (of: readonly number[]): string =>
    `${shortest(percentile(of, 0.5))} / ${shortest(percentile(of, 0.95))} ms`;
  const slow = timesSlower === 1 ? '' : `, the processor ${timesSlower} times slower`;
  return {
    what: `scan to line, 50,000 articles${slow}: work, painted (p50 / p95)`,
    figure: `${spread(work)}, ${spread(painted)}`,
    target: timesSlower === 1 ? 'work 16 ms' : 'painted 50 / 100 ms',
  };
}

/** What a day of sales leaves in memory. */
async function selling(page: Page): Promise<Figure> {
  const used: number[] = [];
  for (let sale = 0; sale <= day; sale += 1) {
    if (sale === warm || sale === day) used.push(await heapOf(page));
    await page.locator('.scan input').fill(barcodeOf(sale));
    await page.keyboard.press('Enter');
    await page.keyboard.press('F9');
    await page.locator('.till-dialog .ticket__pay').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.till-dialog').waitFor({ state: 'detached' });
  }
  const [before = 0, after = 0] = used.map((bytes) => bytes / 1e6);
  return {
    what: `memory of the till after ${warm} sales, after ${day.toLocaleString('en')}`,
    figure: `${shortest(before)} MB, ${shortest(after)} MB`,
    target: 'flat',
  };
}

async function heapOf(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await tools.detach();
  return usedSize;
}
