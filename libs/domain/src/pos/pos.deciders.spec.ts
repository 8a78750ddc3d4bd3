import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { seriesDeciders } from '../series/series.deciders.js';
import { aShopWithTill, aStockedShop, specify, Trading } from '../testing/index.js';
import { posDeciders } from './pos.deciders.js';

const till = { code: 'C1', name: 'Caixa 1' };
const registered: JournalEvent = {
  type: 'CashRegisterRegistered',
  data: { id: 'till1', ...till },
};

const account = (id: string, name: string, differing: object = {}): JournalEvent => ({
  type: 'TreasuryAccountRegistered',
  data: { id, name, kind: 'cash', currency: 'MZN', openingBalanceMinor: 0, ...differing },
});
const drawer = account('drawer', 'Gaveta');
const bank = account('bci', 'BCI', { kind: 'bank' });

describe('registering a cash register', () => {
  const given = specify(posDeciders.RegisterCashRegister);
  const register = (differing: object = {}, id = 'till1') =>
    ({ type: 'RegisterCashRegister', id, fields: { ...till, ...differing } }) as const;

  it('keeps where it sells from, and where its money goes', () => {
    const place = { warehouseId: 'shop', treasuryAccountId: 'drawer' };
    given(...aStockedShop(), drawer)
      .when(register(place))
      .then({ type: 'CashRegisterRegistered', data: { id: 'till1', ...till, ...place } });
  });

  it('needs a code of its own, of letters and digits', () => {
    given(...aStockedShop())
      .when(register({ code: 'C-1' }))
      .thenRefused('series.codeIsLettersAndDigits', {}, 'code');
    given(...aStockedShop(), registered)
      .when(register({ name: 'Caixa 2' }, 'till2'))
      .thenRefused('field.taken', { field: 'code', value: 'C1' });
  });

  it('takes a warehouse and an account that are in use', () => {
    const archived: JournalEvent = { type: 'WarehouseArchived', data: { id: 'shop' } };
    given(...aStockedShop(), archived)
      .when(register({ warehouseId: 'shop' }))
      .thenRefused('warehouse.notSelected', {}, 'warehouseId');
    given(...aStockedShop())
      .when(register({ treasuryAccountId: 'nowhere' }))
      .thenRefused('treasury.accountNotSelected', {}, 'treasuryAccountId');
  });

  it('takes no bank, and no cash of another currency, for a drawer', () => {
    given(...aStockedShop(), bank)
      .when(register({ treasuryAccountId: 'bci' }))
      .thenRefused('shift.accountNotCash', { name: 'BCI' }, 'treasuryAccountId');
    const rand = account('rand', 'Gaveta de rands', { currency: 'ZAR' });
    given(...aStockedShop(), rand)
      .when(register({ treasuryAccountId: 'rand' }))
      .thenRefused('shift.accountNotCash', { name: 'Gaveta de rands' }, 'treasuryAccountId');
  });
});

describe('changing a cash register', () => {
  const given = specify(posDeciders.ChangeCashRegister);
  const atBank: JournalEvent = {
    type: 'CashRegisterRegistered',
    data: { id: 'till1', ...till, treasuryAccountId: 'bci' },
  };
  const change = (fields: object) => ({ type: 'ChangeCashRegister', id: 'till1', fields }) as const;

  it('leaves the bank that it was registered with long ago, until another is chosen', () => {
    const named = { name: 'Balcão', treasuryAccountId: 'bci' };
    const past = [...aStockedShop(), drawer, bank, atBank];
    expect(given(...past).when(change(named)).events).toHaveLength(1);
    expect(given(...past).when(change({ treasuryAccountId: 'drawer' })).events).toHaveLength(1);
    given(...aStockedShop(), bank, registered)
      .when(change({ treasuryAccountId: 'bci' }))
      .thenRefused('shift.accountNotCash', { name: 'BCI' }, 'treasuryAccountId');
  });
});

describe('archiving a cash register', () => {
  it('is refused while a shift is open on it', () => {
    const shop = new Trading(aShopWithTill());
    const open = { type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1' } as const;
    shop.run({ ...open, floatMinor: 0 });
    const archive = { type: 'ArchiveCashRegister', id: 'till1' } as const;
    expect(shop.tryRun(archive)).toBe('pos.cashRegisterHasShift');
  });
});

describe('a series of a cash register', () => {
  const open = (cashRegisterId: string) =>
    ({ type: 'OpenSeries', typeId: 'VD', year: 2026, code: 'C1', cashRegisterId }) as const;

  it('names one that is in use', () => {
    const given = specify(seriesDeciders.OpenSeries);
    const opened = given(...aStockedShop(), registered).when(open('till1'));
    expect(opened.events).toMatchObject([{ data: { cashRegisterId: 'till1' } }]);
    const archived: JournalEvent = { type: 'CashRegisterArchived', data: { id: 'till1' } };
    for (const past of [[], [registered, archived]]) {
      given(...aStockedShop(), ...past)
        .when(open('till1'))
        .thenRefused('pos.cashRegisterNotSelected', {}, 'cashRegisterId');
    }
  });

  it('keeps the register in use while it is open', () => {
    const given = specify(posDeciders.ArchiveCashRegister);
    const archive = { type: 'ArchiveCashRegister', id: 'till1' } as const;
    const seriesOpened: JournalEvent = {
      type: 'SeriesOpened',
      data: {
        id: 'VD_C1',
        typeId: 'VD',
        year: 2026,
        code: 'C1',
        prefix: 'VD',
        cashRegisterId: 'till1',
      },
    };
    given(...aStockedShop(), registered, seriesOpened)
      .when(archive)
      .thenRefused('pos.cashRegisterHasSeries', { name: 'Caixa 1' });
    const closed: JournalEvent = { type: 'SeriesClosed', data: { id: 'VD_C1' } };
    expect(
      given(...aStockedShop(), registered, seriesOpened, closed).when(archive).events,
    ).toHaveLength(1);
  });
});
