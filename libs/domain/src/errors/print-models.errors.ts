import { absent, invalid } from '../kernel/index.js';

/** Refusals of print models, and of choosing what is printed. */
export const printModelsErrors = {
  'documentType.noneSelected': invalid(),
  'printModel.columnsNeeded': invalid(),
  'printModel.banksNeeded': invalid(),
  'printModel.noPrintOption': invalid(),
  'printModel.noSeries': invalid(),
  'printModel.notSelected': absent(),
};
