import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, aShop, booksOf, issuedInShop, rice, soap, specify } from '../testing/index.js';
import { catalogDeciders } from './catalog.deciders.js';

const { id: riceId, ...riceFields } = rice.data;
const shop = aShop();
const revisionOfRice = aCompany().length;

describe('registering an article', () => {
  const given = specify(catalogDeciders.RegisterArticle);
  const register = (fields: object = {}, id = riceId) =>
    ({ type: 'RegisterArticle', id, fields: { ...riceFields, ...fields } }) as const;

  it('keeps what was sent, decimals in their plain form', () => {
    given(...aCompany())
      .when(register({ salePrice: '1250.00', name: '  Arroz 25 kg ' }))
      .then(rice);
  });

  it('names every field that is wrong', () => {
    const { problems } = given(...aCompany()).when(
      register({ code: '', name: 'x'.repeat(201), kind: 'thing', salePrice: '-1' }),
    ).refusal;
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ['code', 'field.required'],
      ['name', 'field.tooLong'],
      ['kind', 'field.invalid'],
      ['salePrice', 'field.invalid'],
    ]);
  });

  it('needs an id that nobody has', () => {
    given(...shop)
      .when(register())
      .thenRefused('record.idTaken', { id: 'rice' }, 'id');
    given(...aCompany())
      .when(register({}, 'a-b'))
      .thenRefused('record.invalidId', { id: 'a-b' }, 'id');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'has no id that every object has a member of: %s',
    (id) => {
      given(...aCompany())
        .when(register({}, id))
        .thenRefused('record.invalidId', { id }, 'id');
    },
  );

  it('needs a code that no other article has, letter case aside', () => {
    given(...shop)
      .when(register({ code: 'sab01', barcodes: [] }, 'butter'))
      .thenRefused('field.taken', { field: 'code', value: 'sab01' }, 'code');
  });

  it('takes several barcodes, each on one article, and no empty line', () => {
    const barcodes = ['6001087340014', '4006381333931'];
    given(...shop)
      .when(register({ code: 'MAN', barcodes: barcodes.toReversed() }, 'butter'))
      .thenRefused('catalog.barcodeTaken', { line: 2, barcode: barcodes[0] }, 'barcodes.1');
    given(...aCompany())
      .when(register({ barcodes: [barcodes[0], ' '] }))
      .thenRefused('catalog.barcodeRequired', { line: 2 }, 'barcodes.1');
    given(...aCompany())
      .when(register({ barcodes: [barcodes[0], barcodes[0]] }))
      .thenRefused('catalog.barcodeTwice', { line: 2, barcode: barcodes[0] }, 'barcodes.1');
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    const most = given(...aCompany()).when(register({ barcodes: many(50) }));
    expect(most.events).toHaveLength(1);
    given(...aCompany())
      .when(register({ barcodes: many(51) }))
      .thenRefused('field.tooMany', { field: 'barcodes', max: 50 });
  });

  it('fits what it refers to', () => {
    const refused = (fields: object) => given(...aCompany()).when(register(fields));
    refused({ vatId: 'vat_none' }).thenRefused('catalog.vatNotFound', {}, 'vatId');
    refused({ categoryId: 'none' }).thenRefused('category.notSelected', {}, 'categoryId');
    refused({ kind: 'service' }).thenRefused('catalog.serviceMovesNoStock', {}, 'movesStock');
    refused({ maximumStock: '9' }).thenRefused('catalog.maximumBelowMinimum');
    expect(refused({ maximumStock: '10' }).events).toHaveLength(1);
  });

  it('has batches where it moves stock, and expiry dates where it has batches', () => {
    const registered = (fields: object) => given(...aCompany()).when(register(fields));
    const { events } = registered({ isBatchManaged: true, batchesExpire: true });
    expect(events[0]?.data).toMatchObject({ isBatchManaged: true, batchesExpire: true });
    registered({ isBatchManaged: true, movesStock: false }).thenRefused('catalog.batchesNeedStock');
    registered({ batchesExpire: true }).thenRefused('catalog.expiryNeedsBatches');
  });

  it('has one code of each supplier', () => {
    const registered = (...supplierCodes: readonly object[]) =>
      given(...shop).when(register({ code: 'MAN', barcodes: [], supplierCodes }, 'butter'));
    const theirs = { partyId: 'wholesaler', code: '77-B' };
    expect(registered(theirs).events[0]?.data).toMatchObject({ supplierCodes: [theirs] });
    registered(theirs, theirs).thenRefused('catalog.supplierTwice', { line: 2 });
    registered({ ...theirs, partyId: 'mercearia' }).thenRefused('supplier.notSelected');
    registered({ partyId: ' ', code: '7' }).thenRefused('supplier.notSelected');
  });
});

describe('changing an article', () => {
  const given = specify(catalogDeciders.ChangeArticle);
  const change = (fields: object, expectedRevision?: number) =>
    ({
      type: 'ChangeArticle',
      id: 'rice',
      fields,
      ...(expectedRevision !== undefined && { expectedRevision }),
    }) as const;

  it('says what was before and what is now, and takes a value away', () => {
    given(...shop)
      .when(change({ salePrice: '1300', minimumStock: null, purchasePrice: '1100' }))
      .then({
        type: 'ArticleChanged',
        data: {
          id: 'rice',
          before: { salePrice: '1250', salePriceWithVat: '1250', minimumStock: '10' },
          after: { salePrice: '1300', salePriceWithVat: '1300', purchasePrice: '1100' },
        },
      });
  });

  it('is nothing where nothing differs', () => {
    given(...shop)
      .when(change({ salePrice: '1250.0', barcodes: ['6001087340014'] }))
      .then();
  });

  it('gives a barcode that was taken off to another article', () => {
    const without: JournalEvent = {
      type: 'ArticleChanged',
      data: { id: 'rice', before: { barcodes: rice.data.barcodes }, after: { barcodes: [] } },
    };
    const { catalog } = booksOf(...shop, without);
    expect(catalog.articles.holderOf('barcodes', '6001087340014')).toBeUndefined();
    expect(catalog.articles.holderOf('code', 'arz25')).toBe('rice');
  });

  it('is refused as stale when the record has moved on', () => {
    const once = given(...shop).when(change({ salePrice: '1300' }, revisionOfRice));
    expect(once.events).toHaveLength(1);
    given(...shop)
      .when(change({ salePrice: '1300' }, revisionOfRice - 1))
      .thenRefused('record.stale', { expected: revisionOfRice - 1, actual: revisionOfRice });
  });

  it('leaves the name that documents carry', () => {
    const sold = given(...shop, ...issuedInShop({})).when({
      ...change({ name: 'Sabão azul' }),
      id: 'soap',
    });
    sold.thenRefused('catalog.nameUsedInDocuments', {}, 'name');
    expect(given(...shop).when(change({ name: 'Arroz 10 kg' })).events).toHaveLength(1);
  });

  it('is refused for none and for one that is archived', () => {
    given(...aCompany())
      .when(change({}))
      .thenRefused('record.notFound', { id: 'rice' });
    given(...shop, { type: 'ArticleArchived', data: { id: 'rice' } })
      .when(change({ name: 'Arroz' }))
      .thenRefused('record.archived', { id: 'rice' });
  });
});

describe('archiving an article', () => {
  const archived: JournalEvent = { type: 'ArticleArchived', data: { id: 'rice' } };
  const restored: JournalEvent = { type: 'ArticleRestored', data: { id: 'rice' } };

  it('is undone by restoring it', () => {
    const archive = { type: 'ArchiveArticle', id: 'rice' } as const;
    const restore = { type: 'RestoreArticle', id: 'rice' } as const;
    const givenArchive = specify(catalogDeciders.ArchiveArticle);
    const givenRestore = specify(catalogDeciders.RestoreArticle);
    givenArchive(...shop)
      .when(archive)
      .then(archived);
    givenArchive(...shop, archived)
      .when(archive)
      .thenRefused('record.archived');
    givenRestore(...shop, archived)
      .when(restore)
      .then(restored);
    givenRestore(...shop)
      .when(restore)
      .thenRefused('record.notArchived', { id: 'rice' });
    givenRestore(...shop, archived)
      .when({ ...restore, expectedRevision: 1 })
      .thenRefused('record.stale');
  });
});

describe('a category of articles', () => {
  const food: JournalEvent = {
    type: 'ArticleCategoryRegistered',
    data: { id: 'food', name: 'Alimentação' },
  };
  const cereals: JournalEvent = {
    type: 'ArticleCategoryRegistered',
    data: { id: 'cereals', name: 'Cereais', parentId: 'food' },
  };

  it('may be a part of another, but not of itself', () => {
    const given = specify(catalogDeciders.ChangeArticleCategory);
    const change = (id: string, parentId: string) =>
      ({ type: 'ChangeArticleCategory', id, fields: { parentId } }) as const;
    given(...aCompany(), food, cereals)
      .when(change('food', 'cereals'))
      .thenRefused('catalog.categoryOfItself', {}, 'parentId');
    given(...aCompany(), food)
      .when(change('food', 'food'))
      .thenRefused('catalog.categoryOfItself');
    given(...aCompany(), food)
      .when(change('food', 'none'))
      .thenRefused('category.notSelected', {}, 'parentId');
  });

  it('is known by its name', () => {
    specify(catalogDeciders.RegisterArticleCategory)(...aCompany(), food)
      .when({ type: 'RegisterArticleCategory', id: 'other', fields: { name: 'alimentação' } })
      .thenRefused('field.taken', { field: 'name', value: 'alimentação' });
    expect(soap.data.categoryId).toBeUndefined();
  });
});
