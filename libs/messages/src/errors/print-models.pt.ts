/** As recusas sobre modelos de impressão em português. */
export const printModelErrorsPt = {
  'documentType.noneSelected': 'Seleccione pelo menos um tipo de documento',
  'printModel.noPrintOption': 'Seleccione pelo menos uma opção de impressão',
  'printModel.notSelected': 'Seleccione um modelo de impressão',
};
