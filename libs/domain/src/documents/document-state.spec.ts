import { describe, expect, it } from '@jest/globals';
import { documentState, type DocumentFacts } from './document-state.js';

/** FT 2026/2 of the worked ledger: 23,200.00 due on 25 January. */
const invoice: DocumentFacts = {
  isCancelled: false,
  hasFinancialImpact: true,
  totalMinor: 2_320_000,
  openMinor: 2_320_000,
  dueOn: '2026-01-25',
};

describe('the state of a document', () => {
  it('is unpaid while all of it is open', () => {
    expect(documentState(invoice, '2026-01-12')).toEqual({ status: 'unpaid', isExpired: false });
  });

  it('is partially paid once some of it is settled, and expires the day after it is due', () => {
    const partly = { ...invoice, openMinor: 1_720_000 };
    const state = { status: 'partiallyPaid', isExpired: false };
    expect(documentState(partly, '2026-01-25')).toEqual(state);
    expect(documentState(partly, '2026-01-26')).toEqual({ ...state, isExpired: true });
  });

  it('is paid once nothing is open, and never expires then', () => {
    const state = { status: 'paid', isExpired: false };
    expect(documentState({ ...invoice, openMinor: 0 }, '2026-02-14')).toEqual(state);
    const free = { ...invoice, totalMinor: 0, openMinor: 0 };
    expect(documentState(free, '2026-02-14')).toEqual(state);
  });

  it('is expired and unpaid where nothing was paid in time', () => {
    expect(documentState(invoice, '2026-02-14')).toEqual({ status: 'unpaid', isExpired: true });
  });

  it('is cancelled whatever was open', () => {
    const cancelled = { ...invoice, isCancelled: true };
    expect(documentState(cancelled, '2026-02-14')).toEqual({
      status: 'cancelled',
      isExpired: false,
    });
  });

  it('is open where there is nothing to pay, until its validity ends', () => {
    const quotation = { ...invoice, hasFinancialImpact: false, openMinor: 0 };
    expect(documentState(quotation, '2026-01-25')).toEqual({ status: 'open', isExpired: false });
    expect(documentState(quotation, '2026-01-26')).toEqual({ status: 'open', isExpired: true });
  });

  it('is converted where others are made of it, in part or whole', () => {
    const order = { ...invoice, hasFinancialImpact: false, openMinor: 0 };
    const on = '2026-01-26';
    expect(documentState({ ...order, converted: 'some' }, on)).toEqual({
      status: 'partiallyConverted',
      isExpired: true,
    });
    expect(documentState({ ...order, converted: 'all' }, on)).toEqual({
      status: 'converted',
      isExpired: false,
    });
  });
});
