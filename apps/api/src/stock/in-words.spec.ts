import { describe, expect, it } from '@jest/globals';
import { inWords } from './in-words.js';

const row = { id: 'L1', revision: 1 };

describe('a row of stock in a file', () => {
  it('names what it refers to', () => {
    const milk = { ...row, articleId: 'MILK', articleName: 'Leite 1 l' };
    const there = { ...milk, warehouseId: 'SHOP', warehouseName: 'Loja 1' };
    expect(inWords(there, 'en')).toMatchObject({
      articleId: 'Leite 1 l',
      warehouseId: 'Loja 1',
    });
  });

  it('keeps the id of what is gone', () => {
    const gone = { ...row, articleId: 'MILK' };
    expect(inWords(gone, 'en')).toEqual(gone);
  });
});
