// Takes the pictures of the user guide from the demo, in both languages: all, or those of the named
// topics.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { helpPictures, pictureSize } from '@balcao/messages/help';
import { chromium } from '@playwright/test';
import { demoOwner } from '../apps/api/src/demo/demo-people.ts';

const QUALITY = 0.6;
const folder = resolve('apps/admin/public/help');
const topics = process.argv.slice(2);
const ready = /is ready at (http:\S+)/;

const dataDir = mkdtempSync(join(tmpdir(), 'balcao-pictures-'));
const server = spawn(process.execPath, [resolve('apps/api/dist/main.js')], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const base = await new Promise((found) => {
    server.stdout.on('data', (chunk) => {
      const [, address] = ready.exec(String(chunk)) ?? [];
      if (address !== undefined) found(address);
    });
  });
  await makeDemo(base);
  for (const language of ['en', 'pt']) await takePictures(base, language);
} finally {
  server.kill('SIGTERM');
  await new Promise((ended) => server.once('close', ended));
  rmSync(dataDir, { recursive: true, force: true });
}

/** Sets the demo up, and waits until its year is there. */
async function makeDemo(base) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  await fetch(`${base}/api/setup/demo`, { method: 'POST', headers, body: '{}' });
  for (;;) {
    const { demoProgress } = await (await fetch(`${base}/api/setup`)).json();
    if (demoProgress === undefined) return;
    await new Promise((passed) => setTimeout(passed, 2_000));
  }
}

async function takePictures(base, language) {
  const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
  const executablePath = process.env.CHROMIUM_PATH ?? found;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({
    viewport: pictureSize,
    locale: language === 'en' ? 'en-GB' : 'pt-PT',
    timezoneId: 'Africa/Maputo',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  await context.addInitScript((lang) => {
    localStorage.setItem('lang', lang);
  }, language);
  const page = await context.newPage();
  await page.goto(`${base}/signin`);
  await page.locator('input[type=email]').fill(demoOwner.email);
  await page.locator('input[type=password]').fill(demoOwner.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  const skip = page.getByRole('button', { name: /tour|visit/i });
  await skip.click({ timeout: 10_000 }).catch(() => undefined);
  mkdirSync(join(folder, language), { recursive: true });
  for (const [topic, path] of Object.entries(helpPictures)) {
    if (topics.length > 0 && !topics.includes(topic)) continue;
    await page.goto(base + path.replace('{year}', `${new Date().getFullYear()}`));
    await page.locator(':is(main, form) :is(tbody tr, .amount, .card, button)').first().waitFor();
    await page.locator('.spinner, [aria-busy=true]').first().waitFor({ state: 'detached' });
    // Pictures, rows and charts that come after.
    await page.waitForTimeout(3_000);
    const webp = await asWebp(page, await page.screenshot());
    writeFileSync(join(folder, language, `${topic}.webp`), webp);
  }
  await browser.close();
}

/** The browser is what can write WebP. */
async function asWebp(page, png) {
  const address = await page.evaluate(
    async ([source, quality]) => {
      const bytes = Uint8Array.from(atob(source), (each) => each.charCodeAt(0));
      const image = await globalThis.createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = globalThis.document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY],
  );
  return Buffer.from(address.split(',')[1], 'base64');
}
