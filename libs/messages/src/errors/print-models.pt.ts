/** As recusas sobre modelos de impressão em português. */
export const printModelErrorsPt = {
  'documentType.noneSelected': 'Seleccione pelo menos um tipo de documento',
  'printModel.columnsNeeded':
    'Mantenha o que a lei exige: descrição, quantidade e, onde se cobra, preço unitário, IVA e valor',
  'printModel.banksNeeded': 'Mantenha os dados bancários: a factura diz para onde se paga',
  'printModel.noPrintOption': 'Seleccione pelo menos uma opção de impressão',
  'printModel.noSeries': 'Seleccione uma série existente',
  'printModel.notSelected': 'Seleccione um modelo de impressão',
};
