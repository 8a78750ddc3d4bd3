import { describe, expect, it } from '@jest/globals';
import { narrowed, workedPage, type WorkedList } from './worked-list.js';

interface Shelf {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly quantity: string;
  readonly maker?: string;
}

const shelves: WorkedList<Shelf> = {
  resource: 'shelves',
  orders: { name: 'name', quantity: 'decimal', maker: 'name' },
  searched: ['name', 'maker'],
};
const sugar = { id: '1', revision: 1, name: 'Açúcar 25 kg', quantity: '9.5', maker: 'Xinavane' };
const bag = { id: '2', revision: 1, name: 'Açúcar 5 kg', quantity: '10', maker: 'Xinavane' };
const tyre = { id: '3', revision: 1, name: 'Pneu', quantity: '-1' };
const bread = { id: '4', revision: 1, name: 'Pão', quantity: '0.125', maker: 'Índico' };
const all = [tyre, sugar, bread, bag];

const namesOf = (sent: Readonly<Record<string, string>>) =>
  narrowed(all, shelves, sent).map(({ id }) => id);

describe('a list that is worked out', () => {
  it('is in the order of a dictionary where nothing is said', () => {
    expect(namesOf({})).toEqual(['2', '1', '4', '3']);
  });

  it('is put in order by the size of decimals, and by what is missing first', () => {
    expect(namesOf({ sort: 'quantity:desc' })).toEqual(['2', '1', '4', '3']);
    expect(namesOf({ sort: 'maker:asc,quantity:asc' })).toEqual(['3', '4', '1', '2']);
  });

  it('refuses an order that it does not know', () => {
    expect(() => namesOf({ sort: 'unitCost' })).toThrow(
      expect.objectContaining({ code: 'request.invalidSort' }),
    );
  });

  it('is narrowed by the beginnings of words, accents and case aside', () => {
    expect(namesOf({ q: 'pao INDICO' })).toEqual(['4']);
    expect(namesOf({ q: 'açu' })).toEqual(['2', '1']);
    expect(namesOf({ q: 'sugar' })).toEqual([]);
  });

  it('is cut into pages, of 25 rows where nothing is said', () => {
    expect(workedPage(all, { page: '2', perPage: '3' })).toEqual({
      rows: [bag],
      first: 3,
      total: 4,
    });
    expect(workedPage(all, {}).rows).toHaveLength(4);
    expect(() => workedPage(all, { page: '0' })).toThrow(
      expect.objectContaining({ code: 'request.invalidPage' }),
    );
  });
});
