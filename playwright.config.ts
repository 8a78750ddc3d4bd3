import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const fromDebian = ['chromium-headless-shell', 'chromium', 'chromium-browser']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));
const executablePath = process.env['CHROMIUM_PATH'] ?? fromDebian;

/** Each worker starts a product of its own with an empty data folder: see `support/product.ts`. */
export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/support/build.ts',
  outputDir: 'test-results',
  // One more than there are cores: each of them waits for a page or a server now and then.
  workers: Math.min(availableParallelism() + 1, 8),
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Machines that test may be busy: no test is held to a time, these only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Africa/Maputo',
    serviceWorkers: 'block',
    // Nothing fades or slides in: a test waits for what is there, not for how it comes.
    contextOptions: { reducedMotion: 'reduce' },
    // What is never there is said as soon as an expectation would say it.
    actionTimeout: 60_000,
    // A recording of each step costs a third of the time: `--trace on` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of one site share a process, and with it the scripts that are compiled already.
        '--process-per-site',
        // A page lives for seconds: what is optimised pays off for pages that stay.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      testMatch: '**/*.mobile.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
