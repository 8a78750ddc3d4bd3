import { describe, expect, it } from '@jest/globals';
import { documentTypePresets } from '../companies/presets.js';
import { DomainError } from '../refusal.js';
import { aCompany, booksOf, specify } from '../testing/index.js';
import { printModelsDeciders } from './print-models.deciders.js';
import { selectPrintModel } from './select-print-model.js';

const receipt = {
  name: 'Recibo A4',
  paperSize: 'A4',
  language: 'pt',
  typeIds: ['RC'],
  copies: ['original', 'duplicate'],
  isDefault: false,
} as const;

describe('registering a print model', () => {
  const given = specify(printModelsDeciders.RegisterPrintModel);
  const register = (differing: object) =>
    given(...aCompany()).when({
      type: 'RegisterPrintModel',
      id: 'receipt',
      fields: { ...receipt, ...differing },
    });

  it('keeps what was sent', () => {
    register({ footer: ' Obrigado ' }).then({
      type: 'PrintModelRegistered',
      data: { ...receipt, footer: 'Obrigado', id: 'receipt' },
    });
  });

  it('is of types that there are, one at least', () => {
    register({ typeIds: [] }).thenRefused('documentType.noneSelected', {}, 'typeIds');
    register({ typeIds: ['RC', 'XX'] }).thenRefused('document.typeNotLoaded', {}, 'typeIds.1');
  });

  it('may leave out columns, but none that the law wants of what charges', () => {
    const columns = ['description', 'quantity'];
    register({ typeIds: ['GR'], columns }).then({
      type: 'PrintModelRegistered',
      data: {
        ...receipt,
        typeIds: ['GR'],
        columns: ['description', 'quantity'],
        id: 'receipt',
      },
    });
    register({ typeIds: ['GR', 'FT'], columns }).thenRefused(
      'printModel.columnsNeeded',
      {},
      'columns',
    );
    register({ typeIds: ['GR'], columns: ['code'] }).thenRefused(
      'printModel.columnsNeeded',
      {},
      'columns',
    );
  });

  it('says where to pay to on what is paid later', () => {
    const parts = ['words', 'footer'];
    register({ typeIds: ['FT'], parts }).thenRefused('printModel.banksNeeded', {}, 'parts');
    register({ parts: ['total'] }).thenRefused('field.invalid', { field: 'parts.0' });
  });

  it('names series and tills that there are', () => {
    const names = { seriesIds: ['RC_1999'], cashRegisterIds: ['C9'] };
    register(names).thenRefused('printModel.noSeries', {}, 'seriesIds.0');
    register({ cashRegisterIds: ['C9'] }).thenRefused(
      'pos.cashRegisterNotSelected',
      {},
      'cashRegisterIds.0',
    );
  });

  it('prints one copy at least, on a paper that there is', () => {
    register({ copies: [] }).thenRefused('printModel.noPrintOption', {}, 'copies');
    register({ paperSize: 'A3' }).thenRefused('field.invalid', { field: 'paperSize' });
  });
});

describe('the print model of a document', () => {
  const select = (wish: Parameters<typeof selectPrintModel>[1]) =>
    selectPrintModel(booksOf(...aCompany()), wish).id;

  it('is the default one of its type, in the language and on the paper wished for', () => {
    expect(select({ typeId: 'FT' })).toBe('print_A4');
    expect(select({ typeId: 'FT', language: 'en' })).toBe('print_A4_en');
    expect(select({ typeId: 'FT', paperSize: 'thermal80' })).toBe('print_80mm');
    expect(select({ typeId: 'VD', paperSize: 'thermal80', language: 'en' })).toBe('print_80mm_en');
    expect(select({ typeId: 'FT', modelId: 'print_A4_en' })).toBe('print_A4_en');
  });

  it('is that of its series, or else of its till, before the default one', () => {
    const of = (id: string, more: object) => ({
      type: 'PrintModelRegistered' as const,
      data: { ...receipt, id, name: id, typeIds: ['FT'], ...more },
    });
    const past = [
      ...aCompany(),
      of('till', { cashRegisterIds: ['C1'] }),
      of('series', { seriesIds: ['FT_2026B'] }),
    ];
    const among = (wish: object) =>
      selectPrintModel(booksOf(...past), { typeId: 'FT', ...wish }).id;
    expect(among({})).toBe('print_A4');
    expect(among({ seriesId: 'FT_2026', cashRegisterId: 'C2' })).toBe('print_A4');
    expect(among({ seriesId: 'FT_2026', cashRegisterId: 'C1' })).toBe('till');
    expect(among({ seriesId: 'FT_2026B', cashRegisterId: 'C1' })).toBe('series');
    expect(among({ seriesId: 'FT_2026B', paperSize: 'thermal80' })).toBe('print_80mm');
    expect(among({ modelId: 'till' })).toBe('till');
  });

  it('is in the language of the party, unless another is wished for or the series has its own', () => {
    const inEnglish = { typeId: 'FT', partyLanguage: 'en' } as const;
    expect(select(inEnglish)).toBe('print_A4_en');
    expect(select({ ...inEnglish, language: 'pt' })).toBe('print_A4');
    expect(select({ ...inEnglish, modelId: 'print_A4' })).toBe('print_A4');
    expect(select({ ...inEnglish, paperSize: 'thermal80' })).toBe('print_80mm_en');
    const own = { ...receipt, id: 'own', name: 'own', typeIds: ['FT'], seriesIds: ['FT_2026'] };
    const past = [...aCompany(), { type: 'PrintModelRegistered' as const, data: own }];
    const ofSeries = { ...inEnglish, seriesId: 'FT_2026' };
    expect(selectPrintModel(booksOf(...past), ofSeries).id).toBe('own');
  });

  it('is one of another language where the one wished for has none', () => {
    const portuguese = aCompany().filter(
      ({ type, data }) => type !== 'PrintModelRegistered' || data.id !== 'print_80mm_en',
    );
    const wish = { typeId: 'VD', paperSize: 'thermal80', language: 'en' } as const;
    expect(selectPrintModel(booksOf(...portuguese), wish).id).toBe('print_80mm');
  });

  it('is there for every type, in both languages', () => {
    for (const { id: typeId } of documentTypePresets) {
      expect(select({ typeId, language: 'pt' })).toBe('print_A4');
      expect(select({ typeId, language: 'en' })).toBe('print_A4_en');
    }
    expect(select({ typeId: 'QB', language: 'en', paperSize: 'thermal80' })).toBe('print_80mm_en');
  });

  it('is another one of the paper where none names the type', () => {
    const ofSales = aCompany().map((event) =>
      event.type === 'PrintModelRegistered'
        ? { ...event, data: { ...event.data, typeIds: ['FT'] } }
        : event,
    );
    const among = (wish: object) =>
      selectPrintModel(booksOf(...ofSales), { typeId: 'AJE', ...wish });
    expect(among({}).id).toBe('print_A4');
    expect(among({ language: 'en' }).id).toBe('print_A4_en');
    expect(among({ paperSize: 'thermal80' }).id).toBe('print_80mm');
    expect(() => among({ modelId: 'print_A4' })).toThrow('printModel.notSelected');
  });

  it('is refused where there is none of the paper', () => {
    const sheets = aCompany().filter(
      ({ type, data }) => type !== 'PrintModelRegistered' || data.paperSize === 'A4',
    );
    const none = () =>
      selectPrintModel(booksOf(...sheets), { typeId: 'CT', paperSize: 'thermal80' });
    expect(none).toThrow(DomainError);
    expect(none).toThrow('printModel.notSelected');
  });
});
