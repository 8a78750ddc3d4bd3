import { describe, expect, it } from '@jest/globals';
import { shownState, stateKey, type StatedDocument } from './document-states.js';

const invoice: StatedDocument = {
  status: 'unpaid',
  dueOn: '2020-01-31',
  clientId: 'C1',
  accountEffect: 'debit',
  group: 'sales',
};
const said = (document: StatedDocument): string => stateKey(shownState(document), document);

describe('the state of a document', () => {
  it('is expired where something is owed after its due day', () => {
    expect(said(invoice)).toBe('documents.states.expired');
    expect(said({ ...invoice, dueOn: '9999-12-31' })).toBe('documents.states.unpaid');
    expect(said({ ...invoice, status: 'paid' })).toBe('documents.states.paid');
  });

  it('is how much of it is used where it gives back, and never expired', () => {
    const note = { ...invoice, accountEffect: 'credit' } as const;
    expect(said(note)).toBe('documents.states.unused');
    expect(said({ ...note, status: 'partiallyPaid' })).toBe('documents.states.partlyUsed');
    expect(said({ ...note, status: 'paid' })).toBe('documents.states.used');
    expect(said({ ...note, status: 'cancelled' })).toBe('documents.states.cancelled');
  });

  it('is that it was issued where it stays within the house, and open where a client accepts', () => {
    const offer = {
      ...invoice,
      status: 'open',
      accountEffect: 'none',
      dueOn: '9999-12-31',
    } as const;
    expect(said(offer)).toBe('documents.states.open');
    const breakage = { ...offer, group: 'internal', clientId: '' } as const;
    expect(said(breakage)).toBe('documents.states.issued');
    expect(said({ ...breakage, status: 'cancelled' })).toBe('documents.states.cancelled');
  });

  it('depends on whose account it is on: a bill of a supplier is owed', () => {
    const bill = { ...invoice, accountEffect: 'credit', group: 'purchases' } as const;
    expect(said(bill)).toBe('documents.states.expired');
    expect(said({ ...bill, accountEffect: 'debit' })).toBe('documents.states.unused');
  });
});
