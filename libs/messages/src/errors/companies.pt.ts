/** Refusals about companies as such, in Portuguese. */
export const companyErrorsPt = {
  'company.alreadyRegistered': 'A empresa já está registada',
  'company.notRegistered': 'A empresa ainda não está registada',
  'company.decimalPlacesNotSpecified': 'Número de casas decimais não especificado',
  'company.defaultClientNotSelected': 'Seleccione um cliente predefinido',
  'company.timeZoneUnknown': 'Fuso horário desconhecido',
  'company.currencyUnknown': 'Seleccione uma moeda',
  'clock.behind':
    'O relógio do servidor indica %{localClock}, antes do último registo, %{localLast}. Acerte-o, ou um proprietário confirma-o em Sistema',
  'clock.nothingToCorrect': 'O relógio do servidor não está atrasado em relação ao último registo',
  'company.closed':
    'Esta empresa foi encerrada em %{closedOn} e só pode ser consultada. Um proprietário pode reabri-la no prazo de 30 dias',
  'company.notClosed': 'A empresa não está encerrada',
  'company.dayLocked': '%{day} está bloqueado: os lançamentos até %{lockedThrough} estão fechados',
  'company.documentLocked':
    'O documento tem a data %{day}. Os lançamentos até %{lockedThrough} estão bloqueados',
  'company.lockNotPast': 'A data de bloqueio tem de ser anterior a hoje',
  'company.ownersOnly': 'Só um proprietário da empresa pode fazer isto',
  'company.nameDiffers': 'Escreva o nome da empresa exactamente assim: %{name}',
  'company.reopenedTooLate': 'Uma empresa encerrada só pode ser reaberta no prazo de %{days} dias',
  'company.lastOwner':
    'É o único proprietário de: %{companies}. Torne outra pessoa proprietária ou encerre primeiro a empresa',
  'company.exportNeedsFreeHand':
    'Só quem tem acesso total, sem limites de séries, armazéns ou caixas, pode exportar todos os dados',
  'demo.isReal': 'Esta empresa é real. Só se recomeça ou elimina uma demonstração',
  'demo.nameStays':
    'O nome de uma demonstração não se altera: identifica todos os papéis como demonstração',
  'company.exportGone': 'Este ficheiro foi eliminado ao fim de %{days} dias. Exporte de novo',
};
