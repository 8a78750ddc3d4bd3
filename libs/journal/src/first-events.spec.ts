import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  by,
  company,
  openBench,
  outcomeOf,
  receive,
  sell,
  type Bench,
} from './testing/shop-journal.js';
import { saleId } from './testing/shop.js';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.end());

const giveBack = (number: number) => ({ kind: 'return', number }) as const;

describe('a command that needs to know how a record began', () => {
  it('is answered from the journal, however much has happened to the record since', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('receive', receive('rice', 5)));
    await journal.execute(company, by('sell', sell('rice')));
    await journal.execute(company, by('first', giveBack(1)));
    await journal.close();

    const reopened = bench.journal();
    const { events } = await reopened.execute(company, by('second', giveBack(1)));
    expect(events.map(({ data }) => data)).toEqual([{ id: saleId(1), article: 'rice' }]);
  });

  it('finds a record that was decided on just before, once it is durable', async () => {
    const journal = bench.journal();
    const outcomes = [
      journal.execute(company, by('receive', receive('rice', 1))),
      journal.execute(company, by('sell', sell('rice'))),
      journal.execute(company, by('return', giveBack(1))),
    ];
    const [, , returned] = await Promise.all(outcomes);
    expect(returned?.events.map(({ type }) => type)).toEqual(['SaleReturned']);
  });

  it('finds nothing of a record whose beginning the store did not take', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('receive', receive('rice', 2)));
    bench.store.faults = ['refuse'];
    const sold = journal.execute(company, by('sell', sell('rice')));
    expect(await outcomeOf(sold)).toBe('StoreUnavailable');
    expect(await outcomeOf(journal.execute(company, by('return', giveBack(1))))).toBe('noSuchSale');
  });

  it('finds what another node has written', async () => {
    const [here, there] = [bench.journal(), bench.journal()];
    await here.execute(company, by('receive', receive('oil', 2)));
    await there.execute(company, by('sell', sell('oil')));
    const { events } = await here.execute(company, by('return', giveBack(1)));
    expect(events.map(({ data }) => data)).toEqual([{ id: saleId(1), article: 'oil' }]);
  });

  it('is rehearsed with the same knowledge', async () => {
    const journal = bench.journal();
    await journal.execute(company, by('receive', receive('rice', 1)));
    await journal.execute(company, by('sell', sell('rice')));
    const shelf = await journal.rehearse(company, by('return', giveBack(1)), (books) =>
      books.shelf.get('rice'),
    );
    expect(shelf).toBe(1);
    expect(await journal.inspect(company, (books) => books.shelf.get('rice'))).toBe(0);
  });
});
