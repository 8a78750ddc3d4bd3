import { join } from 'node:path';
import { Sales } from './company.js';
import type { SessionHeaders } from './server.js';
import { setUp, startServer } from './server.js';
import { openShopJournal, registerRecords, type ShopJournal } from './shop-journal.js';
import { embedded, type Installation } from './stack.js';

/** An installation as the product sets it up, and its owner's session. */
export interface SetUp {
  readonly installation: Installation;
  readonly session: SessionHeaders;
}

/** An installation full of documents; nothing of the product runs on it. */
export interface DataSet extends SetUp {
  readonly documents: number;
  readonly events: number;
}

/** Commands under way at once: enough for full batches. */
const atOnce = 512;
const types = ['FT', 'FT', 'FT', 'FT', 'FT', 'FT', 'FR', 'FR', 'VD', 'CT'] as const;
/** One document in so many is cancelled. */
const cancelEvery = 50;
const dayMs = 86_400_000;

/** An installation set up over HTTP, its articles and clients registered, and stopped again. */
export async function setUpShop(installation: Installation): Promise<SetUp> {
  const server = await startServer(installation);
  const session = await setUp(server).finally(() => server.close());
  const shop = await openShopJournal(installation);
  await registerRecords(shop);
  await shop.close();
  return { installation, session };
}

/**
 * A believable year of a company, the same in every run but for its days, which go from the first
 * of the year to today.
 */
export async function makeDataSet(
  path: string,
  documents: number,
  say: (line: string) => void,
): Promise<DataSet> {
  const start = performance.now();
  const installation = await embedded.install(path);
  const { session } = await setUpShop(installation);
  const shop = await openShopJournal(installation);
  await issueAll(shop, documents);
  const revision = await shop.journal.revision(shop.companyId);
  await shop.close();
  const took = Math.round((performance.now() - start) / 1_000);
  say(`  a data set of ${documents.toLocaleString('en')} documents was made in ${took} s`);
  return { installation, session, documents, events: revision + 1 };
}

async function issueAll(shop: ShopJournal, documents: number): Promise<void> {
  const sales = new Sales();
  const days = daysSoFar();
  for (let first = 0; first < documents; first += atOnce) {
    const count = Math.min(atOnce, documents - first);
    const batch = Array.from({ length: count }, (_, at) => first + at);
    const issued = await Promise.all(
      batch.map((at) => {
        const issuedOn = days[Math.floor((at * days.length) / documents)] ?? '';
        const type = types[sales.below(types.length)] ?? 'FT';
        return shop.execute(`issue${at}`, { ...sales.issue(`draft${at}`, type), issuedOn });
      }),
    );
    const ids = issued.flatMap(({ events }) => events.map(({ data }) => data.id));
    const unwanted = ids.filter((_, at) => (first + at) % cancelEvery === 0);
    const reason = 'Engano no cliente';
    const cancel = (id: string) =>
      shop.execute(`cancel${id}`, { type: 'CancelDocument', id, reason });
    await Promise.all(unwanted.map(cancel));
  }
}

/** In Maputo, from the first of the year. */
function daysSoFar(): readonly string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Maputo' }).format(new Date());
  const first = Date.parse(`${today.slice(0, 4)}-01-01`);
  const count = (Date.parse(today) - first) / dayMs + 1;
  return Array.from({ length: count }, (_, at) => dayOf(first + at * dayMs));
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Where the product keeps things in its data folder. */
export const filesOf = (path: string) => ({
  events: join(path, 'events.db'),
  rows: join(path, 'read.db'),
  snapshots: join(path, 'snapshots'),
});
