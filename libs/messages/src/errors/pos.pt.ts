/** As recusas da caixa e da subscrição em português. */
export const posErrorsPt = {
  'pos.cashRegisterNotSelected': 'Seleccione uma caixa registadora',
  'pos.cashRegisterHasSeries': 'A caixa %{name} tem séries abertas; feche-as primeiro',
  'pos.noTreasuryAccountOnDevice':
    'Nenhuma conta de tesouraria foi seleccionada neste dispositivo! Deseja seleccionar uma?',
  'shift.noneOpen': 'Nenhum turno aberto encontrado',
};
