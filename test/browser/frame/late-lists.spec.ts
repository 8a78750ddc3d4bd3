import { join } from 'node:path';
import { openDatabase } from '@balcao/event-store/sqlite';
import { rows, setUp } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { startServer } from '../support/server.js';
import { row } from '../support/screen.js';

/** How long after a change that no list shows the page says so, at the most. */
const TOLD_WITHIN_MS = 5_000;

/** Keeps everybody else from writing rows, as if what folds events stood still. */
function stopFolding(dataDir: string): () => void {
  const file = openDatabase(join(dataDir, 'read.db'), { readonly: false, busyTimeoutMs: 10_000 });
  file.exec('BEGIN IMMEDIATE');
  return () => {
    file.exec('ROLLBACK');
    file.close();
  };
}

test('lists that stand still say so within five seconds, and when that is over', async ({
  page,
  context,
}) => {
  const server = await startServer();
  const owner = await setUp(server.url);
  await rows(owner, '/api/clients');
  await context.addCookies((await owner.api.storageState()).cookies);
  await context.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
  }, owner.companyId);
  await page.goto(`${server.url}/en/commercial/clients/create`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pensão Baía');
  const goOn = stopFolding(server.dataDir);
  const saved = page.waitForResponse(/\/api\/clients$/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(201);
  const began = Date.now();
  const strip = page.locator('.shell__strip--late');
  await expect(strip).toContainText('Lists are');
  const toldMs = Date.now() - began;
  expect(toldMs).toBeLessThan(TOLD_WITHIN_MS);
  goOn();
  await expect(strip).toBeHidden();
  await expect(row(page, 'Pensão Baía')).toBeVisible();
  await owner.api.dispose();
  await server.stop();
});
