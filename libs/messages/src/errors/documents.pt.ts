/** Refusals of documents that hang together, of their paper and of purchases, in Portuguese. */
export const documentErrorsPt = {
  'rehearsal.outdated': 'Algo mudou desde esta pré-visualização. Pré-visualize de novo',
  'document.originOfOtherParty': '%{document} é de outro cliente ou fornecedor',
  'document.originInOtherCurrency': '%{document} está noutra moeda',
  'document.originWithOtherVat':
    '%{document} e os outros documentos tratam o IVA de forma diferente: preços com e sem IVA',
  'document.nothingLeft': 'Já nada resta por converter de %{document}',
  'document.tooManyOrigins': 'Seleccione no máximo %{max} documentos',
  'document.trainingMixed':
    '%{document}: documentos de formação não se juntam com documentos reais',
  'document.referencesNotAllowed': 'As definições não permitem referenciar um documento',
  'document.fullyCredited': '%{document} já foi creditado na totalidade',
  'document.notCorrected': 'Os documentos %{type} não se rectificam desta forma',
  'document.hasNotes': 'Anule primeiro a nota %{document}',
  'document.ofDeclaredMonth':
    '%{document} é de %{period}, mês já submetido. Regularize com um documento deste mês, ou submeta outro ficheiro.',
  'document.isConverted': 'Anule primeiro %{document}, criado a partir deste documento',
  'document.originTakenSince': 'O que restava de %{document} já foi usado noutros documentos',
  'document.cancelDayClosed':
    'Um documento só pode ser anulado hoje, ou na sua própria data até ao fim do mês; não em %{day}',
  'document.validityNotForType': 'Só documentos sem impacto financeiro têm data de validade',
  'document.validityEndsBeforeIssue': 'A validade não pode terminar antes da data de emissão',
  'document.supplierDayInFuture': 'A data do fornecedor não pode ser posterior à data de emissão',
  'document.seriesOfCashRegister': 'A série %{series} pertence a uma caixa',
  'document.notRecovery': 'A série %{series} não aceita documentos em papel',
  'document.recoveredRequired': 'Preencha o número e a data do documento em papel',
  'document.recoveredInFuture':
    'A data do documento em papel não pode ser posterior à data de emissão',
  'document.recoveredBefore': 'Este documento em papel já foi recuperado como %{document}',
  'document.clockBehind':
    'O relógio do sistema, %{localClock}, está atrasado em relação ao último registo, %{localLast}. Emitir mesmo assim?',
  'document.originalPrinted': 'O original já foi impresso: o documento já não pode ser alterado',
  'document.originalNotPrinted': 'Imprima primeiro o original',
  'document.cancelledNotPrinted': 'O original de um documento anulado não pode ser impresso',
  'document.invalidTransportStart': 'Data e hora do transporte inválidas',
  'document.tooManyAttachments': 'Anexe no máximo %{max} ficheiros',
  'document.attachmentTooLarge': 'O ficheiro tem mais de %{megabytes}\u00a0MB',
  'document.attachmentNotFound': 'O anexo não existe',
  'document.attachmentOfOtherType': '%{name} não corresponde ao seu tipo de ficheiro',
  'document.attachmentExists': 'Este ficheiro já está anexado',

  'supplier.notFound': 'O fornecedor não existe',
  'supplier.archived': 'O fornecedor %{name} foi removido',
  'supplier.isOnlyClient': '%{name} é cliente, não fornecedor',
  'supplier.debitLimitExceeded':
    'Limite de débito de %{limit} excedido: ficaria a dever %{exposure}',

  'line.originNotFound': 'A linha %{line} não consta do documento relacionado',
  'line.originOfOtherDocument': 'A linha %{line} não é do documento a corrigir',
  'line.originOfOtherArticle': 'Linha %{line}: o artigo não é o do documento relacionado',
  'line.originExceeded': 'Linha %{line}: só restam %{remaining} de %{document}',
  'line.creditExceedsValue': 'Linha %{line}: só restam %{remaining} por creditar',
  'line.articleRequired': 'Seleccione o artigo da linha %{line}',
  'line.chargeIsNoArticle':
    'Linha %{line}: um encargo não tem artigo, e os documentos internos não têm encargos',
  'line.atCost': 'Linha %{line}: os documentos internos são a preço de custo, sem descontos',
  'document.atCost': 'Os documentos internos são a preço de custo, sem descontos',
};
