import { absent, invalid } from '../kernel/index.js';

export const printModelsErrors = {
  'documentType.noneSelected': invalid(),
  'printModel.noPrintOption': invalid(),
  'printModel.notSelected': absent(),
};
