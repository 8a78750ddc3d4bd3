import { describe, expect, it } from '@jest/globals';
import { labelsAddress, labelsOf } from './labels-of.js';

describe('the labels of a goods receipt', () => {
  it('are one for each piece, an article of several lines once', () => {
    const lines = [
      { articleId: 'RICE', description: 'Arroz 25 kg', quantity: '10' },
      { articleId: 'MEAT', description: 'Carne', quantity: '2.500' },
      { articleId: 'RICE', description: 'Arroz 25 kg', quantity: '2' },
      { description: 'Transporte', quantity: '1' },
    ];
    expect(labelsOf(lines)).toEqual([
      { id: 'RICE', name: 'Arroz 25 kg', count: 12 },
      { id: 'MEAT', name: 'Carne', count: 3 },
    ]);
  });

  it('are no more of one article than the server prints', () => {
    const lines = [{ articleId: 'PIN', description: 'Alfinete', quantity: '10000' }];
    expect(labelsOf(lines)[0]?.count).toBe(500);
  });
});

describe('the address of labels', () => {
  it('names what is wanted of each, and leaves out what is not', () => {
    const articles = [
      { id: 'RICE', name: 'Arroz', count: 12 },
      { id: 'OIL', name: 'Óleo', count: 0 },
    ];
    const wish = { articles, layout: 'sheet3x8', used: 4, hasPrice: true, language: 'pt' };
    const address = labelsAddress('LOJA', wish, 'pdf');
    expect(new URL(address, 'http://x').searchParams.get('items')).toBe('RICE:12');
    expect(address).toContain('company=LOJA');
  });
});
