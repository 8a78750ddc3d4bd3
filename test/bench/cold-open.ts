// A process of its own: opens a company's books as the first request after a start would.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { companyId } from './company.js';
import { filesOf } from './data-set.js';
import type { Opened } from './open-company.js';
import { openShopJournal } from './shop-journal.js';
import { embedded } from './stack.js';

const [path = '', what = ''] = process.argv.slice(2);
/** Stands in front of a snapshot. */
const checksumLength = 4;

async function openBooks(): Promise<() => Promise<void>> {
  const shop = await openShopJournal(await embedded.install(path));
  const revision = await shop.journal.revision(companyId);
  if (revision < 0) throw new Error('the books are empty');
  return () => shop.close();
}

async function readSnapshot(): Promise<() => Promise<void>> {
  const { snapshots } = filesOf(path);
  const [name = ''] = await readdir(snapshots);
  const file = await readFile(join(snapshots, name));
  deserialize(file.subarray(checksumLength));
  return () => Promise.resolve();
}

const before = process.memoryUsage().rss;
const start = performance.now();
const close = await (what === 'company' ? openBooks() : readSnapshot());
const ms = performance.now() - start;
const bytes = process.memoryUsage().rss;
await close();
process.send?.({ ms, bytes, grownBytes: bytes - before } satisfies Opened, () => process.exit(0));
