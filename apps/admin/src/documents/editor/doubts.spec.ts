import type { DocumentLineBody, VatRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import type { ArticleFacts } from './article-facts.js';
import { stateOf } from './content.js';
import { doubtsOf, type Doubt, type DoubtRules } from './doubts.js';
import { previewOf } from './preview.js';

const vat: ReadonlyMap<string, VatRow> = new Map([
  [
    'normal',
    {
      id: 'normal',
      revision: 0,
      isArchived: false,
      code: 'NOR',
      name: 'normal',
      rate: '16',
      isDefault: true,
    },
  ],
]);
const invoice = { group: 'sales', movesStock: 'out', accountEffect: 'debit' } as const;
const rice: ArticleFacts = { available: '18', isCounted: true, cost: '40' };
const line = (different: Partial<DocumentLineBody> = {}): DocumentLineBody => ({
  articleId: 'RICE',
  description: 'Arroz',
  unit: 'kg',
  quantity: '2',
  unitPrice: '50',
  vatId: 'normal',
  ...different,
});

interface Case {
  readonly lines?: readonly DocumentLineBody[];
  readonly head?: object;
  readonly facts?: ArticleFacts;
  readonly rules?: Partial<DoubtRules>;
}

function doubts({ lines = [line()], head = {}, facts = rice, rules = {} }: Case): readonly Doubt[] {
  const today = '2026-11-27';
  const language = 'en';
  const defaults = { vatId: 'normal', vatIncluded: false, today };
  const state = stateOf({ documentTypeId: 'FT', lines, ...head }, language, defaults);
  return doubtsOf(state, {
    type: invoice,
    preview: previewOf(state, { language, policy: 'P', vat }),
    language,
    today,
    vat,
    isOwnCurrency: true,
    factsOf: () => facts,
    settlementOf: () => undefined,
    ...rules,
  });
}

describe('what is asked about before a document is issued', () => {
  it('is nothing where everything is usual', () => {
    expect(doubts({})).toEqual([]);
  });

  it('is a total of zero, except where nothing is owed', () => {
    const free = [line({ unitPrice: '0' })];
    expect(doubts({ lines: free, facts: {} })).toEqual([{ kind: 'zeroTotal' }]);
    const note = { ...invoice, accountEffect: 'none' } as const;
    expect(doubts({ lines: free, facts: {}, rules: { type: note } })).toEqual([]);
    expect(doubts({ lines: [] })).toEqual([]);
    // Refused anyway.
    expect(doubts({ lines: [line({ quantity: '0' })], facts: {} })).toEqual([]);
  });

  it('is a purchase whose VAT is to be deducted without the number of its supplier', () => {
    const purchase = { ...invoice, group: 'purchases', movesStock: 'in' } as const;
    const missing = [{ kind: 'noSupplierReference' }];
    expect(doubts({ rules: { type: purchase } })).toEqual(missing);
    expect(doubts({ head: { supplierReference: ' ' }, rules: { type: purchase } })).toEqual(
      missing,
    );
    expect(doubts({ head: { supplierReference: 'A/17' }, rules: { type: purchase } })).toEqual([]);
    const exempt = { lines: [line({ vatId: 'none' })], rules: { type: purchase } };
    expect(doubts(exempt)).toEqual([]);
    const order = { ...purchase, accountEffect: 'none' } as const;
    expect(doubts({ rules: { type: order } })).toEqual([]);
    expect(doubts({})).toEqual([]);
  });

  it('is a day in the future, and a due date more than a year away', () => {
    expect(doubts({ head: { issuedOn: '2026-11-28' } })).toEqual([
      { kind: 'future', day: '2026-11-28' },
    ]);
    expect(doubts({ head: { issuedOn: '2026-11-27', dueOn: '2027-11-27' } })).toEqual([]);
    expect(doubts({ head: { dueOn: '2027-11-28' } })).toEqual([
      { kind: 'farDue', day: '2027-11-28' },
    ]);
  });

  it('is a code that is no article, and not a word', () => {
    const typed = (description: string) =>
      doubts({ lines: [{ description, quantity: '1', unitPrice: '9', vatId: 'normal' }] });
    expect(typed('CODE99')).toEqual([{ kind: 'freeText', line: 1, text: 'CODE99' }]);
    expect(typed('P-001/2')).toHaveLength(1);
    for (const words of ['Transporte', 'Mão de obra', 'KG', 'ARROZ DE 5 KG']) {
      expect(typed(words)).toEqual([]);
    }
  });

  it('is stock that goes below zero over all the lines of an article', () => {
    const lines = [line({ quantity: '10' }), line({ quantity: '9.5' })];
    expect(doubts({ lines })).toEqual([
      { kind: 'belowZero', name: 'Arroz', left: '-1.5', unit: 'kg' },
    ]);
    expect(doubts({ lines: [line({ quantity: '18' })] })).toEqual([]);
  });

  it('is no stock that nobody keeps, that is below zero already or that is promised', () => {
    const lines = [line({ quantity: '100' })];
    expect(doubts({ lines, facts: { available: '0' } })).toEqual([]);
    expect(doubts({ lines, facts: { available: '-3', isCounted: true } })).toEqual([]);
    expect(doubts({ lines, rules: { settlementOf: () => 'reserved' } })).toEqual([]);
    const order = { ...invoice, group: 'purchases', movesStock: 'in' } as const;
    const head = { supplierReference: 'A/17' };
    expect(doubts({ lines, head, rules: { type: order } })).toEqual([]);
  });

  it('is a price below cost, after discounts and without VAT', () => {
    const below = [{ kind: 'belowCost', line: 1, cost: '40' }];
    expect(doubts({ lines: [line({ unitPrice: '40' })] })).toEqual([]);
    expect(doubts({ lines: [line({ unitPrice: '39.99' })] })).toEqual(below);
    expect(doubts({ lines: [line({ discounts: ['25'] })] })).toEqual(below);
    const included = { vatIncluded: true };
    expect(doubts({ lines: [line({ unitPrice: '46.40' })], head: included })).toEqual([]);
    expect(doubts({ lines: [line({ unitPrice: '46.38' })], head: included })).toEqual(below);
    expect(doubts({ lines: [line({ unitPrice: '1' })], rules: { isOwnCurrency: false } })).toEqual(
      [],
    );
  });

  it('is nothing of a note that gives back what another document charged', () => {
    const note = {
      group: 'sales',
      movesStock: 'none',
      accountEffect: 'credit',
      requiresOrigin: true,
    } as const;
    const lines = [line({ unitPrice: '1', description: 'CODE' })];
    expect(doubts({ lines, head: { dueOn: '2029-01-01' }, rules: { type: note } })).toEqual([]);
  });
});
