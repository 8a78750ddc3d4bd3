/** Refusals about print models in English. */
export const printModelErrorsEn = {
  'documentType.noneSelected': 'Please select at least one document type',
  'printModel.columnsNeeded':
    'Keep what the law wants on paper: description, quantity and, where something is charged, unit price, VAT and amount',
  'printModel.banksNeeded': 'Keep the bank details: an invoice says where it is paid to',
  'printModel.noPrintOption': 'Please select at least one print option',
  'printModel.noSeries': 'Please select a series that there is',
  'printModel.notSelected': 'Please select a print model',
};
