import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { milliseconds, shortest, type Bench, type Figure } from './figure.js';
import { percentile } from './measure.js';
import { arrived } from './till-arrived.js';
import { barcodeOf, openTillShop, type TillShop } from './till-shop.js';
import { heapOf, sell, timeScans, timeSearch, type Times } from './till-page.js';

/** A shop that a till is opened in, and how long the first opening may take. */
interface Opened {
  readonly articles: number;
  readonly firstWithin: string;
}

const shops: readonly Opened[] = [
  { articles: 20_000, firstWithin: '3 s' },
  { articles: 100_000, firstWithin: '10 s' },
];

const scans = { articles: 50_000, count: 100 } as const;
/** After so many sales of a day the memory is looked at. */
const looks = [200, 1_000, 2_000] as const;
/** Sales between two looks at the clock. */
const SALES_AT_ONCE = 50;
/** Sales with pauses of up to so many milliseconds, in which the till hears of the server. */
const paced = { sales: 200, pauseMs: 150 } as const;
/** A day takes no longer than this, in milliseconds: a slow machine sells less. */
const DAY_MS = 240_000;
/** A busy machine may need as long for any one thing, in milliseconds. */
const PATIENCE_MS = 120_000;

type Tell = (figure: Figure) => void;

/**
 * The point of sale in a real browser: how long it takes to open, a scan to become a line, and
 * whether a day of sales stays in memory. Cannot be measured without Chromium. Each figure is
 * reported as soon as it is there.
 */
export const till: Bench = async ({ folder, note }) => {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
  if (executablePath === undefined) {
    note('  no Chromium here: no till was opened');
    return [];
  }
  const figures: Figure[] = [];
  const tell = (figure: Figure): void => {
    figures.push(figure);
    note(`  ${figure.what}: ${figure.figure} (${figure.target ?? 'no target'})`);
  };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const { articles, firstWithin } of shops) {
      await inShop(folder, articles, (shop) =>
        opening(browser, shop, { articles, firstWithin }, tell),
      );
    }
    await inShop(folder, scans.articles, (shop) => atWork(browser, shop, tell));
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
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}

async function contextOf(browser: Browser, { base, session }: TillShop): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const [name = '', value = ''] = (session['cookie'] ?? '').split('=');
  await context.addCookies([{ name, value, url: base }]);
  return context;
}

/** A device that never had the till: from its register's choice until every article is there. */
async function openFirst(page: Page, { base }: TillShop, articles: number): Promise<number> {
  await page.goto(`${base}/en/pos`);
  const register = page.getByRole('button', { name: /Caixa 01/ });
  await register.waitFor({ timeout: PATIENCE_MS });
  const start = performance.now();
  await register.click();
  await page.getByLabel('Or enter the total').fill('2000');
  await page.keyboard.press('Enter');
  await allArticles(page, articles);
  return performance.now() - start;
}

const allArticles = (page: Page, articles: number): Promise<void> =>
  page
    .locator('.scan__count', { hasText: new RegExp(`^${articles} `) })
    .waitFor({ timeout: PATIENCE_MS });

async function opening(
  browser: Browser,
  shop: TillShop,
  { articles, firstWithin }: Opened,
  tell: Tell,
): Promise<void> {
  const context = await contextOf(browser, shop);
  const page = await context.newPage();
  const many = articles.toLocaleString('en');
  const first = await openFirst(page, shop, articles);
  tell({
    what: `open a till with ${many} articles, the first time`,
    figure: `${shortest(first / 1_000)} s`,
    target: firstWithin,
  });
  // The worker takes what it keeps in its own time.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const again: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.scan input').waitFor();
    again.push(performance.now() - start);
    await allArticles(page, articles);
    whole.push(performance.now() - start);
  }
  await context.close();
  const every = milliseconds(percentile(whole, 0.5));
  tell({
    what: `open a till with ${many} articles again (until every article is there)`,
    figure: `${milliseconds(percentile(again, 0.5))} (${every})`,
    target: '1 s',
  });
}

/** Scans, searches, a price that changes, and a day of sales, in one shop. */
async function atWork(browser: Browser, shop: TillShop, tell: Tell): Promise<void> {
  const context = await contextOf(browser, shop);
  const page = await context.newPage();
  await openFirst(page, shop, scans.articles);
  await scanning(page, tell);
  const searched = await timeSearch(page, ['acucar', 'oleo', 'farinha 12', 'sabao n.o 4']);
  tell({
    what: 'search 50,000 articles by words: key to hits painted (p50 / p99)',
    figure: spread(searched),
  });
  await repricing(page, shop, tell);
  await page.keyboard.press('Escape');
  await page.locator('.confirm .button--contained').click();
  await aDay(page, shop, tell);
  await context.close();
}

const spread = ({ p50, p99 }: Times): string => `${shortest(p50)} / ${shortest(p99)} ms`;

const spreadOfScans = ({ p50, p95, p99 }: Times): string =>
  `${shortest(p50)} / ${shortest(p95)} / ${shortest(p99)} ms`;

/** From the scan's Enter to the line laid out, and painted; each article is a line of its own. */
async function scanning(page: Page, tell: Tell): Promise<void> {
  for (const slower of [1, 4]) {
    const codes = Array.from({ length: scans.count }, (_, at) =>
      barcodeOf((at * 487 + slower) % scans.articles),
    );
    const { work, painted } = await timeScans(page, codes, slower);
    const slow = slower === 1 ? '' : `, the processor ${slower} times slower`;
    tell({
      what: `scan to line, 50,000 articles${slow}: work, painted (p50 / p95 / p99)`,
      figure: `${spreadOfScans(work)}, ${spreadOfScans(painted)}`,
      target: slower === 1 ? 'work p50 16 ms' : 'painted p50 50, p95 100 ms',
    });
  }
}

/** The office changes the price of what is in the cart: until the line says so. */
async function repricing(page: Page, { base, session }: TillShop, tell: Tell): Promise<void> {
  const start = performance.now();
  const answer = await fetch(`${base}/api/articles/article000001/change`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json', 'idempotency-key': 'bench-price' },
    body: JSON.stringify({ salePrice: '99.00' }),
  });
  if (!answer.ok) throw new Error(`the price: ${answer.status} ${await answer.text()}`);
  await page.locator('.line__changed').first().waitFor();
  tell({
    what: 'a price that changes, until an open till says so',
    figure: `${shortest((performance.now() - start) / 1_000)} s`,
    target: '5 s',
  });
}

/** What a day of sales leaves in memory, and in the books: each sale once. */
async function aDay(page: Page, shop: TillShop, tell: Tell): Promise<void> {
  const start = performance.now();
  const seen: string[] = [];
  let sold = 0;
  for (const look of looks) {
    while (sold < look && performance.now() - start < DAY_MS) {
      const codes = Array.from({ length: SALES_AT_ONCE }, (_, at) => barcodeOf(sold + at));
      await sell(page, codes);
      sold += SALES_AT_ONCE;
    }
    seen.push(`${shortest((await heapOf(page)) / 1e6)} MB after ${sold.toLocaleString('en')}`);
    if (sold < look) break;
  }
  const each = milliseconds((performance.now() - start) / sold);
  tell({ what: 'memory of the till after so many sales', figure: seen.join(', '), target: 'flat' });
  tell({ what: 'a sale at the till, scanned, paid and written down', figure: each });
  const codes = Array.from({ length: paced.sales }, (_, at) => barcodeOf(at));
  await sell(page, codes, paced.pauseMs);
  const all = sold + paced.sales;
  const { documents, keptAside } = await arrived(shop, all);
  tell({
    what: 'documents in the books after so many sales, and sales kept aside',
    figure: `${documents.toLocaleString('en')} and ${keptAside}`,
    target: `${all.toLocaleString('en')} and 0`,
  });
}
