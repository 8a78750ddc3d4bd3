import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportCheck, ImportPlan, ImportRow } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { openStockedShop, type Shop } from './support/shop.js';
import { importEnded } from './support/imports.js';

const plan: ImportPlan = { kind: 'articles', fileName: 'artigos.csv', createsCategories: true };

describe('a cell that is refused', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
  });
  afterAll(() => shop.server.end());

  const send = (path: string, text: string, sent: ImportPlan) =>
    amelia.form(`/imports/${path}`, { plan: JSON.stringify(sent) }, Buffer.from(text));
  const finished = (id: string): Promise<ImportRow> => importEnded(amelia, id);

  it('offers what a cell may be chosen from, in the language of who asks', async () => {
    const wrong =
      'Código;Descrição;Tipo;IVA;Preço sem IVA\nBOL01;Bolachas;coisa;18%;45\nB2;B;;18%;1';
    const { choices } = (await send('check', wrong, plan)).body as ImportCheck;
    expect(choices[2]).toEqual([
      { value: 'article', label: 'article' },
      { value: 'service', label: 'service' },
    ]);
    expect(choices[3]).toContainEqual({ value: 'NOR', label: 'NOR · 16\u00a0% · IVA taxa normal' });
    const chosen = { ...plan, cells: { 2: { 2: 'article', 3: 'NOR' }, 3: { 3: 'RED' } } };
    const corrected = (await send('check', wrong, chosen)).body as ImportCheck;
    expect(corrected).toMatchObject({ created: 2, problems: [], choices: {} });
  });

  it('takes as many corrected cells as there are', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => `X${at};Artigo ${at};mil`);
    const many = ['Código;Descrição;Preço sem IVA', ...rows].join('\n');
    const cells = Object.fromEntries(
      rows.map((_, at) => [at + 2, { 2: `1.${100 + (at % 900)},50` }]),
    );
    const whole: ImportPlan = { kind: 'articles', fileName: 'muitos.csv', cells };
    expect(JSON.stringify(whole).length).toBeGreaterThan(40_000);
    expect((await send('check', many, whole)).body).toMatchObject({ created: 2_000, refused: 0 });
    expect((await send('CELLS/commit', many, whole)).status).toBe(202);
    expect(await finished('CELLS')).toMatchObject({ created: 2_000, refused: 0 });
    expect(await amelia.read('/articles?q=X1999')).toContainEqual(
      expect.objectContaining({ code: 'X1999', salePrice: '1299.5' }),
    );
    await amelia.done('/imports/CELLS/undo');
  });

  it('of which anything may be written offers nothing', async () => {
    const wrong = 'Código;Descrição;Preço sem IVA\nBOL01;Bolachas;mil';
    expect((await send('check', wrong, plan)).body).toMatchObject({ refused: 1, choices: {} });
  });

  it('of a column that the file has not is named by its field', async () => {
    const { problems } = (await send('check', 'Código;Descrição\nBOL01;Bolachas', plan))
      .body as ImportCheck;
    const message = 'Sale price: This field is required';
    expect(problems).toEqual([{ row: 2, code: 'field.required', message }]);
  });

  it('of a file whose columns name one field twice is not even looked at', async () => {
    const twice: ImportPlan = { ...plan, fields: { 0: 'code', 1: 'code' } };
    const refused = await send('check', 'Código;Descrição\nBOL01;Bolachas', twice);
    expect(refused.body).toMatchObject({ code: 'import.fieldTwice', params: { field: 'code' } });
  });

  it('of a name in two columns is one name, in their order', async () => {
    const people: ImportPlan = { kind: 'clients', fileName: 'pessoas.csv' };
    const file = 'Code;First Name;Last Name;Phone\nL1;Ana;Macuácua;+1 (555) 014-2345';
    expect((await send('check', file, people)).body).toMatchObject({ refused: 0, created: 1 });
    expect((await send('rows', file, people)).body).toMatchObject({
      rows: [
        { name: 'L1 · Ana Macuácua', fields: [{}, { label: 'Name', after: 'Ana Macuácua' }, {}] },
      ],
    });
    expect((await send('NAMES/commit', file, people)).status).toBe(202);
    await finished('NAMES');
    expect(await amelia.read('/clients?q=Macuácua')).toEqual([
      expect.objectContaining({ name: 'Ana Macuácua', phone1: '+15550142345' }),
    ]);
  });

  it('comes in a form that is whole', async () => {
    const sent = { plan: JSON.stringify(plan) };
    const empty = await amelia.form('/imports/check', sent, Buffer.alloc(0));
    expect(empty.body).toMatchObject({ code: 'import.unreadable' });
    const bare = await amelia.file('/imports/check', Buffer.from('A\n1'));
    expect(bare.body).toMatchObject({ code: 'request.unsupportedType' });
    const noPlan = await amelia.form('/imports/check', {}, Buffer.from('A\n1'));
    expect(noPlan.body).toMatchObject({ code: 'request.invalidFields' });
  });
});
