import type { DocumentContentBody } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { contentOf, stateOf } from './content.js';

const defaults = { vatId: 'vat_NOR', vatIncluded: false, today: '2026-11-30' };

const invoice: DocumentContentBody = {
  documentTypeId: 'FT',
  clientId: 'orquidea',
  issuedOn: '2026-11-30',
  paymentTermsDays: 30,
  vatIncluded: true,
  orderNumber: 'PO-7',
  note: 'Leave at the back door.',
  commercialDiscount: { percentage: '2.5' },
  financialDiscount: { minor: 123450 },
  receiver: { name: 'Amina', address: 'Beira' },
  lines: [
    {
      articleId: 'oil',
      description: 'Sunflower oil 1 L',
      unit: 'un',
      quantity: '0.333',
      unitPrice: '1229.5',
      discounts: ['10', '2.5'],
      vatId: 'vat_RED',
    },
  ],
};

describe('a content in the editor', () => {
  it.each(['en', 'pt'] as const)('comes back the same (%s)', (language) => {
    expect(contentOf(stateOf(invoice, language, defaults), language)).toEqual(invoice);
  });

  it.each(['en', 'pt'] as const)('keeps its paper, journey and currency (%s)', (language) => {
    const recovered: DocumentContentBody = {
      ...invoice,
      seriesId: 'FT_2026R',
      recovered: { reference: 'FT 17', issuedOn: '2026-11-28' },
      transport: { startsAt: '2026-11-30T14:30', from: 'Beira' },
      currency: 'USD',
    };
    expect(contentOf(stateOf(recovered, language, defaults), language)).toEqual(recovered);
  });

  it('is written in the language of the screen', () => {
    const { head, lines } = stateOf(invoice, 'pt', defaults);
    expect(lines[0]).toMatchObject({ quantity: '0,333', unitPrice: '1229,5', discount: '10+2,5' });
    expect(head).toMatchObject({ issuedOn: '30/11/2026', terms: '30', dueOn: '30/12/2026' });
    expect(head.financial).toEqual({ text: '1234,50', isAmount: true });
  });

  it('has a blank line to write on, which is not sent', () => {
    const state = stateOf({ documentTypeId: 'FT', lines: [] }, 'en', defaults);
    expect(state.lines).toHaveLength(1);
    expect(contentOf(state, 'en').lines).toEqual([]);
  });

  it('begins with today and the settings of the company', () => {
    const state = stateOf({ documentTypeId: 'FT', lines: [] }, 'en', defaults);
    expect(contentOf(state, 'en')).toEqual({
      documentTypeId: 'FT',
      issuedOn: '2026-11-30',
      vatIncluded: false,
      lines: [],
    });
  });
});

describe('what stays within the house', () => {
  const group = 'internal';
  const entry = { ...invoice, lines: invoice.lines.map((line) => ({ ...line, discountMinor: 5 })) };

  it('costs what is written, whatever the company or an older draft says of prices', () => {
    const state = stateOf(entry, 'en', { ...defaults, vatIncluded: true, group });
    const sent = contentOf(state, 'en');
    expect(sent).toMatchObject({ vatIncluded: false, lines: [{ unitPrice: '1229.5' }] });
    expect(Object.keys(sent)).not.toContain('commercialDiscount');
    expect(Object.keys(sent)).not.toContain('financialDiscount');
    expect(Object.keys(sent.lines[0] ?? {})).toEqual(
      expect.not.arrayContaining(['discounts', 'discountMinor']),
    );
  });

  it('is distinguished from what is sold, whose discounts and VAT stay', () => {
    const sent = contentOf(stateOf(entry, 'en', { ...defaults, group: 'sales' }), 'en');
    expect(sent).toMatchObject({
      vatIncluded: true,
      commercialDiscount: { percentage: '2.5' },
      lines: [{ discounts: ['10', '2.5'], discountMinor: 5 }],
    });
  });
});

describe('what cannot be read', () => {
  const { head, lines, typeId } = stateOf(invoice, 'pt', defaults);

  it('is sent as it was typed, for the server to name it', () => {
    const written = lines.map((line) => ({ ...line, quantity: 'abc' }));
    expect(contentOf({ typeId, head, lines: written }, 'pt').lines[0]?.quantity).toBe('abc');
  });

  it('is sent as the due day where it is before the day of issue', () => {
    const early = { ...head, terms: '', dueOn: '01/11/2026' };
    const content = contentOf({ typeId, head: early, lines }, 'pt');
    expect(content.dueOn).toBe('2026-11-01');
    expect(content.paymentTermsDays).toBeUndefined();
  });
});
