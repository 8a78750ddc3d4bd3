import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportCheck, ImportPlan, ImportReading, ImportRow } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { openStockedShop, type Shop } from './support/shop.js';
import { importEnded } from './support/imports.js';

const articles = [
  'Código;Descrição;Unidade;IVA;Preço sem IVA;Código de barras;Família;Stock mínimo',
  'BOL01;Bolachas Maria;pc;16%;45,50;6001234500017;Mercearia;10',
  'CHA01;Chá Gurué;cx;NOR;1.250,00;;Mercearia;',
  'CHA02;Chá verde;cx;NOR;mil;;Mercearia;',
  'BOL01;Bolachas outra vez;pc;16;50;;Mercearia;',
  'PAO01;Pão;un;ISE-B;12;6001234500017;Padaria;',
].join('\r\n');

const plan: ImportPlan = { kind: 'articles', fileName: 'artigos.csv', createsCategories: true };

describe('importing articles', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
  });
  afterAll(() => shop.server.end());

  const send = (path: string, text: string, sent: ImportPlan) =>
    amelia.form(`/imports/${path}`, { plan: JSON.stringify(sent) }, Buffer.from(text, 'latin1'));
  const finished = (id: string): Promise<ImportRow> => importEnded(amelia, id);
  /** What a person makes of the three cells that are refused. */
  const corrected = { ...plan, cells: { 4: { 4: '980,00' }, 5: { 0: 'BOL02' }, 6: { 5: '' } } };

  it('begins with what the file seems to say', async () => {
    const answer = await send('read', articles, plan);
    expect(answer.status).toBe(200);
    const reading = answer.body as ImportReading;
    expect(reading.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['Código', 'code'],
      ['Descrição', 'name'],
      ['Unidade', 'unit'],
      ['IVA', 'vatId'],
      ['Preço sem IVA', 'salePrice'],
      ['Código de barras', 'barcodes'],
      ['Família', 'categoryId'],
      ['Stock mínimo', 'minimumStock'],
    ]);
    expect(reading).toMatchObject({ rows: 5, decimal: ',' });
  });

  it('tells of each cell that a rule refuses, and writes nothing', async () => {
    const answer = await send('check', articles, plan);
    const check = answer.body as ImportCheck;
    expect(check).toMatchObject({ rows: 5, created: 2, changed: 0, refused: 3 });
    expect(check.problems).toEqual([
      {
        row: 4,
        column: 4,
        value: 'mil',
        code: 'import.notANumber',
        message: '“mil” is not a number',
      },
      expect.objectContaining({ row: 5, column: 0, code: 'import.sameAsRow' }),
      expect.objectContaining({ row: 6, column: 5, code: 'import.sameAsRow' }),
    ]);
    expect(await amelia.read('/articles?q=BOL01')).toEqual([]);
    const refused = await send('FIRST/commit', articles, plan);
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([
      409,
      'import.rowsRefused',
    ]);
  });

  it('writes every row once its cells are corrected, and creates the categories', async () => {
    const checked = await send('check', articles, corrected);
    expect(checked.body).toMatchObject({ created: 5, refused: 0, problems: [] });
    const begun = await send('FIRST/commit', articles, corrected);
    expect(begun.status).toBe(202);
    expect(await finished('FIRST')).toMatchObject({
      fileName: 'artigos.csv',
      rows: 5,
      done: 5,
      created: 5,
      refused: 0,
      status: 'finished',
    });
    const [tea] = (await amelia.read('/articles?q=CHA01')) as readonly Record<string, unknown>[];
    expect(tea).toMatchObject({ salePrice: '1250', salePriceWithVat: '1450', unit: 'cx' });
    const categories = (await amelia.read('/article-categories')) as readonly { name: string }[];
    expect(categories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Mercearia', 'Padaria']),
    );
  });

  it('changes what is known by its code, and leaves what says nothing new', async () => {
    const dearer = 'Código;Preço sem IVA\nCHA01;1300\nPAO01;12\nNOVO1;5';
    const updates = { kind: 'articles', fileName: 'precos.csv', updates: true } as const;
    expect((await send('check', dearer, updates)).body).toMatchObject({
      created: 0,
      changed: 1,
      unchanged: 1,
      refused: 1,
      problems: [{ row: 4, code: 'field.required' }],
    });
    const begun = await send('PRICES/commit', dearer, { ...updates, skipsRefused: true });
    expect(begun.status).toBe(202);
    expect(await finished('PRICES')).toMatchObject({ changed: 1, unchanged: 1, refused: 1 });
  });

  it('is undone as far as it honestly can be', async () => {
    const [tea] = (await amelia.read('/articles?q=CHA01')) as readonly { id: string }[];
    const sold = { articleId: tea?.id, quantity: '1', unitPrice: '1300', vatId: 'vat_NOR' };
    await amelia.done('/documents/TEA/issue', {
      documentTypeId: 'FT',
      clientId: 'HOTEL',
      lines: [sold],
    });
    await amelia.done('/imports/PRICES/undo');
    const before = (await shop.server.events(`journal-${amelia.company}`)).length;
    expect(await amelia.read('/imports/FIRST/undo')).toEqual({
      archived: 4,
      reverted: 0,
      keptCount: 1,
      kept: [{ id: tea?.id, name: 'CHA01 Chá Gurué', why: 'used' }],
    });
    expect(await shop.server.events(`journal-${amelia.company}`)).toHaveLength(before);
    await amelia.done('/imports/FIRST/undo');
    const row = await finished('FIRST');
    expect(row).toMatchObject({
      status: 'undone',
      keptCount: 1,
      kept: [{ id: tea?.id, name: 'CHA01 Chá Gurué', why: 'used' }],
    });
    const left = (await amelia.read('/articles?q=CHA')) as readonly Record<string, unknown>[];
    expect(left.map(({ code, isArchived, salePrice }) => [code, isArchived, salePrice])).toEqual(
      expect.arrayContaining([
        ['CHA01', false, '1250'],
        ['CHA02', true, '980'],
      ]),
    );
    const again = await amelia.post('/imports/FIRST/undo');
    expect(again.body).toMatchObject({ code: 'import.alreadyUndone' });
  });

  it('keeps the columns as somebody mapped them, and offers them again', async () => {
    const old = 'Ref;Texto;P1\nOLD01;Sabão azul;35';
    const fields = { 0: 'code', 1: 'name', 2: 'salePrice' };
    const dayOrder = 'monthFirst';
    const oldPlan: ImportPlan = { kind: 'articles', fileName: 'sistema.csv', fields, dayOrder };
    expect((await send('OLD/commit', old, oldPlan)).status).toBe(202);
    await finished('OLD');
    const { mappings } = (await send('read', old, oldPlan)).body as ImportReading;
    const id = mappings[0]?.id ?? '';
    expect(mappings).toEqual([{ id, name: 'sistema', fits: true, fields, dayOrder }]);
    await amelia.done(`/imports/mappings/${id}/rename`, { name: 'Sistema antigo da loja' });
    const other = await send('read', 'Marca;REF;texto\n;OLD02;Vela', oldPlan);
    const named = { id, name: 'Sistema antigo da loja', fits: false, dayOrder };
    const offered = (other.body as ImportReading).mappings;
    expect(offered).toEqual([{ ...named, fields: { 1: 'code', 2: 'name' } }]);
    await amelia.done(`/imports/mappings/${id}/remove`);
    expect(((await send('read', old, oldPlan)).body as ImportReading).mappings).toEqual([]);
  });

  it('stops when somebody asks it to, and can be undone as far as it came', async () => {
    const many = ['Código;Descrição', ...Array.from({ length: 3_000 }, (_, at) => `M${at};Item`)];
    const begun = await send('MANY/commit', many.join('\n'), { ...plan, skipsRefused: true });
    expect(begun.status).toBe(202);
    expect((await amelia.post('/imports/MANY/cancel')).status).toBe(200);
    const row = await finished('MANY');
    expect(row.status).toBe('cancelled');
    expect(row.done).toBe(row.created);
    expect(row.done).toBeLessThan(3_000);
    await amelia.done('/imports/MANY/undo');
    expect(await finished('MANY')).toMatchObject({ status: 'undone', keptCount: 0 });
    const refused = await amelia.post('/imports/FIRST/cancel');
    expect(refused.body).toMatchObject({ code: 'import.alreadyFinished' });
    expect((await amelia.post('/imports/NONE/resume')).body).toMatchObject({
      code: 'import.notFound',
    });
  });

  it('does nothing twice when the file is sent again, and answers as it did', async () => {
    const row = await finished('FIRST');
    const again = await send('FIRST/commit', articles, corrected);
    expect(again).toMatchObject({ status: 202, body: { id: 'FIRST' } });
    expect(await finished('FIRST')).toEqual(row);
    const other = await send('FIRST/commit', `${articles}\nZ9;Outro`, corrected);
    expect(other.status).toBe(409);
    expect(await finished('FIRST')).toEqual(row);
  });

  it('refuses what is no table', async () => {
    const answer = await send('read', '\0\u0001', plan);
    expect(answer.body).toMatchObject({ code: 'import.unreadable' });
    const unknown = await send('read', 'A\n1', { ...plan, kind: 'horses' as 'articles' });
    expect(unknown.body).toMatchObject({ code: 'request.invalidFields' });
    const noText = { ...plan, cells: { 4: { 4: 980 as unknown as string } } };
    const refused = await send('check', articles, noText);
    expect(refused.body).toMatchObject({ code: 'request.invalidFields' });
  });
});

describe('importing what the company begins with', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
  });
  afterAll(() => shop.server.end());

  const send = (path: string, text: string, kind: ImportPlan['kind']) => {
    const sent: ImportPlan = { kind, fileName: `${kind}.csv` };
    return amelia.form(`/imports/${path}`, { plan: JSON.stringify(sent) }, Buffer.from(text));
  };
  const finished = (id: string): Promise<ImportRow> => importEnded(amelia, id);
  const balance = async () => {
    const client = (await amelia.read('/clients/HOTEL')) as { readonly balanceMinor: number };
    return client.balanceMinor;
  };

  it('numbers what is owed in the order of its days, and takes it back', async () => {
    const owed = [
      'Cliente;Documento;Data;Vencimento;Saldo',
      'C001;FT 2026/41;20/02/2026;22/03/2026;1.160,00',
      'C001;FT 2026/9;15-01-2026;30/01/2026;4000',
    ].join('\n');
    expect((await send('check', owed, 'openingBalances')).body).toMatchObject({ created: 2 });
    expect((await send('OWED/commit', owed, 'openingBalances')).status).toBe(202);
    expect(await finished('OWED')).toMatchObject({ created: 2, refused: 0 });
    const documents = (await amelia.read(
      '/documents?filter={"typeId":"SI"}&sort=number:asc',
    )) as readonly Record<string, unknown>[];
    expect(documents.map(({ number, orderNumber, dueOn }) => [number, orderNumber, dueOn])).toEqual(
      [
        [1, 'FT 2026/9', '2026-01-30'],
        [2, 'FT 2026/41', '2026-03-22'],
      ],
    );
    expect(await balance()).toBe(516_000);
    await amelia.done('/imports/OWED/undo');
    expect(await finished('OWED')).toMatchObject({ status: 'undone', keptCount: 0 });
    expect(await balance()).toBe(0);
    await amelia.done('/imports/OWED/redo');
    expect(await finished('OWED')).toMatchObject({ status: 'finished', keptCount: 0 });
    expect(await balance()).toBe(516_000);
  });

  it('asks for the series of a year that has none, and takes the year once it has one', async () => {
    const older = 'Cliente;Data;Saldo\nC001;2025-12-20;4000';
    expect((await send('check', older, 'openingBalances')).body).toMatchObject({
      refused: 1,
      problems: [{ message: 'No invoicing series found for 2025. Would you like to create one?' }],
      missingSeries: [
        {
          typeId: 'SI',
          year: 2025,
          rows: 1,
          message: 'No invoicing series found for 2025. Would you like to create one?',
        },
      ],
    });
    await amelia.done('/series', { typeId: 'SI', year: 2025 });
    expect((await send('check', older, 'openingBalances')).body).toMatchObject({
      created: 1,
      missingSeries: [],
    });
    expect((await send('OLDER/commit', older, 'openingBalances')).status).toBe(202);
    expect(await finished('OLDER')).toMatchObject({ created: 1 });
    const [document] = await amelia.rows(
      '/documents?filter={"seriesId":"SI_2025"}',
      await amelia.done('/imports/OLDER/undo'),
    );
    expect(document).toMatchObject({ issuedOn: '2025-12-20', status: 'cancelled' });
  });

  it('enters the stock that there is', async () => {
    const stock = 'Artigo;Quantidade;Custo\nARZ25;12,5;1.210,00\nNADA;1;1';
    expect((await send('check', stock, 'openingStock')).body).toMatchObject({
      created: 1,
      refused: 1,
      problems: [{ row: 3, column: 0, code: 'line.articleNotFound' }],
    });
    const whole = stock.replace('\nNADA;1;1', '');
    expect((await send('STOCK/commit', whole, 'openingStock')).status).toBe(202);
    expect(await finished('STOCK')).toMatchObject({ created: 1 });
    const [rice] = (await amelia.read('/stock-articles')) as readonly Record<string, unknown>[];
    expect(rice).toMatchObject({ quantity: '12.5', valueMinor: 1_512_500 });
    await amelia.done('/imports/STOCK/undo');
    expect(await finished('STOCK')).toMatchObject({ status: 'undone', keptCount: 0 });
    // What was entered at the beginning is cancelled for good: it is imported again.
    expect(await amelia.read('/imports/STOCK/redo')).toMatchObject({
      restored: 0,
      keptCount: 1,
      kept: [{ why: 'refused' }],
    });
  });
});
