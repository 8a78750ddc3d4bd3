import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import {
  aShop,
  consumer,
  issue,
  issuedInShop,
  monday,
  specify,
  threeSoaps,
} from '../testing/index.js';
import type { IssueDocument } from './document.commands.js';
import { issueDocument } from './issue-document.js';

const given = specify(issueDocument);
const shop = aShop();
const purchase = (differing: Partial<IssueDocument> = {}): IssueDocument => ({
  type: 'IssueDocument',
  draftId: 'draft1',
  documentTypeId: 'FTF',
  supplierId: 'wholesaler',
  lines: [threeSoaps],
  ...differing,
});

const documentOf = (events: readonly JournalEvent[]) => {
  const event = events.find((each) => each.type === 'DocumentIssued');
  if (!event) throw new Error('no document');
  return event.data;
};
const issued = (command: IssueDocument, ...more: readonly JournalEvent[]) =>
  documentOf(given(...shop, ...more).when(command).events);

const series = (kind: 'recovery' | 'training', typeId = 'FT'): JournalEvent => ({
  type: 'SeriesOpened',
  data: { id: `${typeId}_X`, typeId, year: 2026, code: 'X', prefix: typeId, kind },
});

describe('a company that charges no VAT', () => {
  const ispc: JournalEvent = {
    type: 'SettingsChanged',
    data: { id: 'moderna', before: { vatRegime: 'normal' }, after: { vatRegime: 'ispc' } },
  };

  it('sells at 0 % only', () => {
    given(...shop, ispc)
      .when(issue())
      .thenRefused('line.regimeChargesNoVat', { line: 1 }, 'lines.0.vatId');
    const free = { ...threeSoaps, vatId: 'vat_ISE' };
    expect(given(...shop, ispc).when(issue({ lines: [free] })).events).toHaveLength(1);
  });

  it('deducts none of what it buys: all of it is cost', () => {
    const [line] = issued(purchase(), ispc).lines;
    expect(line).toMatchObject({ vatUse: 'none', vatMinor: 72_00 });
    expect(issued(purchase()).lines[0]).toMatchObject({ vatUse: 'inventory' });
    expect(issued(purchase(), ispc).stock?.[0]).toMatchObject({ costMinor: 522_00 });
  });
});

describe('a purchase', () => {
  it('is from a supplier, whom the company owes it', () => {
    const invoice = issued(
      purchase({ supplierReference: 'A/881', supplierIssuedOn: '2026-02-27' }),
    );
    expect(invoice).toMatchObject({
      id: 'FTF_2026.1',
      group: 'purchases',
      partyId: 'wholesaler',
      supplierReference: 'A/881',
      supplierIssuedOn: '2026-02-27',
      account: { debitMinor: 0, creditMinor: 522_00 },
    });
    expect(invoice.stock?.map((move) => move.quantity)).toEqual(['3']);
  });

  it('needs a supplier in use', () => {
    const refused = (supplierId: string) => given(...shop).when(purchase({ supplierId }));
    refused('').thenRefused('supplier.notSelected', {}, 'supplierId');
    refused('nobody').thenRefused('supplier.notFound');
    refused('mercearia').thenRefused('supplier.isOnlyClient');
    given(...shop, { type: 'PartyArchived', data: { id: 'wholesaler' } })
      .when(purchase())
      .thenRefused('supplier.archived');
  });

  it('is not dated by the supplier after its issue', () => {
    given(...shop)
      .when(purchase({ supplierIssuedOn: '2026-03-03' }))
      .thenRefused('document.supplierDayInFuture', {}, 'supplierIssuedOn');
    given(...shop)
      .when(purchase({ supplierIssuedOn: 'ontem' }))
      .thenRefused('document.invalidDay');
  });

  it('leaves no more owed to the supplier than its debit limit', () => {
    const limited: JournalEvent = {
      type: 'PartyChanged',
      data: { id: 'wholesaler', before: {}, after: { debitLimitMinor: 500_00 } },
    };
    given(...shop, limited)
      .when(purchase(), { actorId: 'cashier' })
      .thenRefused('supplier.debitLimitExceeded', { limit: '500.00', exposure: '522.00' });
    expect(issued(purchase(), limited).partyId).toBe('wholesaler');
  });
});

describe('an internal document', () => {
  it('has no party and no account, and moves goods', () => {
    const breakage = issued(issue({ documentTypeId: 'QB' }));
    expect(breakage).toMatchObject({
      partyId: '',
      party: { code: '', name: 'Mercearia Moderna, Lda' },
      group: 'internal',
      account: { debitMinor: 0, creditMinor: 0 },
      dueOn: monday,
    });
    expect(breakage.stock?.map((move) => move.quantity)).toEqual(['-3']);
  });

  it('names articles', () => {
    const line = { description: 'Vidros', quantity: '1', unitPrice: '0', vatId: 'vat_NOR' };
    given(...shop)
      .when(issue({ documentTypeId: 'QB', lines: [line] }))
      .thenRefused('line.articleRequired', { line: 1 });
  });
});

describe('a quotation', () => {
  it('holds until the day that is written', () => {
    const quotation = issued(issue({ documentTypeId: 'CT', validUntil: '2026-03-31' }));
    expect([quotation.validUntil, quotation.dueOn]).toEqual(['2026-03-31', '2026-03-31']);
    given(...shop)
      .when(issue({ documentTypeId: 'CT', validUntil: '2026-03-01' }))
      .thenRefused('document.validityEndsBeforeIssue');
    given(...shop)
      .when(issue({ validUntil: '2026-03-31' }))
      .thenRefused('document.validityNotForType');
  });
});

describe('a document that travels', () => {
  it('says when and where', () => {
    const transport = { startsAt: '2026-03-02T14:30', from: 'Maputo', vehicle: 'AAA 123 MC' };
    expect(issued(issue({ documentTypeId: 'GT', transport })).transport).toEqual(transport);
    for (const startsAt of ['2026-03-02', '2026-02-30T10:00', '2026-03-02T25:00']) {
      given(...shop)
        .when(issue({ documentTypeId: 'GT', transport: { startsAt } }))
        .thenRefused('document.invalidTransportStart');
    }
  });
});

describe('a recovery series', () => {
  const paper = { reference: 'A 0001', issuedOn: '2026-02-27' };
  const recover = (differing: Partial<IssueDocument> = {}) =>
    issue({ seriesId: 'FT_X', recovered: paper, ...differing });

  it('takes the documents that were written on paper, each once', () => {
    const document = issued(recover(), series('recovery'));
    expect(document.recovered).toEqual(paper);
    const past: JournalEvent[] = [
      series('recovery'),
      { type: 'DocumentIssued', data: { ...document, draftId: 'paper' } },
    ];
    given(...shop, ...past)
      .when(recover({ recovered: { ...paper, reference: 'a  0001' } }))
      .thenRefused('document.recoveredBefore', { document: 'FT X/1' });
    const cancelled: JournalEvent = {
      type: 'DocumentCancelled',
      data: { id: 'FT_X.1', on: monday, reason: 'engano', recovered: 'FT:A 0001' },
    };
    expect(issued(recover(), ...past, cancelled).number).toBe(2);
  });

  it('takes nothing else, and no other series takes papers', () => {
    given(...shop, series('recovery'))
      .when(issue({ seriesId: 'FT_X' }))
      .thenRefused('document.recoveredRequired');
    given(...shop)
      .when(issue({ recovered: paper }))
      .thenRefused('document.notRecovery');
    given(...shop, series('recovery'))
      .when(recover({ recovered: { ...paper, issuedOn: '2026-03-03' } }))
      .thenRefused('document.recoveredInFuture');
  });
});

describe('a training series', () => {
  it('has no fiscal value: no account, no stock, no payment', () => {
    const lesson = issued(issue({ seriesId: 'FT_X' }), series('training'));
    expect(lesson).toMatchObject({ isTraining: true, accountEffect: 'none' });
    expect([lesson.stock, lesson.payment, lesson.account.debitMinor]).toEqual([
      undefined,
      undefined,
      0,
    ]);
    const cashSale = issue({ documentTypeId: 'VD', seriesId: 'VD_X' });
    expect(issued(cashSale, series('training', 'VD')).payment).toBeUndefined();
  });

  it('is taken only by its name, and does not mix with real documents', () => {
    expect(issued(issue(), series('training')).seriesId).toBe('FT_2026');
    const note = issue({ draftId: 'd2', documentTypeId: 'NC', originId: 'FT_2026.1' });
    given(...shop, ...issuedInShop({}), series('training', 'NC'))
      .when({ ...note, seriesId: 'NC_X' })
      .thenRefused('document.trainingMixed');
  });
});

describe('a series of a cash register', () => {
  const till: JournalEvent = {
    type: 'SeriesOpened',
    data: {
      id: 'FT_C1',
      typeId: 'FT',
      year: 2026,
      code: 'C1',
      prefix: 'FT',
      cashRegisterId: 'till1',
    },
  };

  it('numbers what that till issues and nothing else', () => {
    expect(issued(issue({ cashRegisterId: 'till1' }), till).seriesId).toBe('FT_C1');
    expect(issued(issue(), till).seriesId).toBe('FT_2026');
    given(...shop, till)
      .when(issue({ seriesId: 'FT_C1' }))
      .thenRefused('document.seriesOfCashRegister', { series: 'FT C1' });
    given(...shop, till)
      .when(issue({ cashRegisterId: 'till2' }))
      .thenRefused('series.notFound', { year: 2026 });
  });
});

describe('the clock', () => {
  const past = issuedInShop({});
  const clock = '2026-03-02T07:28:59.000Z';

  it('asks when it is behind the last document by more than a minute', () => {
    given(...shop, ...past)
      .when(issue({ draftId: 'd2' }), { clock })
      .thenRefused('document.clockBehind', {
        clock,
        last: '2026-03-02T07:30:00.000Z',
        localClock: '2026-03-02T09:28:59',
        localLast: '2026-03-02T09:30:00',
      });
    const accepted = { clock, acceptsClock: true } as const;
    expect(given(...shop, ...past).when(issue({ draftId: 'd2' }), accepted).events).toHaveLength(1);
    const almost = { clock: '2026-03-02T07:29:00.000Z' };
    expect(given(...shop, ...past).when(issue({ draftId: 'd2' }), almost).events).toHaveLength(1);
  });
});

describe('a client', () => {
  it('is that of the document that is converted, unless another is named', () => {
    const past = issuedInShop({ documentTypeId: 'CT', clientId: consumer.data.id });
    const { type, lines } = issue();
    const unnamed = { type, lines, draftId: 'd2', documentTypeId: 'FT', originId: 'CT_2026.1' };
    expect(issued(unnamed, ...past).partyId).toBe('consumer');
    given(...shop, ...past)
      .when(issue({ draftId: 'd2', originId: 'CT_2026.1' }))
      .thenRefused('document.originOfOtherParty', { document: 'CT 2026/1' }, 'clientId');
  });
});
