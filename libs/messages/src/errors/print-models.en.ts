/** Refusals about print models in English. */
export const printModelErrorsEn = {
  'documentType.noneSelected': 'Please select at least one document type',
  'printModel.noPrintOption': 'Please select at least one print option',
  'printModel.notSelected': 'Please select a print model',
};
