import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from './support/browser.js';
import { Importer } from './support/importer.js';
import { importEnded } from './support/imports.js';
import { openStockedShop, type Shop } from './support/shop.js';

describe('importing small registers', () => {
  let shop: Shop;
  let amelia: Browser;
  let files: Importer;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    files = new Importer(amelia);
  });
  afterAll(() => shop.server.end());

  const named = async (path: string, filter: object): Promise<readonly unknown[]> =>
    (
      (await amelia.read(
        `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=name:asc&perPage=100`,
      )) as readonly { readonly name: string }[]
    ).map(({ name }) => name);

  it.each([
    ['clientCategories', 'party-categories', { kind: 'client' }],
    ['supplierCategories', 'party-categories', { kind: 'supplier' }],
    ['entityCategories', 'party-categories', { kind: 'entity' }],
    ['articleCategories', 'article-categories', {}],
    ['expenseCategories', 'expense-categories', {}],
    ['regions', 'regions', {}],
  ] as const)('makes %s of names, each once, and takes them back', async (kind, path, of) => {
    const inUse = { ...of, isArchived: false };
    const before = await named(path, inUse);
    const text = 'Nome\nÁrea Norte\nÁrea Sul\narea norte\n';
    expect(await files.check(text, { kind })).toMatchObject({
      created: 2,
      refused: 1,
      problems: [{ row: 4, column: 0, code: 'import.sameAsRow' }],
    });
    const whole = text.replace('area norte\n', '');
    expect(await files.import(`${kind}1`, whole, { kind })).toMatchObject({
      created: 2,
      refused: 0,
    });
    const after = await named(path, inUse);
    expect(after).toHaveLength(before.length + 2);
    expect(after).toEqual(expect.arrayContaining(['Área Norte', 'Área Sul']));
    // The same file once more says nothing new.
    const again = { kind, ...(kind === 'articleCategories' && { updates: true }) };
    expect(await files.import(`${kind}2`, whole, again)).toMatchObject({
      created: 0,
      unchanged: 2,
    });
    await amelia.done(`/imports/${kind}1/undo`);
    expect(await importEnded(amelia, `${kind}1`)).toMatchObject({ status: 'undone', keptCount: 0 });
    expect(await named(path, inUse)).toEqual(before);
  });

  it('puts categories of articles below others, and refuses those that there are not', async () => {
    const kind = 'articleCategories';
    await files.import('TREE1', 'Nome\nBebidas frias', { kind });
    const text = 'Nome;Parte de\nSumos;bebidas frias\nVinhos;Adega';
    expect(await files.check(text, { kind })).toMatchObject({
      created: 1,
      refused: 1,
      problems: [{ row: 3, column: 1, code: 'category.notSelected' }],
    });
    await files.import('TREE2', 'Nome;Parte de\nSumos;bebidas frias', { kind });
    const rows = (await amelia.read('/article-categories?perPage=100')) as readonly {
      readonly name: string;
      readonly id: string;
      readonly parentId?: string;
    }[];
    const parent = rows.find(({ name }) => name === 'Bebidas frias');
    expect(rows.find(({ name }) => name === 'Sumos')).toMatchObject({ parentId: parent?.id });
  });

  it('puts categories below those of rows before them, and takes the whole tree back', async () => {
    const kind = 'articleCategories';
    const text = 'Nome;Parte de\nCongelados;\nPeixe congelado;congelados\nLulas;Peixe congelado';
    expect(await files.check(text, { kind })).toMatchObject({ created: 3, refused: 0 });
    // What it is a part of comes after it here.
    const turned = 'Nome;Parte de\nPeixe congelado;Congelados\nCongelados;';
    expect(await files.check(turned, { kind })).toMatchObject({
      created: 1,
      refused: 1,
      problems: [{ row: 2, column: 1, code: 'category.notSelected' }],
    });
    const before = await named('article-categories', { isArchived: false });
    expect(await files.import('TREE3', text, { kind })).toMatchObject({ created: 3, refused: 0 });
    const rows = (await amelia.read('/article-categories?perPage=100')) as readonly {
      readonly name: string;
      readonly id: string;
      readonly parentId?: string;
    }[];
    const of = (name: string) => rows.find((row) => row.name === name);
    expect(of('Peixe congelado')).toMatchObject({ parentId: of('Congelados')?.id });
    expect(of('Lulas')).toMatchObject({ parentId: of('Peixe congelado')?.id });
    await amelia.done('/imports/TREE3/undo');
    const undone = await importEnded(amelia, 'TREE3');
    expect(undone).toMatchObject({ status: 'undone', keptCount: 0 });
    expect(await named('article-categories', { isArchived: false })).toEqual(before);
  });

  it('makes warehouses by their code, changes them where asked, and puts them back', async () => {
    const kind = 'warehouses';
    const text = 'Código;Nome;Endereço;Cidade\nBEI;Armazém da Beira;Rua do Porto 1;Beira\n';
    expect(await files.import('STORES1', text, { kind })).toMatchObject({ created: 1 });
    const moved = text.replace('Rua do Porto 1', 'Rua do Porto 2');
    expect(await files.check(moved, { kind })).toMatchObject({ created: 0, refused: 1 });
    expect(await files.check(moved, { kind, updates: true })).toMatchObject({
      changed: 1,
      refused: 0,
    });
    expect(await files.import('STORES2', moved, { kind, updates: true })).toMatchObject({
      changed: 1,
    });
    const beira = async () =>
      ((await amelia.read('/warehouses?perPage=50')) as readonly Record<string, unknown>[]).find(
        ({ code }) => code === 'BEI',
      );
    expect(await beira()).toMatchObject({ address: 'Rua do Porto 2', city: 'Beira' });
    await amelia.done('/imports/STORES2/undo');
    expect(await importEnded(amelia, 'STORES2')).toMatchObject({ status: 'undone' });
    expect(await beira()).toMatchObject({ address: 'Rua do Porto 1' });
  });
});
