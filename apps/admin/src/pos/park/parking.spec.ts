import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TillStart } from '@balcao/contracts';
import { companyOf, supplierSnapshot } from '@balcao/domain';
import { aShopWithTill, Trading } from '@balcao/domain/testing';
import { createSlice } from '../../boot/slice.js';
import { addArticle, emptyCart } from '../cart/cart.js';
import { openTillDatabase } from '../../till-store/till-db.js';
import { TillJournal } from '../till/till-journal.js';
import { TillSession } from '../till/till-session.js';
import { newPosState, type PosState } from '../till/till-state.js';
import { parkSale, recallSale } from './parking.js';

const soap = { id: 'soap', name: 'Sabão', unit: 'un', price: '174.00', vatId: 'vat_NOR' };
const at = '2026-03-02T06:00:00.000Z';

function startOf(): TillStart {
  const { books } = new Trading(aShopWithTill());
  const company = companyOf(books);
  return {
    revision: 0,
    now: at,
    companyName: company.name,
    currency: company.currency,
    timeZone: 'Africa/Maputo',
    settings: books.companies.settings.get(),
    registers: [],
    printsOverNetwork: false,
    denominations: [],
    accounts: [],
    categories: [],
    cashiers: [],
    approvers: [],
    parked: [],
    papers: [],
    series: [],
    methods: [...books.payments.methods.values()],
    vat: [...books.vat.codes.values()],
    supplier: supplierSnapshot(company),
  };
}

/** A till that no server answers. */
async function offlineTill(): Promise<TillSession> {
  const database = await openTillDatabase();
  const companyId = 'SHOP1';
  let ids = 0;
  const journal = new TillJournal(
    database,
    companyId,
    () => new Date(at),
    () => `E${(ids += 1)}`,
  );
  await journal.begin({ cashRegisterId: 'till1', lane: 1, sequence: 0, hash: '' });
  const shift = {
    id: 'shift1',
    number: 1,
    on: '2026-03-02',
    openedAt: at,
    treasuryAccountId: 'drawer',
    floatMinor: 0,
    cashiers: [],
    counts: 0,
  };
  const state = createSlice<PosState>({
    ...newPosState('tablet_01'),
    start: startOf(),
    shift,
    cash_register: 'till1',
    cart: addArticle(emptyCart, soap, { key: 'k1', merges: true }),
  });
  const till = new TillSession({ companyId, database, journal, state });
  till.view.merge({ isOnline: false });
  return till;
}

beforeAll(() => {
  const browser = { value: { onLine: false }, configurable: true };
  Object.defineProperty(globalThis, 'navigator', browser);
});

describe('a sale that is parked without a network', () => {
  it('waits in the list at once, and is gone on with as it was', async () => {
    const till = await offlineTill();
    const { cart } = till.state.get();
    await parkSale(till, 'Mesa 4');
    expect(till.state.get().cart).toEqual(emptyCart);
    const [waiting] = till.start.parked;
    expect(waiting).toMatchObject({ name: 'Mesa 4', totalMinor: 17_400, cashRegisterId: 'till1' });
    await recallSale(till, waiting?.id ?? '');
    expect(till.state.get().cart).toEqual(cart);
    expect(till.start.parked).toEqual([]);
    const entries = await till.database.getAll('outbox');
    expect(entries.map(({ kind }) => kind)).toEqual(['park', 'recall']);
  });

  it('stays with the server where another till set it aside', async () => {
    const till = await offlineTill();
    await expect(recallSale(till, 'OTHER')).rejects.toThrow();
    expect(till.state.get().cart.lines).toHaveLength(1);
  });
});
