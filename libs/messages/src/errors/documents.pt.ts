/** Refusals of documents that hang together, of their paper and of purchases, in Portuguese. */
export const documentErrorsPt = {
  'rehearsal.outdated': 'Os livros mudaram: o que foi mostrado já não é o que aconteceria',
  'document.originOfOtherParty': '%{document} é de outro cliente ou fornecedor',
  'document.originInOtherCurrency': '%{document} está noutra moeda',
  'document.originWithOtherVat':
    'Os preços de %{document} não tratam o IVA como os dos outros documentos',
  'document.nothingLeft': 'Não resta nada de %{document}',
  'document.tooManyOrigins': 'Podem ser seleccionados no máximo %{max} documentos',
  'document.trainingMixed': '%{document}: documentos de formação e reais não se misturam',
  'document.referencesNotAllowed': 'As definições não permitem referenciar um documento',
  'document.fullyCredited': '%{document} já foi creditado na totalidade',
  'document.hasNotes': 'Anule primeiro a nota %{document}',
  'document.isConverted': 'Anule primeiro %{document}, que foi feito a partir deste documento',
  'document.originTakenSince': 'O que restava de %{document} já foi usado por outros documentos',
  'document.cancelDayClosed':
    'Um documento é anulado hoje, ou no seu dia enquanto durar o mês; não em %{day}',
  'document.validityNotForType': 'Só documentos sem impacto financeiro têm prazo de validade',
  'document.validityEndsBeforeIssue': 'A validade não pode terminar antes da data de emissão',
  'document.supplierDayInFuture': 'A data do fornecedor não pode ser posterior à data de emissão',
  'document.seriesOfCashRegister': 'A série %{series} pertence a uma caixa',
  'document.notRecovery': 'A série %{series} não recebe documentos em papel',
  'document.recoveredRequired': 'Preencha o número e a data do documento em papel',
  'document.recoveredInFuture': 'A data do papel não pode ser posterior à data de emissão',
  'document.recoveredBefore': 'Este documento em papel já foi recuperado como %{document}',
  'document.clockBehind':
    'O relógio do sistema, %{localClock}, está atrasado em relação ao último registo feito por uma pessoa, %{localLast}. Emitir mesmo assim?',
  'document.originalPrinted': 'O original já foi impresso: o documento já não pode ser alterado',
  'document.originalNotPrinted': 'Imprima primeiro o original',
  'document.cancelledNotPrinted': 'Não se imprime o original de um documento anulado',
  'document.invalidTransportStart': 'Data e hora do transporte inválidas',
  'document.tooManyAttachments': 'Um documento tem no máximo %{max} anexos',
  'document.attachmentTooLarge': 'Um anexo tem no máximo %{max} bytes',
  'document.attachmentNotFound': 'O anexo não existe',
  'document.attachmentOfOtherType': '%{name} não é um ficheiro do tipo que diz ser',
  'document.attachmentExists': 'O anexo já existe',

  'supplier.notFound': 'O fornecedor não existe',
  'supplier.archived': 'O fornecedor %{name} foi removido',
  'supplier.isOnlyClient': '%{name} é cliente, não fornecedor',
  'supplier.debitLimitExceeded':
    'Limite de débito de %{limit} excedido: a dívida seria de %{exposure}',

  'line.originNotFound': 'A linha %{line} não consta do documento relacionado',
  'line.originOfOtherDocument': 'A linha %{line} é de outro documento que não o corrigido',
  'line.originOfOtherArticle': 'O artigo da linha %{line} não é o do documento relacionado',
  'line.originExceeded': 'Só restam %{remaining} de %{document} na linha %{line}',
  'line.creditExceedsValue': 'Só restam %{remaining} por creditar na linha %{line}',
  'line.articleRequired': 'Seleccione o artigo da linha %{line}',
  'line.atCost':
    'A linha %{line} tem um desconto: um documento interno é a preço de custo, sem descontos',
  'document.atCost': 'Um documento interno é a preço de custo, sem descontos',
};
