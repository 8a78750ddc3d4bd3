/** As recusas da caixa e da subscrição em português. */
export const posErrorsPt = {
  'pos.cashRegisterNotSelected': 'Seleccione uma caixa registadora',
  'pos.noTreasuryAccountOnDevice':
    'Nenhuma conta de tesouraria foi seleccionada neste dispositivo! Deseja seleccionar uma?',
  'shift.noneOpen': 'Nenhum turno aberto encontrado',
};
