import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aShop, booksOf, specify } from '../testing/index.js';
import type { WriteVatReturn } from './fiscal.commands.js';
import { writeVatReturn } from './write-vat-return.js';
import { writtenInDays } from './written-returns.js';

const write = (differing: Partial<WriteVatReturn> = {}): WriteVatReturn => ({
  type: 'WriteVatReturn',
  period: '2026-03',
  creditMinor: 50_000,
  leftMinor: 20_000,
  ...differing,
});
const february: JournalEvent = {
  type: 'VatReturnWritten',
  data: { id: '2026-02', inFavourMinor: 700, note: 'Regularização', leftMinor: 20_000 },
};

describe('completing a VAT return', () => {
  const given = specify(writeVatReturn);

  it('keeps what is written, and what the next month begins with', () => {
    given(...aShop())
      .when(write({ refundMinor: 30_000, fineMinor: 100 }))
      .then({
        type: 'VatReturnWritten',
        data: { id: '2026-03', refundMinor: 30_000, fineMinor: 100, leftMinor: 20_000 },
      });
  });

  it('says what adjustments are of', () => {
    given(...aShop())
      .when(write({ toStateMinor: 1 }))
      .thenRefused('fiscal.adjustmentNoteRequired', {}, 'note');
    const explained = write({ toStateMinor: 1, note: 'Regularização' });
    expect(given(...aShop()).when(explained).events).toHaveLength(1);
  });

  it('asks no more back than the credit of the month', () => {
    given(...aShop())
      .when(write({ refundMinor: 50_001 }))
      .thenRefused('fiscal.refundAboveCredit', { credit: '500.00' }, 'refundMinor');
  });

  it('is of a month that has begun', () => {
    given(...aShop())
      .when(write({ period: '2027-01' }))
      .thenRefused('fiscal.periodNotEnded', { period: '2027-01' }, 'period');
    given(...aShop())
      .when(write({ period: '2026-13' }))
      .thenRefused('fiscal.invalidPeriod', {}, 'period');
  });
});

describe('what is written into the returns of some days', () => {
  const books = booksOf(...aShop(), february);

  it('is all of a month, which begins with what the month before left', () => {
    expect(writtenInDays(books, '2026-03-01', '2026-03-31')).toMatchObject({
      period: '2026-03',
      amounts: { carriedMinor: 20_000 },
      returns: [],
    });
    expect(writtenInDays(books, '2026-02-01', '2026-02-28').amounts).toMatchObject({
      inFavourMinor: 700,
    });
  });

  it('is of other days the adjustments of the months in them', () => {
    const quarter = writtenInDays(books, '2026-01-01', '2026-03-31');
    expect(quarter.period).toBeUndefined();
    expect(quarter.amounts).toEqual({ inFavourMinor: 700, toStateMinor: 0 });
    expect(writtenInDays(books, '2026-02-02', '2026-03-31').returns).toEqual([]);
  });
});
