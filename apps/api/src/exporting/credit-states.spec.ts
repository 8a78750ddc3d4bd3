import { describe, expect, it } from '@jest/globals';
import { withCreditStates } from './credit-states.js';

type Row = Readonly<Record<string, unknown>>;

async function written(...rows: readonly Row[]): Promise<readonly Row[]> {
  const pages = (async function* () {
    yield await Promise.resolve(rows);
  })();
  const found: Row[] = [];
  for await (const page of withCreditStates(pages)) found.push(...page);
  return found;
}

describe('a file of documents', () => {
  it('says how much is used of a credit note, and no day it is due', async () => {
    const invoice = { accountEffect: 'debit', group: 'sales', status: 'unpaid', dueOn: 'soon' };
    const note = { ...invoice, accountEffect: 'credit' };
    expect(await written(invoice, note, { ...note, status: 'cancelled' })).toEqual([
      invoice,
      { accountEffect: 'credit', group: 'sales', status: 'unused' },
      { accountEffect: 'credit', group: 'sales', status: 'cancelled' },
    ]);
  });

  it('says that what stays within the house was issued, and waits for nobody', async () => {
    const offer = { accountEffect: 'none', group: 'sales', status: 'open', dueOn: 'soon' };
    const breakage = { ...offer, group: 'internal' };
    expect(await written(offer, breakage, { ...breakage, status: 'cancelled' })).toEqual([
      offer,
      { accountEffect: 'none', group: 'internal', status: 'issued' },
      { ...breakage, status: 'cancelled' },
    ]);
  });

  it('leaves other rows as they are', async () => {
    const expense = { status: 'unpaid', dueOn: 'soon' };
    expect(await written(expense)).toEqual([expense]);
  });
});
