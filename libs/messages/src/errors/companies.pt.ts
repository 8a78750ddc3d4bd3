/** Refusals about companies as such, in Portuguese. */
export const companyErrorsPt = {
  'company.alreadyRegistered': 'A empresa já está registada',
  'company.notRegistered': 'A empresa ainda não está registada',
  'company.decimalPlacesNotSpecified': 'Número de casas decimais não especificado',
  'company.defaultClientNotSelected': 'Seleccione um cliente predefinido',
  'company.timeZoneUnknown': 'Fuso horário desconhecido',
  'company.currencyUnknown': 'Seleccione uma moeda',
  'clock.behind':
    'O relógio do servidor indica %{localClock}, mas o último registo feito por uma pessoa é de %{localLast}. Acerte o relógio; se está certo, um proprietário indica-o na página Sistema',
  'clock.nothingToCorrect':
    'O relógio do servidor não está atrasado em relação ao último acontecimento',
  'company.closed':
    'Esta empresa foi encerrada em %{closedOn}: nada nela pode ser alterado. Um proprietário pode reabri-la no prazo de 30 dias',
  'company.notClosed': 'A empresa não está encerrada',
  'company.ownersOnly': 'Só um proprietário da empresa o pode fazer',
  'company.nameDiffers': 'Escreva o nome da empresa exactamente assim: %{name}',
  'company.reopenedTooLate': 'Uma empresa encerrada só pode ser reaberta no prazo de %{days} dias',
  'company.lastOwner':
    'É o único proprietário de: %{companies}. Torne outra pessoa proprietária ou encerre primeiro a empresa',
  'company.exportNeedsFreeHand':
    'A exportação contém tudo: só a pode pedir quem pode consultar tudo, sem limites de séries, armazéns ou caixas',
  'company.exportGone':
    'Este ficheiro já não existe: é guardado durante %{days} dias. Peça um novo',
};
