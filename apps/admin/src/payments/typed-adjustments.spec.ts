import { describe, expect, it } from '@jest/globals';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import {
  adjustmentBodies,
  openAfter,
  settlingAfter,
  typedAdjustment,
  withAnnounced,
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

describe('withholding that an invoice announces', () => {
  const announcing = {
    ...invoice,
    baseMinor: 100_000,
    withholding: { rateId: 'R20', rate: '20' },
  };
  const chosen = { before: {}, after: { 'FT_2026.1': '1160,00' } };
  const unchosen = { before: chosen.after, after: {} };

  it('comes with its document as that is chosen, and goes with it', () => {
    const brought = withAnnounced([], [announcing], chosen, 'pt');
    expect(brought).toMatchObject([
      { documentId: 'FT_2026.1', rateId: 'R20', base: showMinor(100_000, 'pt'), amount: '200,00' },
    ]);
    expect(adjustmentBodies(brought, 'pt')).toEqual({
      withholdings: [
        { documentId: 'FT_2026.1', rateId: 'R20', baseMinor: 100_000, amountMinor: 20_000 },
      ],
    });
    expect(withAnnounced(brought, [announcing], unchosen, 'pt')).toEqual([]);
    expect(withAnnounced([withheld], [announcing], unchosen, 'pt')).toEqual([withheld]);
  });

  it('is not brought twice, nor of what is settled in part, nor where none is announced', () => {
    expect(withAnnounced([withheld], [announcing], chosen, 'pt')).toEqual([withheld]);
    const partly = { ...announcing, openMinor: 100_000 };
    expect(withAnnounced([], [partly], chosen, 'pt')).toEqual([]);
    expect(withAnnounced([], [invoice], chosen, 'pt')).toEqual([]);
    const still = { before: chosen.after, after: { 'FT_2026.1': '500,00' } };
    expect(withAnnounced([], [announcing], still, 'pt')).toEqual([]);
  });
});
