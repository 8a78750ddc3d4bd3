import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, openingOf, sell } from '../testing/index.js';
import { sha256 } from '../sha256.js';
import { laneHash, shortHash } from './index.js';
import type { TillAction, TillEntry } from './till-entries.js';

const at = '2026-03-02T06:00:00.000Z';
const taking = {
  type: 'TakeTill',
  cashRegisterId: 'till1',
  deviceId: 'tablet_01',
  device: 'Balcão 1',
} as const;

/** A device that writes its entries while nobody hears it. */
class Device {
  sequence = 0;
  hash = '';
  constructor(
    readonly shop: Trading,
    readonly lane = 1,
    readonly deviceId = 'tablet_01',
    public actorId = 'owner',
  ) {}

  write(action: TillAction): TillEntry {
    this.sequence += 1;
    const { sequence, hash: previous } = this;
    const unchained = { ...action, id: `entry${sequence}`, sequence, at, previous };
    this.hash = laneHash(unchained);
    return { ...unchained, hash: this.hash };
  }

  send(
    entry: TillEntry,
    clockOffMs = 0,
    differing: Partial<DecideContext> = {},
  ): readonly JournalEvent[] | string {
    const { actorId, lane, deviceId } = this;
    const command = { type: 'TakeTillEntry', cashRegisterId: 'till1', lane, deviceId } as const;
    return this.shop.tryRun({ ...command, clockOffMs, entry }, { actorId, ...differing });
  }

  do(action: TillAction): readonly JournalEvent[] {
    const done = this.send(this.write(action));
    if (typeof done === 'string') throw new Error(done);
    return done;
  }
}

function saidSale(saleId: string, totalMinor: number, number: number, more: object = {}) {
  const { type, ...said } = sell(saleId, totalMinor, more);
  expect(type).toBe('SellAtTill');
  const whole = { ...said, documentId: `VD_2026C1.${number}`, totalMinor };
  return { kind: 'sell', said: whole } as const;
}

const opening: TillAction = {
  kind: 'openShift',
  said: { id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 },
};

function offline(...past: readonly JournalEvent[]): Device {
  const shop = new Trading([...aShopWithTill(), ...past]);
  shop.run(taking);
  const device = new Device(shop);
  device.do(opening);
  return device;
}

const typesOf = (events: readonly JournalEvent[] | string) =>
  typeof events === 'string' ? events : events.map(({ type }) => type);

describe('the hash of a till', () => {
  it('is SHA-256, of any text', () => {
    for (const text of ['', 'abc', 'Balcão nº 7'.repeat(40), 'x'.repeat(55), 'x'.repeat(64)]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
    expect(shortHash('9f2c71aa')).toBe('9F2C-71');
  });
});

describe('what a till sends', () => {
  it('is taken in its order, with the number and the hash on its paper', () => {
    const device = offline();
    const events = device.do(saidSale('s1', 8_700, 1));
    expect(typesOf(events)).toEqual(['DocumentIssued', 'TillEntryTaken']);
    expect(events).toMatchObject([{ data: { id: 'VD_2026C1.1' } }, { data: { sequence: 2 } }]);
    const head = device.shop.books.pos.lanes.get('till1:1');
    expect(head).toMatchObject({ sequence: 2, hash: device.hash, missing: [], quarantined: 0 });
  });

  it('counts every copy after the first in the shift', () => {
    const device = offline();
    device.do(saidSale('s1', 8_700, 1));
    const fields = { id: 'VD_2026C1.1' };
    device.do({ kind: 'print', said: { ...fields, copy: 'original' } });
    const events = device.do({ kind: 'print', said: { ...fields, copy: 'duplicate' } });
    expect(events[1]).toMatchObject({ data: { kind: 'reprint', text: 'VD 2026C1/1', at } });
    expect(device.shop.books.pos.shifts.get('shift1')?.figures.reprints).toBe(1);
  });

  it('is not taken twice', () => {
    const device = offline();
    const entry = device.write(saidSale('s1', 8_700, 1));
    device.send(entry);
    expect(device.send(entry)).toBe('pos.entryTaken');
  });

  it('is kept aside once it was changed; what comes after arrives', () => {
    const device = offline();
    const { said, ...entry } = device.write(saidSale('s1', 8_700, 1));
    const changed = { ...entry, said: { ...said, totalMinor: 100 } } as TillEntry;
    const aside = device.send(changed);
    expect(typesOf(aside)).toEqual(['TillEntryQuarantined', 'DocumentNumberMissing']);
    expect(aside).toMatchObject([
      { data: { reference: 'VD 2026C1/1', reason: { code: 'pos.entryTampered' } } },
      { data: { id: 'VD_2026C1.1', reason: 'quarantined' } },
    ]);
    expect(device.do(saidSale('s2', 8_700, 2))).toMatchObject([{ data: { number: 2 } }, {}]);
  });

  it('names what never came, and takes it when it comes after all', () => {
    const device = offline();
    const lost = device.write(saidSale('s1', 8_700, 1));
    const events = device.send(device.write({ kind: 'note', said: note }));
    expect(typesOf(events)).toEqual(['TillEntriesMissing', 'ShiftNoted', 'TillEntryTaken']);
    const head = () => device.shop.books.pos.lanes.get('till1:1');
    expect(head()?.missing).toEqual([{ from: 2, to: 2 }]);
    expect(typesOf(device.send(lost))).toEqual(['DocumentIssued', 'TillEntryTaken']);
    expect(head()).toMatchObject({ missing: [], sequence: 3, hash: device.hash });
  });

  it('says which numbers no document has', () => {
    const device = offline();
    device.write(saidSale('s1', 8_700, 1));
    const events = device.send(device.write(saidSale('s2', 8_700, 2)));
    expect(typesOf(events)).toEqual([
      'TillEntriesMissing',
      'DocumentNumberMissing',
      'DocumentIssued',
      'TillEntryTaken',
    ]);
    const lost = device.shop.tryRun({ type: 'CancelDocument', id: 'VD_2026C1.1', reason: 'x' });
    expect(lost).toBe('document.notFound');
  });

  it('is dated by the clock of the server', () => {
    const device = offline();
    const dayBehind = { ...saidSale('s1', 8_700, 1) };
    device.shop.run({
      type: 'IssueDocument',
      draftId: 'd',
      documentTypeId: 'VD',
      clientId: 'consumer',
      lines: dayBehind.said.lines,
    });
    const events = device.send(device.write(dayBehind), 3_600_000);
    expect(events).toMatchObject([
      { data: { till: { at: '2026-03-02T07:00:00.000Z' } } },
      { data: { clockOffMs: 3_600_000 } },
    ]);
  });
});

const note = { id: 'shift1', kind: 'drawerOpened' } as const;

describe('what the books would have refused', () => {
  it('is kept aside where a device lets somebody join who is not signed in on it', () => {
    const fields = { id: 'shift1', cashierId: 'cashier' };
    const reason = { code: 'shift.cashierNotIn' };
    const [kept] = offline().do({ kind: 'joinShift', said: fields }).slice(-1);
    expect(kept).toMatchObject({ type: 'TillEntryQuarantined', data: { reason } });
  });

  it('is corrected: it has happened', () => {
    const strict: JournalEvent = {
      type: 'SettingsChanged',
      data: { id: 'moderna', before: {}, after: { exceedsStockLimits: false } },
    };
    const device = offline(strict, openingOf('rice', '1', '900'));
    const lines = [{ articleId: 'rice', quantity: '2', unitPrice: '1250', vatId: 'vat_ISE_B' }];
    const payment = { rows: [{ methodId: 'method_cash', amountMinor: 250_000 }] };
    // The owner may sell what is not there.
    device.actorId = 'cashier';
    device.do({ kind: 'joinShift', said: { id: 'shift1', cashierId: 'cashier' } });
    const events = device.do(saidSale('s1', 250_000, 1, { lines, payment }));
    expect(events.at(-1)).toMatchObject({
      data: { recordId: 'VD_2026C1.1', corrections: [{ code: 'stock.insufficient' }] },
    });
  });

  it('keeps a line whose article is gone by its name', () => {
    const gone: JournalEvent = { type: 'ArticleArchived', data: { id: 'soap' } };
    const device = offline(gone);
    const [issued, taken] = device.do(saidSale('s1', 8_700, 1));
    expect(issued).toMatchObject({ data: { lines: [{ description: 'Sabão em barra' }] } });
    expect(taken).toMatchObject({ data: { corrections: [{ code: 'line.articleArchived' }] } });
  });

  it('goes next to the Z of a shift that was closed elsewhere', () => {
    const device = offline();
    const { shop } = device;
    shop.run({ type: 'CountShift', id: 'shift1', countedMinor: 0 });
    shop.run({ type: 'CloseShift', id: 'shift1' });
    const events = device.do(saidSale('s1', 8_700, 1));
    expect(typesOf(events)).toEqual(['DocumentIssued', 'ShiftAmended', 'TillEntryTaken']);
    expect(events).toMatchObject([
      { data: { till: { isLate: true } } },
      { data: { number: 1, totalMinor: 8_700, cashMinor: 8_700, reference: 'VD 2026C1/1' } },
      { data: { corrections: [{ code: 'shift.closed' }] } },
    ]);
    expect(shop.books.pos.stands.get('till1')?.perpetualMinor).toBe(8_700);
    const { lines } = saidSale('s2', 8_700, 2).said;
    const waits = { id: 'p1', shiftId: 'shift1', name: 'Rosa', totalMinor: 8_700, cart: { lines } };
    expect(typesOf(device.do({ kind: 'park', said: waits }))[0]).toBe('SaleParked');
  });

  it('is kept aside where there is no way to take it', () => {
    const device = offline();
    const payment = { rows: [{ methodId: 'method_cash', amountMinor: 1 }] };
    const events = device.do(saidSale('s1', 8_700, 1, { payment }));
    expect(events).toMatchObject([
      { type: 'TillEntryQuarantined', data: { reason: { code: 'payment.lessThanTotal' } } },
      { type: 'DocumentNumberMissing' },
    ]);
  });
});

describe('a sale that is to be signed', () => {
  const signed: JournalEvent = {
    type: 'FiscalSettingsChanged',
    data: { id: 'moderna', before: { signatureMode: 'off' }, after: { signatureMode: 'rsa-sha1' } },
  };
  const keys = { versions: ['1'], sign: () => 'cmVjaWJv' };

  it('waits at the till while the key is not in its place, and is taken as it was', () => {
    const device = offline(signed);
    const entry = device.write(saidSale('s1', 8_700, 1));
    expect(device.send(entry)).toBe('fiscal.keyMissing');
    expect(device.send(entry, 0, { keys })).toMatchObject([
      { type: 'DocumentIssued', data: { signature: { hash: 'cmVjaWJv' } } },
      { type: 'TillEntryTaken' },
    ]);
  });

  it('waits as well where something else in it has to be corrected', () => {
    const gone: JournalEvent = { type: 'ArticleArchived', data: { id: 'soap' } };
    const device = offline(signed, gone);
    const entry = device.write(saidSale('s1', 8_700, 1));
    expect(device.send(entry)).toBe('fiscal.keyMissing');
    expect(typesOf(device.send(entry, 0, { keys }))).toEqual(['DocumentIssued', 'TillEntryTaken']);
  });
});

describe('the device of a till', () => {
  it('has it to itself, until another takes it over with a line of its own', () => {
    const device = offline();
    device.do(saidSale('s1', 8_700, 1));
    const { shop } = device;
    const other = { ...taking, deviceId: 'laptop_02', device: 'Escritório' };
    expect(shop.tryRun(other)).toBe('pos.tillOpenElsewhere');
    const events = shop.run({ ...other, takesOver: true });
    expect(events[0]).toMatchObject({ data: { lane: 2, isForced: true, before: { lane: 1 } } });
    expect(events.slice(1)).toMatchObject([{ data: { id: 'FT_2026C1L2', lane: 2 } }, {}, {}, {}]);
    const [issued] = shop.run(sell('s9', 8_700));
    expect(issued).toMatchObject({ data: { id: 'VD_2026C1L2.1' } });
    expect(device.do(saidSale('s2', 8_700, 2))).toMatchObject([{ data: { number: 2 } }, {}]);
  });

  it('goes on where the last one stopped, once that gave it back', () => {
    const { shop } = offline();
    shop.run({ type: 'ReleaseTill', cashRegisterId: 'till1', deviceId: 'tablet_01' });
    const other = { ...taking, deviceId: 'laptop_02', device: 'Escritório' };
    expect(shop.run(other)).toMatchObject([{ data: { lane: 1 } }]);
    const released = {
      type: 'ReleaseTill',
      cashRegisterId: 'till1',
      deviceId: 'tablet_01',
    } as const;
    expect(shop.tryRun(released)).toBe('pos.tillOpenElsewhere');
  });

  it('begins a new line when it has lost what it knew', () => {
    const { shop } = offline();
    expect(shop.run({ ...taking, lane: 1 })).toEqual([]);
    expect(shop.run(taking)[0]).toMatchObject({ data: { lane: 2 } });
  });

  it('learns what is missing from one of its papers', () => {
    const { shop } = offline();
    const paper = { type: 'ReportTillNumber', cashRegisterId: 'till1', lane: 1 } as const;
    expect(shop.run({ ...paper, sequence: 4 })).toMatchObject([{ data: { from: 2, to: 4 } }]);
    expect(shop.run({ ...paper, sequence: 4 })).toEqual([]);
    expect(shop.tryRun({ ...paper, lane: 7, sequence: 4 })).toBe('pos.laneUnknown');
  });
});
