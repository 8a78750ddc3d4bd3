import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { shortest, type Bench, type Figure } from './figure.js';
import { median } from './measure.js';
import { signIn, startServer, type SessionHeaders } from './server.js';

/** A phone on a mobile network, as Lighthouse imagines it. */
const slowPhone = {
  cpuTimesSlower: 4,
  network: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
} as const;

/** A busy machine may need as long for any one thing, in milliseconds. */
const PATIENCE_MS = 120_000;

/** Between two looks whether a page is shown, in milliseconds. */
const LOOK_MS = 100;

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
];

/** How often each page is opened. */
const rounds = 3;

interface Opened {
  readonly what: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  /** What the design allows, in kilobytes: whole, or over the frame of the back office. */
  readonly scriptTarget?: string;
}

const opened: readonly Opened[] = [
  { what: 'sign-in', path: '/en/signin', isSignedIn: false, scriptTarget: '120 kB' },
  { what: 'till', path: '/en/pos', isSignedIn: true, scriptTarget: '130 kB' },
  { what: 'home', path: '/en', isSignedIn: true, scriptTarget: '310 kB' },
  { what: 'list of clients', path: '/en/commercial/clients', isSignedIn: true },
  { what: 'list of invoices', path: '/en/commercial/document/FT', isSignedIn: true },
  { what: 'new invoice', path: '/en/commercial/document/FT/create', isSignedIn: true },
];

/** What one visit with an empty cache came to; times in milliseconds. */
interface Visit {
  readonly largestPaint: number;
  /** Of long tasks, what was over 50 ms each. */
  readonly blocked: number;
  readonly scriptBytes: number;
}

/**
 * Pages opened by a slow phone with an empty cache, and a search typed on one, in a real browser.
 * Cannot be measured without Chromium. Each figure is reported as soon as it is there.
 */
export const pages: Bench = async ({ dataSet, note }) => {
  const executablePath = chromiums.find(existsSync);
  if (executablePath === undefined) {
    note('  no Chromium here: no page was opened');
    return [];
  }
  const figures: Figure[] = [];
  const tell = (figure: Figure): void => {
    figures.push(figure);
    note(`  ${figure.what}: ${figure.figure} (${figure.target ?? 'no target'})`);
  };
  const data = await dataSet();
  const server = await startServer(data.installation);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const session = await signIn(server);
    const base = `http://127.0.0.1:${server.port}`;
    for (const page of opened) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        visits.push(await visit(browser, `${base}${page.path}`, page.isSignedIn ? session : {}));
      }
      tell(figureOf(page, visits));
    }
    tell(await typing(browser, `${base}/en/commercial/clients`, session));
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
};

function figureOf({ what, scriptTarget }: Opened, visits: readonly Visit[]): Figure {
  const middle = (of: (visit: Visit) => number): number => median(visits.map(of));
  const seconds = shortest(middle(({ largestPaint }) => largestPaint) / 1_000);
  const blocked = Math.round(middle(({ blocked: ms }) => ms));
  const kilobytes = Math.round(middle(({ scriptBytes }) => scriptBytes) / 1_000);
  return {
    what: `open ${what} on a slow phone: painted, blocked, script`,
    figure: `${seconds} s, ${blocked} ms, ${kilobytes} kB`,
    ...(scriptTarget !== undefined && { target: scriptTarget }),
  };
}

async function visit(
  browser: Browser,
  url: string,
  session: Partial<SessionHeaders>,
): Promise<Visit> {
  const context = await phone(browser, url, session);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript({ content: watchPaints });
    await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    await shown(page);
    return await page.evaluate(readVisit);
  } finally {
    await context.close();
  }
}

async function phone(
  browser: Browser,
  url: string,
  { cookie }: Partial<SessionHeaders>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  // For the whole server: with a page's own address the cookie would be only for its folder.
  const { origin } = new URL(url);
  if (cookie !== undefined) await context.addCookies([{ name, value, url: origin }]);
  return context;
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slowPhone.network);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuTimesSlower });
}

/** In the page, as text since nothing of it is Node's: collects what the browser tells. */
const watchPaints = `
  globalThis.seen = { largestPaint: 0, blocked: 0, typed: [] };
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take))
      .observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
  watch('event', ({ name, duration }) => name === 'keydown' && seen.typed.push(duration), {
    durationThreshold: 16,
  });
`;

/** In the page: it is headed, and waits for nothing. A slow phone is quiet long before that. */
const isShown = `Boolean(
  seen.largestPaint > 0 && document.querySelector('h1')?.textContent &&
    document.querySelector('[role="progressbar"], progress') === null
)`;

/** Waits until a page is shown and asks for nothing more. */
async function shown(page: Page): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  // Not waited for in the page, whose policy lets no text be run.
  while (!(await page.evaluate<boolean>(isShown))) {
    if (performance.now() > end) throw new Error(`${page.url()} was not shown in time`);
    await page.waitForTimeout(LOOK_MS);
  }
  await page.waitForLoadState('networkidle');
}

/** In the page: what was collected. */
const readVisit = `({
  ...seen,
  scriptBytes: performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
})`;

/** From a key to the paint that follows it, while a list is searched. */
async function typing(browser: Browser, url: string, session: SessionHeaders): Promise<Figure> {
  const context = await phone(browser, url, session);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: watchPaints });
    await page.goto(url, { waitUntil: 'networkidle' });
    await shown(page);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuTimesSlower });
    await page.getByRole('searchbox').first().click({ timeout: PATIENCE_MS });
    await page.keyboard.type('cooperativa agricola', { delay: 120 });
    await page.waitForTimeout(500);
    const typed: readonly number[] = await page.evaluate('seen.typed');
    // The browser tells of none that took less than 16 ms.
    const worst = typed.length === 0 ? 16 : Math.max(...typed);
    return {
      what: 'type into the search of a list, the slowest key painted',
      figure: `${typed.length === 0 ? 'under ' : ''}${worst} ms`,
      target: '200 ms',
    };
  } finally {
    await context.close();
  }
}
