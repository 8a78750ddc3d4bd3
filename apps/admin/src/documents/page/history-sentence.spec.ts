import { describe, expect, it } from '@jest/globals';
import { owedBy, sentenceOf } from './history-sentence.js';

describe('an event in the history of a document', () => {
  it('says what was issued, to whom and for how much', () => {
    const data = {
      reference: 'FT 2026/17',
      party: { name: 'Orquídea Farmácia, Lda' },
      totals: { totalMinor: 453624 },
    };
    expect(sentenceOf({ type: 'DocumentIssued', data })).toEqual({
      key: 'documents.history.issued',
      texts: { reference: 'FT 2026/17', client: 'Orquídea Farmácia, Lda' },
      amounts: { total: 453624 },
      tone: 'success',
    });
  });

  it('names nobody where what was issued stays within the house', () => {
    const data = {
      reference: 'QB 2026/3',
      group: 'internal',
      party: { name: 'Mercearia Moderna, Lda' },
      totals: { totalMinor: 0 },
    };
    expect(sentenceOf({ type: 'DocumentIssued', data })).toEqual({
      key: 'documents.history.issuedWithin',
      texts: { reference: 'QB 2026/3' },
      amounts: {},
      tone: 'success',
    });
    const bought = { ...data, group: 'purchases' };
    expect(sentenceOf({ type: 'DocumentIssued', data: bought }).texts).toEqual({
      reference: 'QB 2026/3',
      client: 'Mercearia Moderna, Lda',
    });
  });

  it('says why a document was cancelled', () => {
    expect(sentenceOf({ type: 'DocumentCancelled', data: { reason: 'Twice' } })).toMatchObject({
      key: 'documents.history.cancelled',
      texts: { reason: 'Twice' },
    });
  });

  it('says by what a sale was paid before its payment was corrected, and after', () => {
    const data = {
      before: [{ method: 'Numerário' }, { method: 'Numerário' }],
      after: [{ method: 'Numerário' }, { method: 'M-Pesa' }],
    };
    expect(sentenceOf({ type: 'PaymentReclassified', data })).toMatchObject({
      key: 'documents.history.reclassified',
      texts: { before: 'Numerário', after: 'Numerário + M-Pesa' },
    });
  });

  it('is named as it is where its kind is not known', () => {
    expect(sentenceOf({ type: 'DocumentMailed', data: {} })).toMatchObject({
      key: 'documents.history.other',
      texts: { type: 'DocumentMailed' },
    });
  });

  it('says what it did to what the client owes', () => {
    expect(owedBy({ data: { account: { debitMinor: 500, creditMinor: 0 } } })).toBe(500);
    expect(owedBy({ data: { account: { debitMinor: 0, creditMinor: 500 } } })).toBe(-500);
    expect(owedBy({ data: {} })).toBe(0);
  });
});
