/** As recusas sobre modelos de impressão em português. */
export const printModelErrorsPt = {
  'documentType.noneSelected': 'Seleccione pelo menos um tipo de documento',
  'printModel.columnsNeeded':
    'A lei exige designação, quantidade, preço unitário, IVA e valor nos documentos com valores a cobrar',
  'printModel.banksNeeded': 'Mantenha os dados bancários: a factura tem de dizer onde pagar',
  'printModel.noPrintOption': 'Seleccione pelo menos uma opção de impressão',
  'printModel.noSeries': 'Seleccione uma série existente',
  'printModel.notSelected': 'Seleccione um modelo de impressão',
};
