import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DocumentRow, TillStart } from '@balcao/contracts';
import { ulid } from 'ulidx';
import { session } from '../../boot/session-state.js';
import { request } from '../../http/request.js';
import { addArticle } from '../cart/cart.js';
import type { OpenTill } from './open-till.js';
import { sell as makeSale } from './sell.js';
import { isServerBuilt, ShopServer, type Fate } from './testing/shop-server.js';

const sales = 200;
const maputo = { address: 'Av. Eduardo Mondlane 1270', city: 'Maputo' };
let companyId: string;
const cashRegisterId = 'TILL1';
const floatMinor = 200_000;
const priceMinor = 11_600;
const rice = { id: 'RICE', code: 'ARZ01', name: 'Arroz 1 kg', kind: 'article', unit: 'kg' };
const sold = { ...rice, price: '116.00', vatId: 'vat_NOR' };
const exact = { isCash: true, methodId: 'method_cash', receivedMinor: priceMinor };
/** The browser is killed over the next sale after so many, each time further into it. */
const crashes = [20, 50, 80, 110, 140, 170];
/** Turns of the event loop between one crash's place in its sale and the next one's. */
const stepsApart = 3;

const describeBuilt = isServerBuilt ? describe : describe.skip;
const leftOut = isServerBuilt ? '' : ' (left out: the server is not built)';

describeBuilt(`a till that sells over crashes${leftOut}`, () => {
  let server: ShopServer;
  let open: () => Promise<OpenTill>;
  const before = { ...globalThis };

  beforeAll(async () => {
    server = await ShopServer.open();
    standInForABrowser(server);
    const info = await server.setUp({
      firstName: 'Amélia',
      lastName: 'Sitoe',
      email: 'amelia@sitoe.co.mz',
      password: 'mercearia-2026',
      company: { name: 'Mercearia Sitoe', nuit: '400339910', ...maputo },
    });
    ({ companyId } = info);
    session.merge({ info });
    await done('/api/articles', { ...rice, salePrice: '100', vatId: 'vat_NOR', movesStock: false });
    await done('/api/clients', { id: 'ANYONE', code: 'C001', name: 'Consumidor final' });
    await done('/api/companies/current/settings', { defaultClientId: 'ANYONE' });
    const drawer = { treasuryAccountId: 'account_cash' };
    await done('/api/cash-registers', { id: cashRegisterId, code: 'C1', name: 'Caixa', ...drawer });
    const { openTill } = await import('./open-till.js');
    open = () => openTill(companyId, false);
  });
  afterAll(async () => {
    await server.end();
    Object.assign(globalThis, before);
  });

  it('has each of 200 sales at the server once, in order and with its money', async () => {
    const first = await open();
    first.session.state.merge({ cash_register: cashRegisterId });
    await until(first, () => first.session.view.get().phase === 'noShift');
    await first.session.openShift({ totalMinor: floatMinor, denominations: [] });
    await until(first, () => first.session.view.get().waiting === 0);
    const { shift } = first.session;
    server.fateOf = () => 'cut';
    // What pages that are gone say of it.
    const gone = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const till = await sellOverCrashes(first, open);
    gone.mockRestore();

    server.fateOf = fates();
    await until(till, async () => {
      if (!server.isRunning) await server.start();
      return (await till.session.journal.waiting()) === 0;
    });
    const documents = await listed(till);
    expect(documents.map(({ number }) => number)).toEqual(
      Array.from({ length: sales }, (_, index) => index + 1),
    );
    expect(new Set(documents.map(({ totalMinor }) => totalMinor))).toEqual(new Set([priceMinor]));
    const { lane } = await read<TillStart>(`/api/pos/start?cashRegisterId=${cashRegisterId}`);
    const ours = await till.session.journal.lane();
    expect(lane).toMatchObject({ sequence: 1 + sales, hash: ours?.hash });
    expect(await read('/api/tills')).toMatchObject([
      { quarantined: 0, missingEntries: 0, missingNumbers: [], lanes: [{ missing: [] }] },
    ]);
    expect(await read('/api/till-corrections')).toEqual([]);
    expect(await read(`/api/shifts/${shift.id}/x`)).toMatchObject({
      expectedMinor: floatMinor + sales * priceMinor,
      salesMinor: sales * priceMinor,
    });
    till.close();
  });
});

/** The documents by number, once the rows have come as far as the last sale. */
async function listed(till: OpenTill): Promise<readonly DocumentRow[]> {
  let rows: readonly DocumentRow[] = [];
  const areThere = async () => {
    rows = await read('/api/documents?perPage=250&sort=number:asc');
    return rows.length >= sales;
  };
  await until(till, areThere).catch(async (error: unknown) => {
    const state = JSON.stringify((await request('/api/ready')).body);
    throw new Error(`${rows.length} rows; the server: ${state}`, { cause: error });
  });
  return rows;
}

/** Sells, while the browser is killed again and again: each time a little further into a sale. */
async function sellOverCrashes(first: OpenTill, open: () => Promise<OpenTill>): Promise<OpenTill> {
  let till = first;
  const left = [...crashes];
  for (let made = 0; made < sales; made = await till.session.journal.waiting()) {
    if (made !== left[0]) {
      await sell(till);
      expect(await till.session.journal.waiting()).toBeGreaterThan(made);
      continue;
    }
    left.shift();
    // Nobody waits for it: who would is gone.
    sell(till).catch(() => undefined);
    for (let step = 0; step < (crashes.length - left.length) * stepsApart; step += 1) {
      await new Promise((next) => setImmediate(next));
    }
    till.close();
    till.session.database.close();
    till = await open();
    expect(await till.session.journal.waiting()).toBeGreaterThanOrEqual(made);
  }
  return till;
}

/** Pays what is in the cart, as a crash may have left it, or else another sale. */
async function sell({ session: till }: OpenTill): Promise<void> {
  if (till.state.get().cart.lines.length === 0) {
    till.changeCart((cart) => addArticle(cart, sold, { key: ulid(), merges: true }));
  }
  await makeSale(till, { rows: [{ ...exact, key: 'cash' }] });
}

/** What happens to what the till sends, in turn; all else is answered. */
function fates(): (path: string) => Fate {
  const turns: Fate[] = ['answerLost', 'answered', 'serverKilled', 'answerLost'];
  return (path) => (path.endsWith('/entries') ? (turns.shift() ?? 'answered') : 'answered');
}

/** Longer than the till needs on the slowest machine, in milliseconds. */
const patienceMs = 280_000;

/** Lets the till speak with its server until it is so; where that never comes, says how it is. */
async function until(till: OpenTill, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it stands at ${standOf(till)}`);
    await till.sync.beat();
    await new Promise((next) => setTimeout(next, 10));
  }
}

/** Where a till stands, in one line. */
function standOf({ session: { view } }: OpenTill): string {
  const { phase, isOnline, refusal, waiting } = view.get();
  const isSignedIn = session.get().info !== null;
  return JSON.stringify({ phase, isOnline, refusal, waiting, isSignedIn });
}

async function done(path: string, body: object): Promise<void> {
  await request(path, { method: 'POST', companyId, idempotencyKey: ulid(), body });
}

/** What the contract says that the path answers. */
async function read<T>(path: string): Promise<T> {
  return (await request(path, { companyId })).body as T;
}

/** What the till asks a browser for. */
function standInForABrowser({ fetch }: ShopServer): void {
  const navigator = { onLine: true, userAgent: 'Chrome Linux' };
  const location = new URL('http://till.test/pos');
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.assign(globalThis, { fetch, navigator, location, sessionStorage });
}
