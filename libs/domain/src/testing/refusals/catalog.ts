import { BARCODES_MAX } from '../../catalog/catalog.limits.js';
import { issue } from '../documents.js';
import { after, refused, refusalsOfRegister, type RefusalTable } from './table.js';

const candle = {
  code: 'VEL',
  name: 'Velas',
  kind: 'article',
  unit: 'un',
  barcodes: [],
  salePrice: '10',
  vatId: 'vat_NOR',
  movesStock: true,
} as const;
const article = refusalsOfRegister('Article', candle, 'code');
const category = refusalsOfRegister('ArticleCategory', { name: 'Limpeza' }, 'name');
const wrong = (more: object) => ({ id: 'candle', fields: { ...candle, ...more } });
const supplier = { partyId: 'wholesaler', code: 'A1' };
const price = { categoryId: 'retail', price: '9' };
const categories = [
  { type: 'RegisterPartyCategory', id: 'retail', fields: { name: 'Retalho' } },
  {
    type: 'RegisterPartyCategory',
    id: 'makers',
    fields: { name: 'Fabricantes', kind: 'supplier' },
  },
] as const;

/** What is refused of the catalogue's commands. */
export const catalogRefusals: RefusalTable<'catalog'> = {
  ...article,
  RegisterArticle: [
    ...article.RegisterArticle,
    refused(wrong({ code: 'SAB01' }), 'field.taken', 'code', { field: 'code', value: 'SAB01' }),
    refused(wrong({ salePrice: '1,5' }), 'field.invalid', 'salePrice', { field: 'salePrice' }),
    refused(wrong({ movesStock: undefined }), 'field.required', 'movesStock', {
      field: 'movesStock',
    }),
    refused(
      wrong({ barcodes: Array.from({ length: BARCODES_MAX + 1 }, (_, at) => `${at}`) }),
      'field.tooMany',
      'barcodes',
      { field: 'barcodes', max: BARCODES_MAX },
    ),
    refused(wrong({ vatId: 'none' }), 'catalog.vatNotFound', 'vatId'),
    refused(wrong({ categoryId: 'none' }), 'category.notSelected', 'categoryId'),
    refused(wrong({ kind: 'service' }), 'catalog.serviceMovesNoStock', 'movesStock'),
    refused(
      wrong({ movesStock: false, isBatchManaged: true }),
      'catalog.batchesNeedStock',
      'isBatchManaged',
    ),
    refused(wrong({ batchesExpire: true }), 'catalog.expiryNeedsBatches', 'batchesExpire'),
    refused(wrong({ salePriceWithVat: '12' }), 'catalog.pricesDisagree', 'salePriceWithVat', {
      price: '10',
      priceWithVat: '12',
    }),
    refused(
      wrong({ minimumStock: '2', maximumStock: '1.999999' }),
      'catalog.maximumBelowMinimum',
      'maximumStock',
    ),
    refused(wrong({ barcodes: ['1', ' '] }), 'catalog.barcodeRequired', 'barcodes.1', { line: 2 }),
    refused(wrong({ barcodes: ['1', '1'] }), 'catalog.barcodeTwice', 'barcodes.1', {
      line: 2,
      barcode: '1',
    }),
    refused(wrong({ barcodes: ['1', '6001087340014'] }), 'catalog.barcodeTaken', 'barcodes.1', {
      line: 2,
      barcode: '6001087340014',
    }),
    refused(
      wrong({ supplierCodes: [supplier, { ...supplier, partyId: 'consumer' }] }),
      'supplier.notSelected',
      'supplierCodes.1.partyId',
    ),
    refused(
      wrong({ supplierCodes: [supplier, supplier] }),
      'catalog.supplierTwice',
      'supplierCodes.1.partyId',
      { line: 2 },
    ),
    ...after(
      categories,
      refused(
        wrong({ categoryPrices: [price, { ...price, categoryId: 'makers' }] }),
        'category.notSelected',
        'categoryPrices.1.categoryId',
      ),
      refused(
        wrong({ categoryPrices: [price, price] }),
        'catalog.priceTwice',
        'categoryPrices.1.categoryId',
        { line: 2 },
      ),
    ),
  ],
  ChangeArticle: [
    ...article.ChangeArticle,
    refused(
      { id: 'soap', fields: { isBatchManaged: true } },
      'stock.batchesInUse',
      'isBatchManaged',
    ),
    ...after(
      [issue()],
      refused({ id: 'soap', fields: { name: 'Sabonete' } }, 'catalog.nameUsedInDocuments', 'name'),
    ),
  ],
  ...category,
  RegisterArticleCategory: [
    ...category.RegisterArticleCategory,
    refused(
      { id: 'soaps', fields: { name: 'Sabões', parentId: 'none' } },
      'category.notSelected',
      'parentId',
    ),
  ],
  ChangeArticleCategory: [
    ...category.ChangeArticleCategory,
    ...after(
      [
        { type: 'RegisterArticleCategory', id: 'above', fields: { name: 'Casa' } },
        {
          type: 'RegisterArticleCategory',
          id: 'below',
          fields: { name: 'Limpeza', parentId: 'above' },
        },
      ],
      refused(
        { id: 'above', fields: { parentId: 'below' } },
        'catalog.categoryOfItself',
        'parentId',
      ),
      refused({ id: 'above', fields: { name: 'Limpeza' } }, 'field.taken', 'name', {
        field: 'name',
        value: 'Limpeza',
      }),
    ),
  ],
};
