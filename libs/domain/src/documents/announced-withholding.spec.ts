import { describe, expect, it } from '@jest/globals';
import { rate } from '@balcao/pricing';
import { postingsOf } from '../accounting/index.js';
import type { JournalEvent, JournalEventOf } from '../events.js';
import {
  aStockedShop,
  booksOf,
  monday,
  notingShop,
  specify,
  threeSoaps,
} from '../testing/index.js';
import type { IssueDocument } from './document.commands.js';
import { issueDocument } from './issue-document.js';

const rent: JournalEvent = {
  type: 'WithholdingRateRegistered',
  data: { id: 'RENT20', code: 'RND', name: 'Rendas', rate: rate('20') },
};
const rate7 = { code: 'R7', name: 'Sete', rate: rate('7') };
const past = [...aStockedShop(), rent];
const given = specify(issueDocument);
const invoice = (differing: Partial<IssueDocument> = {}): IssueDocument => ({
  type: 'IssueDocument',
  draftId: 'W1',
  documentTypeId: 'FT',
  clientId: 'mercearia',
  withholdingRateId: 'RENT20',
  lines: [{ ...threeSoaps, quantity: '1', unitPrice: '1000.00' }],
  ...differing,
});

function issued(differing: Partial<IssueDocument> = {}): JournalEventOf<'DocumentIssued'> {
  const event = given(...past)
    .when(invoice(differing))
    .events.find((each) => each.type === 'DocumentIssued');
  if (event === undefined) throw new Error('nothing was issued');
  return event;
}

describe('the withholding that an invoice announces', () => {
  it('is the rate’s share of the amount without VAT, outside the totals', () => {
    const event = issued();
    const { withheld, totals } = event.data;
    expect(withheld).toMatchObject({ rateId: 'RENT20', baseMinor: 100_000, amountMinor: 20_000 });
    expect(totals.totalMinor).toBe(116_000);
    const { withholdingRateId: _, ...without } = invoice();
    const plain = given(...past)
      .when(without)
      .events.find((each) => each.type === event.type);
    if (plain?.type !== 'DocumentIssued') throw new Error('nothing was issued');
    expect(plain.data.withheld).toBeUndefined();
    expect(postingsOf(event)).toEqual(postingsOf(plain));
    expect(booksOf(...past, event).documents.open.get('FT_2026.1')?.openMinor).toBe(116_000);
  });

  it('is owed in the company’s currency, as the rate of what the base is worth', () => {
    const { journal, issue } = notingShop();
    journal.on(monday, { type: 'RegisterWithholdingRate', id: 'R7', fields: rate7 });
    journal.on(monday, { type: 'SetExchangeRate', id: 'USD', rate: '63.333' });
    const lines = [{ ...threeSoaps, quantity: '1', unitPrice: '35.77' }];
    const { withheld, exchange } = issue({ currency: 'USD', lines, withholdingRateId: 'R7' });
    expect(withheld).toMatchObject({ baseMinor: 35_77, amountMinor: 2_50 });
    // 2.50 dollars would be 158.33; 7 % of 2,265.42 are 158.58.
    expect(exchange).toMatchObject({ baseMinor: 2_265_42, withheldMinor: 158_58 });
    expect(issue({ currency: 'USD', lines }).exchange).not.toHaveProperty('withheldMinor');
  });

  it('is of what waits to be paid only', () => {
    given(...past)
      .when(invoice({ documentTypeId: 'VD' }))
      .thenRefused('withholding.onInvoicesOnly', {}, 'withholdingRateId');
    given(...past)
      .when(invoice({ documentTypeId: 'CT' }))
      .thenRefused('withholding.onInvoicesOnly');
  });

  it('is by a rate that is known and valid', () => {
    given(...past)
      .when(invoice({ withholdingRateId: 'OTHER' }))
      .thenRefused('withholding.rateNotFound', {}, 'withholdingRateId');
    const ended: JournalEvent = {
      type: 'WithholdingRateChanged',
      data: { id: 'RENT20', before: {}, after: { validTo: '2025-12-31' } },
    };
    given(...past, ended)
      .when(invoice())
      .thenRefused('withholding.rateNotInForce', { code: 'RND', day: '2026-03-02' });
  });
});
