import { describe, expect, it } from '@jest/globals';
import { shownState, stateKey, type StatedDocument } from './document-states.js';

const invoice: StatedDocument = {
  status: 'unpaid',
  dueOn: '2020-01-31',
  clientId: 'C1',
  accountEffect: 'debit',
  group: 'sales',
};
const textOf = (document: StatedDocument): string => stateKey(shownState(document), document);

describe('the state of a document', () => {
  it('is expired where something is owed after its due day', () => {
    expect(textOf(invoice)).toBe('documents.states.expired');
    expect(textOf({ ...invoice, dueOn: '9999-12-31' })).toBe('documents.states.unpaid');
    expect(textOf({ ...invoice, status: 'paid' })).toBe('documents.states.paid');
  });

  it('is how much of it is used where it gives back, and never expired', () => {
    const note = { ...invoice, accountEffect: 'credit' } as const;
    expect(textOf(note)).toBe('documents.states.unused');
    expect(textOf({ ...note, status: 'partiallyPaid' })).toBe('documents.states.partlyUsed');
    expect(textOf({ ...note, status: 'paid' })).toBe('documents.states.used');
    expect(textOf({ ...note, status: 'cancelled' })).toBe('documents.states.cancelled');
  });

  it('is that it was issued where it stays within the house, and open where a client accepts', () => {
    const offer = {
      ...invoice,
      status: 'open',
      accountEffect: 'none',
      dueOn: '9999-12-31',
    } as const;
    expect(textOf(offer)).toBe('documents.states.open');
    const breakage = { ...offer, group: 'internal', clientId: '' } as const;
    expect(textOf(breakage)).toBe('documents.states.issued');
    expect(textOf({ ...breakage, status: 'cancelled' })).toBe('documents.states.cancelled');
  });

  it('depends on whose account it is on: a bill of a supplier is owed', () => {
    const bill = { ...invoice, accountEffect: 'credit', group: 'purchases' } as const;
    expect(textOf(bill)).toBe('documents.states.expired');
    expect(textOf({ ...bill, accountEffect: 'debit' })).toBe('documents.states.unused');
  });
});
