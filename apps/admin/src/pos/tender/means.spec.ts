import { describe, expect, it } from '@jest/globals';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import { hasCash, meansOf, type Method } from './means.js';
import { creditOf, takeCredits } from './tender.js';

const cash: Method = {
  id: 'method_cash',
  name: 'Cash',
  namePt: 'Numerário',
  kind: 'cash',
  mechanism: 'NU',
  requiresReference: false,
  isDefault: true,
};
const credit = (id: string, openMinor: number): OpenDocumentAnswer => ({
  id,
  reference: id,
  side: 'credit',
  openMinor,
  totalMinor: openMinor,
  issuedOn: '2026-03-02',
  dueOn: '2026-03-02',
});

describe('what a sale is paid with', () => {
  it('is only money for a client without a name', () => {
    const means = meansOf({ methods: [cash], account: undefined, sellsOnAccount: true });
    expect(means.map(({ id }) => id)).toEqual(['method_cash']);
  });

  it('is also what a client has to its credit, and its account', () => {
    const credits = [credit('NC_2026.1', 5_000), credit('RC_2026.4', 10_000)];
    const account = { balanceMinor: -15_000, credits };
    const means = meansOf({ methods: [cash], account, sellsOnAccount: true });
    expect(means.map(({ id }) => id)).toEqual(['method_cash', 'credit', 'account']);
    expect(means[1]).toMatchObject({ openMinor: 15_000 });
  });

  it('concerns the drawer where any of it is cash', () => {
    const [inCash, byCard] = [{ methodId: 'method_cash' }, { methodId: 'method_card' }];
    const methods = [cash, { ...cash, id: 'method_card', kind: 'card' } as const];
    expect([[byCard, inCash], [byCard], []].map((rows) => hasCash(methods, rows))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes of credits what is due, in their order', () => {
    const credits = takeCredits([credit('NC_2026.1', 5_000), credit('RC_2026.4', 10_000)], 8_000);
    expect(credits).toEqual([
      { documentId: 'NC_2026.1', amountMinor: 5_000 },
      { documentId: 'RC_2026.4', amountMinor: 3_000 },
    ]);
    expect(creditOf({ rows: [], credits })).toBe(8_000);
  });
});
