import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoTrade, demoYears } from '@balcao/api/demo';
import { cachedAt, sweepOthers } from './data-cache.js';
import { lengthen } from './lengthen.js';
import type { SessionHeaders } from './server.js';
import { setUp } from './set-up.js';
import { carryOut } from './run-trade.js';
import { openShopJournal, registerRecords } from './shop-journal.js';
import { embedded, type Installation } from './stack.js';

/** An installation as the product sets it up, and its owner's session. */
export interface SetUp {
  readonly installation: Installation;
  readonly session: SessionHeaders;
}

/** What is stored with a data set. */
export interface Made {
  readonly documents: number;
  readonly events: number;
  /** Commands that a rule refused: goods that had run out, for one. */
  readonly refused: number;
  readonly seconds: number;
}

/** An installation full of documents; nothing of the product runs on it. */
export interface DataSet extends Made {
  readonly installation: Installation;
}

/** An installation set up over HTTP, its articles and clients registered, and stopped again. */
export async function setUpShop(installation: Installation): Promise<SetUp> {
  const session = await setUp(installation);
  const shop = await openShopJournal(installation);
  await registerRecords(shop);
  await shop.close();
  return { installation, session };
}

/**
 * Three years of the demo company's trade, multiplied: the same in every run except for its days,
 * which go to today. A set of this size that was made by the same code is used again. With
 * `events`, small ones follow until the journal has so many.
 */
export async function openDataSet(
  documents: number,
  say: (line: string) => void,
  events = 0,
): Promise<DataSet> {
  const name = events === 0 ? String(documents) : `${documents}and${events}`;
  const folder = await cachedAt(name);
  if (existsSync(folder)) {
    say(`  the data set is that of ${folder}`);
  } else {
    await sweepOthers(folder);
    const making = `${folder}.making`;
    await mkdir(making, { recursive: true });
    const made = await make(making, documents, events);
    await writeFile(filesOf(making).made, JSON.stringify(made));
    await rename(making, folder);
    const [size, length] = [documents, made.events].map((count) => count.toLocaleString('en'));
    say(
      `  a data set of ${size} documents, ${length} events was made in ${made.seconds} s; ` +
        `${made.refused} commands were refused`,
    );
  }
  const made = JSON.parse(await readFile(filesOf(folder).made, 'utf8')) as Made;
  return { ...made, installation: await embedded.install(folder) };
}

async function make(folder: string, documents: number, events: number): Promise<Made> {
  const start = performance.now();
  const installation = await embedded.install(folder);
  await setUp(installation);
  // The product rebuilds the rows when it starts: what that takes is a figure too.
  await Promise.all(
    ['', '-wal', '-shm'].map((end) => rm(`${filesOf(folder).rows}${end}`, { force: true })),
  );
  const shop = await openShopJournal(installation, {
    eventsPerAppend: 2_000,
    eventsBetweenSnapshots: Infinity,
  });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Maputo' }).format(new Date());
  const plan = demoYears(today, documents, Number.parseInt(today, 10));
  const refused = await carryOut(shop, demoTrade(plan), documents);
  await lengthen(shop, events);
  const revision = await shop.journal.revision(shop.companyId);
  await shop.close();
  await installation.close();
  const seconds = Math.round((performance.now() - start) / 1_000);
  return { documents, events: revision + 1, refused, seconds };
}

/** Where the product stores files in its data folder, and what the bench adds. */
export const filesOf = (path: string) => ({
  events: join(path, 'events.db'),
  rows: join(path, 'read.db'),
  snapshots: join(path, 'snapshots'),
  made: join(path, 'data-set.json'),
  caughtUp: join(path, 'caught-up.json'),
});
