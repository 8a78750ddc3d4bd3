/** Refusals about print models in English. */
export const printModelErrorsEn = {
  'documentType.noneSelected': 'Please select at least one document type',
  'printModel.columnsNeeded':
    'The law requires description, quantity, unit price, VAT and amount on documents that charge something',
  'printModel.banksNeeded': 'Keep the bank details: an invoice must say where to pay',
  'printModel.noPrintOption': 'Please select at least one print option',
  'printModel.noSeries': 'Please select an existing series',
  'printModel.notSelected': 'Please select a print model',
};
