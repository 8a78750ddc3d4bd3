import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import {
  aShop,
  issue,
  journalOf,
  monday,
  threeSoaps,
  type JournalInMemory,
} from '../testing/index.js';
import type { RecordSetOff } from './payments.commands.js';

/** Buys from the company, and sells to it. */
const mill: JournalEvent = {
  type: 'PartyRegistered',
  data: {
    id: 'mill',
    code: 'P001',
    name: 'Moagem da Beira',
    country: 'MZ',
    isClient: true,
    isSupplier: true,
  },
};

/** Two invoices of 522.00 each to the mill, and one of 348.00 from it. */
function both(): JournalInMemory {
  const journal = journalOf(...aShop(), mill);
  for (const draftId of ['sale1', 'sale2']) {
    journal.on(monday, issue({ draftId, clientId: 'mill' }));
  }
  journal.on(monday, {
    type: 'IssueDocument',
    draftId: 'purchase1',
    documentTypeId: 'FTF',
    supplierId: 'mill',
    supplierReference: 'A/17',
    supplierIssuedOn: monday,
    lines: [{ ...threeSoaps, unitPrice: '100.00' }],
  });
  return journal;
}

const setOff = (differing: Partial<RecordSetOff> = {}): RecordSetOff => ({
  type: 'RecordSetOff',
  partyId: 'mill',
  sales: [{ documentId: 'FT_2026.1', amountMinor: 34_800 }],
  purchases: [{ documentId: 'FTF_2026.1', amountMinor: 34_800 }],
  ...differing,
});

const figures = ({ books: { documents, treasury } }: JournalInMemory) => ({
  open: Object.fromEntries(
    [...documents.open.values()]
      .map(({ id, openMinor }) => [id, openMinor] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
  client: documents.balances.get('mill') ?? 0,
  supplier: documents.balances.get('mill:supplier') ?? 0,
  cash: treasury.moved.get('account_cash') ?? 0,
});

describe('a set-off', () => {
  it('settles sales with purchases of the same party, and moves no money', () => {
    const journal = both();
    const before = figures(journal);
    expect(before).toMatchObject({ client: 104_400, supplier: -34_800 });
    const [event] = journal.on(monday, setOff());
    expect(event).toMatchObject({
      type: 'PaymentRecorded',
      data: { id: 'EN_2026.1', reference: 'EN 2026/1', rows: [], entries: [], paidMinor: 34_800 },
    });
    expect(figures(journal)).toEqual({
      open: { 'FT_2026.1': 17_400, 'FT_2026.2': 52_200 },
      client: 69_600,
      supplier: 0,
      cash: before.cash,
    });
  });

  it('takes the oldest documents of both sides, as far as the lesser goes', () => {
    const byHand = both();
    byHand.on(monday, setOff());
    const automatic = both();
    automatic.on(monday, { type: 'RecordSetOff', partyId: 'mill', isAutomatic: true });
    expect(figures(automatic)).toEqual(figures(byHand));
    const again: Command = { type: 'RecordSetOff', partyId: 'mill', isAutomatic: true };
    expect(() => automatic.on(monday, again)).toThrow('payment.setOffEmpty');
  });

  it('lets a credit note take from its own side', () => {
    const journal = both();
    journal.on(monday, { type: 'RecordSetOff', partyId: 'mill', isAutomatic: true });
    journal.on(
      monday,
      issue({ documentTypeId: 'NC', draftId: 'nc', clientId: 'mill', originId: 'FT_2026.1' }),
    );
    expect(figures(journal).open).toMatchObject({ 'NC_2026.1': 34_800, 'FT_2026.2': 52_200 });
    const nothing = setOff({
      sales: [
        { documentId: 'FT_2026.2', amountMinor: 34_800 },
        { documentId: 'NC_2026.1', amountMinor: 34_800 },
      ],
      purchases: [],
    });
    expect(() => journal.on(monday, nothing)).toThrow('payment.setOffEmpty');
  });

  it('is cancelled and restored to the same figures', () => {
    const journal = both();
    const before = figures(journal);
    journal.on(monday, setOff());
    const after = figures(journal);
    const cancel: Command = { type: 'CancelPayment', id: 'EN_2026.1', reason: 'Engano' };
    journal.on(monday, cancel);
    expect(figures(journal)).toEqual(before);
    journal.on(monday, { type: 'RestorePayment', id: 'EN_2026.1' });
    expect(figures(journal)).toEqual(after);
    journal.on(monday, cancel);
    const paid = setOff({ purchases: [{ documentId: 'FTF_2026.1', amountMinor: 10_000 }] });
    journal.on(monday, {
      ...paid,
      sales: [{ documentId: 'FT_2026.2', amountMinor: 10_000 }],
    });
    const restore: Command = { type: 'RestorePayment', id: 'EN_2026.1' };
    expect(() => journal.on(monday, restore)).toThrow('payment.documentNotOpen');
  });

  it('is refused where the sides differ, beyond what is open, and with one side only', () => {
    const journal = both();
    const less = { purchases: [{ documentId: 'FTF_2026.1', amountMinor: 34_799 }] };
    expect(() => journal.on(monday, setOff(less))).toThrow('payment.setOffUnequal');
    const more = { documentId: 'FTF_2026.1', amountMinor: 34_801 };
    expect(() => journal.on(monday, setOff({ purchases: [more] }))).toThrow('payment.moreThanOpen');
    expect(() => journal.on(monday, setOff({ sales: [], purchases: [] }))).toThrow(
      'payment.setOffEmpty',
    );
    const swapped = { documentId: 'FT_2026.1', amountMinor: 34_800 };
    expect(() => journal.on(monday, setOff({ purchases: [swapped] }))).toThrow(
      'payment.documentOfOtherParty',
    );
  });

  it('is of a party that is both, by a type of its own', () => {
    const journal = both();
    expect(() => journal.on(monday, setOff({ partyId: 'mercearia' }))).toThrow(
      'payment.setOffParty',
    );
    expect(() => journal.on(monday, setOff({ partyId: 'nobody' }))).toThrow('client.notSelected');
    expect(() => journal.on(monday, setOff({ documentTypeId: 'RC' }))).toThrow(
      'payment.typeNotSetOff',
    );
    expect(() => journal.on(monday, setOff({ documentTypeId: 'XX' }))).toThrow(
      'document.typeNotLoaded',
    );
  });

  it('is neither allocated again nor refunded', () => {
    const journal = both();
    journal.on(monday, setOff());
    const allocate: Command = { type: 'AllocateCredit', id: 'EN_2026.1', allocations: [] };
    expect(() => journal.on(monday, allocate)).toThrow('payment.setOffNotAllocated');
    const rows = [{ methodId: 'method_cash', amountMinor: 1 }];
    const refund: Command = { type: 'RefundCredit', id: 'r1', sourceId: 'EN_2026.1', rows };
    expect(() => journal.on(monday, refund)).toThrow('payment.refundTooLarge');
  });
});
