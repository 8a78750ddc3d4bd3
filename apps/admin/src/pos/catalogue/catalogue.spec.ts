import { describe, expect, it } from '@jest/globals';
import type { ArticleRow } from '@balcao/contracts';
import { Catalogue } from './catalogue.js';

const row = (id: string, name: string, more: Partial<ArticleRow> = {}): ArticleRow => ({
  id,
  name,
  code: id,
  kind: 'article',
  unit: 'un',
  barcodes: [],
  salePrice: '10',
  vatId: 'NOR',
  movesStock: true,
  isArchived: false,
  revision: 1,
  ...more,
});

const sugar = row('AC', 'Açúcar branco 1 kg', { barcodes: ['5601234567890'], categoryId: 'M' });
const tea = row('CH', 'Chá preto', { categoryId: 'B' });
const salt = row('SAL', 'Sal marinho', { categoryId: 'M' });

function catalogueOf(...rows: readonly ArticleRow[]): Catalogue {
  const catalogue = new Catalogue();
  catalogue.put(rows);
  return catalogue;
}

describe('the articles of a till', () => {
  it('is found as UPC-A and as EAN-13, whichever a reader hands over', () => {
    const [cola, beans] = [
      row('COLA', 'Cola', { barcodes: ['0036000291452'] }),
      row('FEIJAO', 'Feijão', { barcodes: ['012345678905'] }),
    ];
    const catalogue = catalogueOf(cola, beans, row('PEIXE', 'Peixe', { barcodes: ['96385074'] }));
    expect(catalogue.find(['036000291452'])).toEqual(cola);
    expect(catalogue.find(['0012345678905'])).toEqual(beans);
    expect(catalogue.find(['96385074'])?.id).toBe('PEIXE');
    catalogue.put([{ ...cola, barcodes: [] }]);
    expect(catalogue.find(['036000291452'])).toBeUndefined();
  });

  it('are found by the code on the label of a scale where they are sold by weight', () => {
    const tomatoes = row('123', 'Tomate', { unit: 'kg', isSoldByWeight: true });
    const label = { codes: ['2100123003556', '2100123000005'], onScale: ['00123', '123'] };
    expect(catalogueOf(tomatoes).coded(label)?.name).toBe('Tomate');
    expect(catalogueOf({ ...tomatoes, isSoldByWeight: false }).coded(label)).toBeUndefined();
    const known = row('QUE', 'Queijo', { barcodes: ['2100123000005'] });
    expect(catalogueOf(tomatoes, known).coded(label)?.name).toBe('Queijo');
  });

  it('are found by barcode and by code', () => {
    const catalogue = catalogueOf(sugar, tea);
    expect(catalogue.find(['5601234567890'])?.id).toBe('AC');
    expect(catalogue.find(['nothing', 'ch'])?.id).toBe('CH');
    expect(catalogue.find(['5609999999999'])).toBeUndefined();
  });

  it('are found by parts of words without accents, beginnings first', () => {
    const catalogue = catalogueOf(sugar, tea, salt, row('X', 'Mel acucarado'));
    expect(catalogue.search('acucar', 5).map(({ id }) => id)).toEqual(['AC', 'X']);
    expect(catalogue.search('bran ac', 5).map(({ id }) => id)).toEqual(['AC']);
    expect(catalogue.search('mar', 5).map(({ id }) => id)).toEqual(['SAL']);
    expect(catalogue.search(' ', 5)).toEqual([]);
  });

  it('are marked when they are kept in batches', () => {
    const milk = row('LEI', 'Leite', { isBatchManaged: true });
    const catalogue = catalogueOf(milk, sugar, row('IOG', 'Iogurte', { isBatchManaged: true }));
    expect(catalogue.batched(10)).toEqual(['IOG', 'LEI']);
    expect(catalogue.batched(1)).toEqual(['IOG']);
  });

  it('are shown by category, page by page', () => {
    const catalogue = catalogueOf(salt, sugar, tea);
    expect(catalogue.page('M', 0, 10).map(({ id }) => id)).toEqual(['AC', 'SAL']);
    expect(catalogue.page(undefined, 1, 1).map(({ id }) => id)).toEqual(['CH']);
  });

  it('follow what the office changes', () => {
    const catalogue = catalogueOf(sugar, tea);
    catalogue.put([
      { ...sugar, barcodes: ['5600000000001'] },
      { ...tea, isArchived: true },
    ]);
    expect(catalogue.find(['5601234567890'])).toBeUndefined();
    expect(catalogue.find(['5600000000001'])?.id).toBe('AC');
    expect(catalogue.size).toBe(1);
  });

  it('keep their order as pages come and names change', () => {
    const catalogue = catalogueOf(tea, row('Z', 'Zarzuela'));
    catalogue.put([sugar, salt]);
    catalogue.put([{ ...tea, name: 'Sumo de chá' }]);
    const names = catalogue.page(undefined, 0, 10).map(({ name }) => name);
    expect(names).toEqual(['Açúcar branco 1 kg', 'Sal marinho', 'Sumo de chá', 'Zarzuela']);
  });

  // How soon, the bench says.
  it('are found among a hundred thousand', () => {
    const many = Array.from({ length: 100_000 }, (_, index) =>
      row(`A${index}`, `Artigo ${index}`, { barcodes: [`56${String(index).padStart(11, '0')}`] }),
    );
    const catalogue = catalogueOf(...many, sugar);
    catalogue.page(undefined, 0, 1);
    expect(catalogue.search('acucar', 20)).toHaveLength(1);
    expect(catalogue.find(['5600000099999'])?.id).toBe('A99999');
  });
});
