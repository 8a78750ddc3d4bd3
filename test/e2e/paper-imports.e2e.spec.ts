import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Importer } from './support/importer.js';
import { openStockedShop, type Shop } from './support/shop.js';

describe('importing registers of papers', () => {
  let shop: Shop;
  let files: Importer;

  beforeAll(async () => {
    shop = await openStockedShop();
    files = new Importer(shop.amelia);
  });
  afterAll(() => shop.server.end());

  it('opens series, says which there are, and closes those that it opened', async () => {
    const kind = 'series';
    const text = [
      'Tipo de documento;Ano;Código;Prefixo;Finalidade',
      'FT;2026;;;',
      'Factura;2027;;;',
      'VD;2027;2027A;;formação',
      'FT;2026;2026;FX;',
      'XX;2027;;;',
      'NC;1999;;;',
      'FT;;;;',
    ].join('\n');
    expect(await files.check(text, { kind })).toMatchObject({
      created: 2,
      unchanged: 1,
      refused: 4,
      problems: [
        { row: 5, column: 2, code: 'import.sameAsRow' },
        { row: 6, column: 0, code: 'document.typeNotLoaded' },
        { row: 7, column: 1, code: 'series.invalidYear' },
        { row: 8, column: 1, code: 'field.required' },
      ],
    });
    const other = 'Tipo de documento;Ano;Prefixo\nFT;2026;FX';
    expect(await files.check(other, { kind })).toMatchObject({
      problems: [{ row: 2, code: 'series.exists' }],
    });
    const whole = text.split('\n').slice(0, 4).join('\n');
    expect(await files.import('SERIES1', whole, { kind })).toMatchObject({
      created: 2,
      unchanged: 1,
      refused: 0,
    });
    const opened = await files.records('series', 'id');
    expect(opened.get('FT_2027')).toMatchObject({ year: 2027, prefix: 'FT', isOpen: true });
    expect(opened.get('VD_2027A')).toMatchObject({ kind: 'training', isOpen: true });
    expect(await files.import('SERIES2', whole, { kind })).toMatchObject({ unchanged: 3 });
    const { preview, row } = await files.undo('SERIES1');
    expect(preview).toMatchObject({ archived: 2, reverted: 0, keptCount: 0 });
    expect(row).toMatchObject({ status: 'undone', keptCount: 0 });
    const closed = await files.records('series', 'id');
    expect(closed.get('FT_2027')).toMatchObject({ isOpen: false });
    expect(closed.get('FT_2026')).toMatchObject({ isOpen: true });
  });

  it('leaves a series open that has documents', async () => {
    await files.import('SERIES3', 'Tipo de documento;Ano;Código\nPF;2026;2026B', {
      kind: 'series',
    });
    const lines = [{ articleId: 'RICE', quantity: '1', unitPrice: '100', vatId: 'vat_NOR' }];
    const draft = { documentTypeId: 'PF', clientId: 'HOTEL', seriesId: 'PF_2026B', lines };
    await shop.amelia.done('/documents/P1/issue', draft);
    expect((await files.undo('SERIES3')).row).toMatchObject({
      kept: [{ name: 'PF 2026B', why: 'used' }],
    });
    expect((await files.records('series', 'id')).get('PF_2026B')).toMatchObject({ isOpen: true });
  });

  it('reads document types, also those that become one another', async () => {
    const kind = 'documentTypes';
    const before = await files.records('document-types', 'id');
    const text = [
      'Código;Nome em inglês;Nome em português;Grupo;Stock;Impacto financeiro;' +
        'Exige pagamento;Tipos permitidos',
      'orc;Estimate;Orçamento de obra;Vendas;;;;FT, VD',
      'CON;Contract;Contrato;vendas;Sem movimento de stock;Nenhum;não;ORC|FT',
      'PF;Offer;;Vendas;;;;',
      'A-B;Wrong;Errado;Vendas;;;;',
      'ZZ;Nowhere;Nenhures;Vendas;;;;QQ',
      'YY;Aside;Ao lado;Marketing;;;;',
    ].join('\n');
    const updates = true;
    expect(await files.check(text, { kind, updates })).toMatchObject({
      created: 2,
      changed: 1,
      refused: 3,
      problems: [
        { row: 5, column: 0, code: 'record.invalidId' },
        { row: 6, column: 7, code: 'documentType.allowedTypeNotFound' },
        { row: 7, column: 3, code: 'import.notAChoice' },
      ],
    });
    const again = await files.check(text.split('\n').slice(0, 4).join('\n'), { kind });
    expect(again).toMatchObject({ problems: [{ row: 4, column: 0, code: 'field.taken' }] });
    const whole = text.split('\n').slice(0, 4).join('\n');
    expect(await files.import('TYPES1', whole, { kind, updates })).toMatchObject({
      created: 2,
      changed: 1,
      refused: 0,
    });
    const after = await files.records('document-types', 'id');
    expect(after.get('ORC')).toMatchObject({
      prefix: 'ORC',
      namePt: 'Orçamento de obra',
      group: 'sales',
      movesStock: 'none',
      allowedTypes: ['FT', 'VD'],
    });
    expect(after.get('CON')).toMatchObject({ allowedTypes: ['ORC', 'FT'] });
    expect(after.get('PF')).toMatchObject({ name: 'Offer' });
    expect(await files.import('TYPES2', whole, { kind, updates })).toMatchObject({ unchanged: 3 });
    // The contract goes with the estimate that it names: both are of this file.
    expect((await files.undo('TYPES1')).row).toMatchObject({ keptCount: 0 });
    expect(await files.records('document-types', 'id')).toEqual(before);
  });

  it('reads print models as far as a sheet can tell them', async () => {
    const kind = 'printModels';
    const before = await files.records('print-models');
    const text = [
      'Nome;Tamanho do papel;Idioma;Tipos de documento;Opções de impressão;Cabeçalho;Rodapé;' +
        'Colunas das linhas',
      'Factura da Beira;A4;Português;"FT, Venda a Dinheiro";"Original, Segunda via";' +
        '"Beira\nRua do Porto";Obrigado;',
      'Talão;térmico 80 mm;inglês;VD;;;;',
      'Sem tipos;A4;;;;;;',
      'Sem preço;A4;;FT;;;;"Designação, Quantidade"',
      'Cartaz;A0;;FT;;;;',
    ].join('\n');
    expect(await files.check(text, { kind })).toMatchObject({
      created: 2,
      refused: 3,
      problems: [
        { row: 4, column: 3, code: 'documentType.noneSelected' },
        { row: 5, column: 7, code: 'printModel.columnsNeeded' },
        { row: 6, column: 1, code: 'import.notAChoice' },
      ],
    });
    const whole = text.slice(0, text.indexOf('Sem tipos'));
    await files.import('MODELS1', whole, { kind });
    const after = await files.records('print-models');
    expect(after.get('Factura da Beira')).toMatchObject({
      paperSize: 'A4',
      language: 'pt',
      typeIds: ['FT', 'VD'],
      copies: ['original', 'second'],
      header: 'Beira\nRua do Porto',
      footer: 'Obrigado',
    });
    expect(after.get('Talão')).toMatchObject({ paperSize: 'thermal80', language: 'en' });
    const updates = true;
    const thanked = whole.replace('Obrigado', 'Volte sempre');
    expect(await files.import('MODELS2', thanked, { kind, updates })).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
    expect((await files.undo('MODELS2')).row).toMatchObject({ keptCount: 0 });
    expect((await files.undo('MODELS1')).row).toMatchObject({ keptCount: 0 });
    expect(await files.records('print-models')).toEqual(before);
  });

  it('reads who is client and supplier at once', async () => {
    const kind = 'entities';
    const text = [
      'Código;Nome;NUIT;Categoria',
      'E1;Distribuidora Zambeze;400339929;',
      'C001;Hotel Costa do Sol;;',
      'E2;Sem ninguém;;Grupo do Norte',
    ].join('\n');
    const updates = true;
    const checked = await files.check(text, { kind, updates });
    expect(checked).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ row: 4, column: 3, code: 'category.notSelected' }),
      ]) as unknown,
    });
    const whole = text.slice(0, text.indexOf('\nE2')).replace('400339929', '');
    expect(await files.import('ENT1', whole, { kind, updates })).toMatchObject({
      created: 1,
      changed: 1,
    });
    const both = await files.records('entities', 'code');
    expect([...both.keys()]).toEqual(expect.arrayContaining(['E1', 'C001']));
    expect((await files.undo('ENT1')).row).toMatchObject({ keptCount: 0 });
    expect((await files.records('entities', 'code')).size).toBe(0);
    expect((await files.records('clients', 'code')).get('C001')).toMatchObject({
      isSupplier: false,
    });
  });
});
