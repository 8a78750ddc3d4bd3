import type { VatRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { stateOf } from './content.js';
import { previewOf, type PreviewRules } from './preview.js';
import type { EditorHead } from './state.js';

const vatRow = (id: string, rate: string): VatRow => ({
  id,
  revision: 0,
  isArchived: false,
  code: id,
  name: id,
  rate,
  isDefault: false,
});
const rules: PreviewRules = {
  language: 'pt',
  policy: 'P',
  vat: new Map([vatRow('normal', '16'), vatRow('reduced', '5')].map((row) => [row.id, row])),
};
const defaults = { vatId: 'normal', vatIncluded: false, today: '2026-11-30' };
const line = (quantity: string, unitPrice: string, vatId: string) => ({
  description: 'Rice',
  quantity,
  unitPrice,
  vatId,
});
const two = stateOf(
  { documentTypeId: 'FT', lines: [line('2', '100', 'normal'), line('0.333', '58.99', 'reduced')] },
  'pt',
  defaults,
);

describe('the figures of a document being written', () => {
  it('are those of the price calculation, by VAT', () => {
    const { totals, lineCount } = previewOf(two, rules);
    expect(totals).toMatchObject({ subtotalMinor: 21964, baseMinor: 21964, vatMinor: 3298 });
    expect(totals.groups).toMatchObject([
      { rate: '16', baseMinor: 20000, vatMinor: 3200 },
      { rate: '5', baseMinor: 1964, vatMinor: 98 },
    ]);
    expect(lineCount).toBe(2);
  });

  it('charge VAT on the share of the price that it taxes, as issuing does', () => {
    const shared: VatRow = { ...vatRow('works', '16'), taxableShare: '40' };
    const state = stateOf(
      { documentTypeId: 'FT', lines: [line('1', '199.98', 'works')] },
      'pt',
      defaults,
    );
    const { totals } = previewOf(state, { ...rules, vat: new Map([['works', shared]]) });
    expect(totals).toMatchObject({ baseMinor: 19998, vatMinor: 1280, totalMinor: 21278 });
    expect(totals.groups).toMatchObject([{ rate: '6.4' }]);
  });

  it('leave out a line that cannot be read yet, and say so', () => {
    const [first, ...others] = two.lines;
    const lines = [...others, ...(first ? [{ ...first, quantity: '2x' }] : [])];
    const preview = previewOf({ ...two, lines }, rules);
    expect(preview.totals.subtotalMinor).toBe(1964);
    expect(preview.isPartial).toBe(true);
  });

  it('leave out discounts that are more than there is, and say so', () => {
    const head: EditorHead = { ...two.head, commercial: { text: '300', isAmount: true } };
    const preview = previewOf({ ...two, head }, rules);
    expect(preview.isOverDiscounted).toBe(true);
    expect(preview.totals.commercialMinor).toBe(0);
  });

  it('take a discount on the document off before VAT', () => {
    const head: EditorHead = { ...two.head, commercial: { text: '10', isAmount: false } };
    expect(previewOf({ ...two, head }, rules).totals).toMatchObject({
      commercialMinor: 2196,
      baseMinor: 19768,
    });
  });

  it('are nothing for a blank document', () => {
    const blank = stateOf({ documentTypeId: 'FT', lines: [] }, 'pt', defaults);
    expect(previewOf(blank, rules)).toMatchObject({ lineCount: 0, isPartial: false });
  });
});
