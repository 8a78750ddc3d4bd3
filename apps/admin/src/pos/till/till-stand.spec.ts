import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TillStart } from '@balcao/contracts';
import { createSlice } from '../../boot/slice.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { openTillDatabase } from '../../till-store/till-db.js';
import { TillJournal } from './till-journal.js';
import type { TillSession } from './till-session.js';
import type { PosState } from './till-state.js';
import type { TillSync } from './till-sync.js';

let shops = 0;
const lane = { lane: 1, deviceId: 'tablet', device: 'Chrome', hash: '', missing: [] };
const none = { rows: [], revision: 7, isMore: false };

/** The server, as far as a till asks for it: it knows of no sale after the fourth. */
function answer(path: string): Response {
  if (!path.includes('/start')) return Response.json(none);
  const start = {
    revision: 7,
    now: new Date().toISOString(),
    categories: [],
    registers: [{ id: 'TILL1', code: 'C1', name: 'Caixa 01' }],
    lane: { ...lane, sequence: 0 },
    shift: { id: 'SHIFT1' },
    series: [{ id: 'VD', nextNumber: 5 }],
  };
  return Response.json(start);
}

interface Till {
  readonly sync: TillSync;
  readonly session: TillSession;
}

const opened: Till[] = [];

/** Loaded once its browser stands: the page's address is read at once. */
async function aTill(): Promise<Till> {
  const { TillSession } = await import('./till-session.js');
  const { TillSync } = await import('./till-sync.js');
  const { newPosState } = await import('./till-state.js');
  const known = { cash_register: 'TILL1', numbers: { VD: 5 }, article_list: new Catalogue() };
  const state = createSlice<PosState>({ ...newPosState('tablet'), ...known });
  const database = await openTillDatabase();
  const companyId = `SHOP${(shops += 1)}`;
  let ids = 0;
  const newId = (): string => `E${(ids += 1)}`;
  const journal = new TillJournal(database, companyId, () => new Date(), newId);
  await journal.begin({ cashRegisterId: 'TILL1', lane: 1, sequence: 0, hash: '' });
  const session = new TillSession({ companyId, database, state, journal });
  const till = { session, sync: new TillSync(session) };
  opened.push(till);
  return till;
}

/** A sale takes the next number. */
function sellOne({ session }: Till): Promise<void> {
  const { numbers } = session.state.get();
  const note = { id: 'SHIFT1', kind: 'drawerOpened', text: 'a sale' } as const;
  const next = { numbers: { ...numbers, VD: (numbers['VD'] ?? 0) + 1 } };
  return session.append({ kind: 'note', said: note }, next);
}

const nextOf = ({ session }: Till): number | undefined => session.state.get().numbers['VD'];

describe('where a till stands', () => {
  beforeEach(() => {
    const fetch = (path: string): Promise<Response> => Promise.resolve(answer(path));
    const navigator = { onLine: true, userAgent: 'Chrome Linux' };
    const location = new URL('http://till.test/pos');
    const sessionStorage = { getItem: () => null, setItem: () => undefined };
    Object.assign(globalThis, { fetch, navigator, location, sessionStorage });
  });
  afterEach(() => {
    for (const { sync } of opened.splice(0)) sync.end();
  });

  it('is as the server says, while nothing happens here', async () => {
    const till = await aTill();
    till.session.state.merge({ numbers: { VD: 9 } });
    await till.sync.refresh();
    expect(nextOf(till)).toBe(5);
    expect((till.session.state.get().start as TillStart).revision).toBe(7);
  });

  it.each(['waiting', 'lane'] as const)(
    'gives no number twice, though a sale begins as it asks its journal for what is %s',
    async (asked) => {
      const till = await aTill();
      const { journal } = till.session;
      const ask = journal[asked].bind(journal) as () => Promise<never>;
      let sale: Promise<void> | undefined;
      jest.spyOn(journal, asked).mockImplementation(async () => {
        const answered = await ask();
        sale ??= sellOne(till);
        return answered;
      });
      await till.sync.refresh();
      await sale;
      expect(nextOf(till)).toBe(6);
    },
  );

  it('is known, to who asks for a cycle, from one that began after that', async () => {
    const { session: signedIn } = await import('../../boot/session-state.js');
    signedIn.merge({ info: {} as never });
    const till = await aTill();
    let answerFirst: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    let asked = 0;
    const fetch = async (path: string): Promise<Response> => {
      if (path.includes('/start') && (asked += 1) === 1) await held;
      return answer(path);
    };
    Object.assign(globalThis, { fetch });
    void till.sync.beat();
    const waited = till.sync.beat();
    answerFirst?.();
    await waited;
    expect(asked).toBe(2);
    await till.sync.beat();
    expect(asked).toBe(3);
  });

  it('is not asked for by a page that lost the till as it was opening', async () => {
    const { sync } = await aTill();
    const timers = jest.spyOn(globalThis, 'setInterval');
    sync.end();
    sync.begin();
    expect(timers).not.toHaveBeenCalled();
    timers.mockRestore();
  });
});
