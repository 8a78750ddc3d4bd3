import { describe, expect, it } from '@jest/globals';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import {
  adjustmentBodies,
  openAfter,
  settlingAfter,
  typedAdjustment,
} from './typed-adjustments.js';

const invoice: OpenDocumentAnswer = {
  id: 'FT_2026.1',
  reference: 'FT 2026/1',
  side: 'debit',
  issuedOn: '2026-11-02',
  dueOn: '2026-12-02',
  totalMinor: 116_000,
  openMinor: 116_000,
};

const withheld = { ...typedAdjustment('withholding', 'FT_2026.1'), amount: '160,00' };

describe('a discount for paying early', () => {
  it('is sent with its reason, in a list of its own', () => {
    const discount = { ...typedAdjustment('discount', 'FT_2026.1'), amount: '34,80' };
    expect(adjustmentBodies([{ ...discount, reason: ' 3 % ' }], 'pt')).toEqual({
      discounts: [{ documentId: 'FT_2026.1', amountMinor: 3_480, reason: '3 %' }],
    });
    expect(adjustmentBodies([discount], 'pt')).toEqual({
      discounts: [{ documentId: 'FT_2026.1', amountMinor: 3_480 }],
    });
  });
});

describe('an adjustment of a payment', () => {
  it('leaves the rest of the document to be paid in money', () => {
    const after = openAfter([withheld], [invoice], 'pt');
    expect(after.map(({ openMinor }) => openMinor)).toEqual([100_000]);
    const settling = { 'FT_2026.1': '1160,00' };
    expect(settlingAfter(settling, [invoice], after, 'pt')).toEqual({
      'FT_2026.1': showMinor(100_000, 'pt'),
    });
    expect(settlingAfter({ 'FT_2026.1': '300,00' }, [invoice], after, 'pt')).toEqual({
      'FT_2026.1': '300,00',
    });
  });

  it('is sent with its certificate where there is one', () => {
    const certified = { ...withheld, certificate: ' M/20-77 ', certifiedOn: '05/11/2026' };
    const written = { ...typedAdjustment('writeOff', 'FT_2026.1'), amount: '0,40' };
    expect(adjustmentBodies([certified, written, withheld], 'pt')).toEqual({
      withholdings: [
        {
          documentId: 'FT_2026.1',
          amountMinor: 16_000,
          certificate: 'M/20-77',
          certifiedOn: '2026-11-05',
        },
        { documentId: 'FT_2026.1', amountMinor: 16_000 },
      ],
      writeOffs: [{ documentId: 'FT_2026.1', amountMinor: 40 }],
    });
    expect(adjustmentBodies([], 'pt')).toEqual({});
  });
});
