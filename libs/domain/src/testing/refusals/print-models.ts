import { refused, refusalsOfRegister, type RefusalTable } from './table.js';

const paper = {
  name: 'Factura A4',
  paperSize: 'A4',
  language: 'pt',
  typeIds: ['FT'],
  copies: ['original'],
  isDefault: false,
} as const;
const model = refusalsOfRegister('PrintModel', paper, 'name');
const wrong = (more: object) => ({ id: 'model1', fields: { ...paper, ...more } });

/** What is refused of the commands on print models. */
export const printModelsRefusals: RefusalTable<'printModels'> = {
  ...model,
  RegisterPrintModel: [
    ...model.RegisterPrintModel,
    refused(wrong({ typeIds: [] }), 'documentType.noneSelected', 'typeIds'),
    refused(wrong({ typeIds: ['FT', 'none'] }), 'document.typeNotLoaded', 'typeIds.1'),
    refused(wrong({ copies: [] }), 'printModel.noPrintOption', 'copies'),
    refused(wrong({ seriesIds: ['FT_2026', 'none'] }), 'printModel.noSeries', 'seriesIds.1'),
    refused(
      wrong({ cashRegisterIds: ['till1', 'none'] }),
      'pos.cashRegisterNotSelected',
      'cashRegisterIds.1',
    ),
    refused(wrong({ columns: ['amount'] }), 'printModel.columnsNeeded', 'columns'),
    refused(wrong({ parts: ['note'] }), 'printModel.banksNeeded', 'parts'),
  ],
};
