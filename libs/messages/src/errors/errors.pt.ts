import type { ErrorCode } from '@balcao/domain';
import { accountingErrorsPt } from './accounting.pt.js';
import { accountErrorsPt } from './accounts.pt.js';
import { billingErrorsPt } from './billing.pt.js';
import { documentErrorsPt } from './documents.pt.js';
import { moneyErrorsPt } from './money.pt.js';
import { integrationsErrorsPt } from './integrations.pt.js';
import { memberErrorsPt } from './members.pt.js';
import { companyErrorsPt } from './companies.pt.js';
import { fiscalErrorsPt } from './fiscal.pt.js';
import { importErrorsPt } from './imports.pt.js';
import { posErrorsPt } from './pos.pt.js';
import { printModelErrorsPt } from './print-models.pt.js';
import { stockErrorsPt } from './stock.pt.js';

/** As recusas em português europeu, com os termos do comércio moçambicano. */
export const errorsPt = {
  ...accountErrorsPt,
  ...accountingErrorsPt,
  ...billingErrorsPt,
  ...companyErrorsPt,
  ...documentErrorsPt,
  ...moneyErrorsPt,
  ...fiscalErrorsPt,
  ...importErrorsPt,
  ...integrationsErrorsPt,
  ...memberErrorsPt,
  ...posErrorsPt,
  ...printModelErrorsPt,
  ...stockErrorsPt,
  'request.failed': 'Não foi possível processar o pedido',

  'catalog.barcodeRequired': 'O código de barras é obrigatório. Ou remova a linha vazia',
  'catalog.barcodeTwice': 'O código de barras %{barcode}, na linha %{line}, já consta da lista',
  'catalog.barcodeTaken': 'O código de barras %{barcode}, na linha %{line}, é de outro artigo',
  'catalog.vatNotFound': 'Seleccione o IVA',
  'catalog.serviceMovesNoStock': 'Um serviço não movimenta stock',
  'catalog.maximumBelowMinimum': 'O stock máximo é inferior ao stock mínimo',
  'catalog.nameUsedInDocuments': 'O nome não pode mudar: consta de documentos emitidos',
  'catalog.categoryOfItself': 'Uma categoria não pode fazer parte de si própria',
  'catalog.pricesDisagree': 'Os preços não coincidem: %{price} mais IVA não é %{priceWithVat}',
  'catalog.batchesNeedStock': 'Só artigos que movimentam stock podem ter lotes',
  'catalog.expiryNeedsBatches': 'Só artigos com lotes podem ter datas de validade',
  'catalog.priceTwice': 'A categoria na linha %{line} já tem um preço',
  'catalog.supplierTwice': 'O fornecedor na linha %{line} já tem um código',
  'catalog.scalePrefix': 'O prefixo tem de ter pelo menos dois algarismos',
  'catalog.scaleDigits': 'Prefixo, artigo e valor têm de somar %{digits} algarismos',
  'category.notSelected': 'Seleccione uma categoria',
  'supplier.notSelected': 'Seleccione um fornecedor',

  'document.typeNotLoaded': 'Tipo de documento não carregado',
  'document.typeIssuedByPayments': '%{type}: registe um pagamento para emitir este documento',
  'document.onlySaleDocuments': 'Só são permitidos documentos de venda',
  'document.notFound': 'Não foi possível carregar o documento',
  'document.draftRequired': 'Guarde primeiro o rascunho',
  'document.draftAlreadyIssued': 'Este rascunho já foi emitido',
  'document.noLines': 'Adicione pelo menos uma linha',
  'document.tooManyLines': 'Adicione no máximo %{max} linhas',
  'document.invalidDay': 'Data inválida',
  'document.dayTooEarly': 'A data não pode ser anterior a %{first}',
  'document.issuedInFuture': 'A data de emissão não pode ser posterior a hoje, %{today}',
  'document.issuedBeforeLast':
    'A data de emissão não pode ser anterior a %{lastIssuedOn}, a do último documento da série %{series}',
  'document.issuedOutsideSeries': 'A série %{series} só aceita documentos de %{year}',
  'document.seriesOfOtherType': 'A série %{series} não é para %{type}',
  'document.dueBeforeIssue': 'A data de vencimento não pode ser anterior à data de emissão',
  'document.invalidPaymentTerms': 'Indique um prazo de pagamento de 0 a %{max} dias',
  'document.discountVatNotOnLines': 'Nenhuma linha tem o código de IVA a que o desconto se limita',
  'document.discountTwice': 'Indique o desconto em percentagem ou em valor, não ambos',
  'document.originRequired': 'Seleccione o documento relacionado',
  'document.originNotFound': 'O documento relacionado não existe',
  'document.originCancelled': 'O documento relacionado %{document} está anulado',
  'document.originTypeNotAllowed': '%{from} não pode ser convertido em %{to}',
  'document.alreadySelected': 'O documento já está seleccionado',
  'document.alreadyCancelled': 'O documento %{document} já está anulado',
  'document.notCancelled': 'O documento %{document} não está anulado',
  'document.hasPayments': '%{document} tem pagamentos ou créditos imputados. Retire-os primeiro',
  'document.rateReasonRequired': 'Indique o motivo de usar um câmbio diferente do câmbio do dia',
  'document.noteReasonRequired': 'Escolha ou escreva o motivo da nota',
  'document.reasonRequired': 'Indique o motivo da anulação',

  'client.notSelected': 'Seleccione um cliente',
  'client.notFound': 'O cliente não existe',
  'client.archived': 'O cliente %{name} foi removido',
  'client.isOnlySupplier': '%{name} é fornecedor e não cliente',
  'client.creditLimitExceeded':
    'Limite de crédito de %{limit} excedido: o cliente ficaria a dever %{exposure}',

  'line.descriptionRequired': 'Linha %{line}: preencha a descrição',
  'line.articleNotFound': 'Linha %{line}: o artigo não existe',
  'line.articleArchived': 'Linha %{line}: o artigo %{code} foi removido',
  'line.vatNotSelected': 'Linha %{line}: seleccione o IVA',
  'line.vatArchived': 'Linha %{line}: o IVA %{code} foi removido',
  'line.regimeChargesNoVat':
    'Linha %{line}: o regime de IVA da empresa não liquida IVA; escolha uma taxa de 0%',
  'line.vatNotInForce': 'Linha %{line}: o IVA %{code} não se aplica em %{on}',
  'line.tooManyDecimals': 'Linha %{line}: o preço unitário tem mais de %{places} casas decimais',

  'documentType.codeIsLettersAndDigits': 'Use de 1 a 10 letras maiúsculas e algarismos',
  'documentType.orderHasNoEffect':
    'Uma encomenda não afecta stock nem contas; afectam-nos os documentos criados a partir dela',
  'documentType.allowedTypeNotFound': 'O tipo de documento %{type} não existe',

  'draft.notFound': 'Não foi possível carregar o documento',
  'draft.stale': 'Outra pessoa guardou este rascunho depois de o ter aberto',
  'draft.issued': 'Este rascunho já foi emitido como documento %{documentId}',
  'draft.discarded': 'Este rascunho foi descartado',
  'draft.ofAnotherCompany': 'Este rascunho pertence a outra empresa',
  'draft.tooLarge': 'O rascunho é demasiado grande',

  'phone.invalid': 'O número de telefone deve conter apenas 9 algarismos',
  'phone.invalidCode': 'Indicativo inválido; por exemplo, +258',
  'phone.invalidForCode': 'Número de telefone inválido para o seu indicativo',
  'email.invalid': 'Endereço de e-mail inválido',
  'nuit.invalid': 'Introduza os 9 algarismos do NUIT',
  'nuit.invalidNif':
    'Introduza os 10 algarismos do NIF, ou os 14 caracteres do bilhete de identidade',
  'nuit.reserved': 'O NUIT %{nuit} significa consumidor final. Deixe-o em branco',
  'nuit.checkDigit': 'O NUIT %{nuit} parece errado (dígito de controlo). Usar mesmo assim?',

  'identity.notAllowed': 'Não tem permissão para esta operação',
  'identity.emailTaken': 'Já existe uma conta com este endereço de e-mail',
  'identity.passwordTooShort': 'A palavra-passe deve ter no mínimo %{min} caracteres',
  'identity.passwordTooLong': 'A palavra-passe deve ter no máximo %{max} caracteres',
  'identity.wrongCredentials': 'Endereço de e-mail ou palavra-passe errados',

  'country.notSelected': 'Seleccione um país',
  'party.neitherClientNorSupplier': 'Escolha cliente, fornecedor ou ambos',
  'party.categoryKindStays': 'O tipo de uma categoria não pode mudar',
  'party.isDefaultClient': 'Este é o cliente predefinido. Escolha primeiro outro nas definições',
  'party.regionNotFound': 'Seleccione uma região',
  'party.noEmail': '%{name} não tem endereço de e-mail',
  'party.isErased': 'Os dados pessoais de %{name} foram apagados',
  'party.erasureReasonRequired': 'Indique o motivo de apagar os dados pessoais',
  'party.erasureOpenAccount': '%{name} tem saldo ou documentos em aberto. Regularize-os primeiro',
  'party.erasureParkedSale': '%{name} tem uma venda suspensa. Conclua-a ou descarte-a primeiro',
  'party.nuitUsedInDocuments': 'O NUIT não pode mudar: consta de documentos emitidos',
  'party.nameUsedInDocuments':
    'Indique o NUIT antes de mudar o nome, que consta de documentos emitidos',

  'pricing.invalidQuantity': 'Quantidade inválida',
  'pricing.invalidUnitPrice': 'Preço unitário inválido',
  'pricing.invalidRate': 'Percentagem inválida',
  'pricing.invalidAmount': 'Valor inválido',
  'pricing.tooManyDecimals': '%{value} tem mais de %{places} casas decimais',
  'pricing.tooManyDigits': '%{value} tem mais de %{digits} algarismos',
  'pricing.negativeQuantity': 'A quantidade não pode ser negativa: devolva com uma nota de crédito',
  'pricing.negativeUnitPrice':
    'O preço unitário não pode ser negativo: credite com uma nota de crédito',
  'pricing.negativeRate': 'Uma percentagem não pode ser negativa',
  'pricing.discountOutOfRange': 'Indique um desconto de 0 a 100%',
  'pricing.tooManyDiscounts': 'Demasiados descontos na mesma linha',
  'pricing.discountGivenTwice': 'Indique o desconto em percentagem ou em valor, não ambos',
  'pricing.discountExceedsLine': 'O desconto é superior ao valor da linha',
  'pricing.discountExceedsSubtotal': 'O desconto é superior ao valor do documento',
  'pricing.taxGroupRateDiffers': 'Este documento tem duas taxas para o mesmo código de IVA',
  'pricing.creditExceedsQuantity': 'A quantidade %{quantity} excede a restante, %{remaining}',
  'pricing.overflow': 'O valor é demasiado grande',

  'record.notFound': 'O registo não existe',
  'record.invalidId':
    'Use de 1 a 64 letras, algarismos ou sublinhados, e nenhuma palavra reservada',
  'record.idTaken': 'O identificador %{id} já está em uso',
  'record.archived': 'O registo foi removido',
  'record.notArchived': 'O registo não foi removido',
  'record.stale': 'Outra pessoa alterou este registo depois de o ter aberto',
  'record.changedAgain': 'Alterado de novo desde então',
  'field.required': 'Este campo é obrigatório',
  'field.invalid': 'Este valor não é válido',
  'field.tooLong': 'No máximo %{max} caracteres',
  'field.tooMany': 'No máximo %{max} linhas',
  'field.outOfRange': 'O valor deve estar entre %{min} e %{max}',
  'field.negative': 'O valor não pode ser negativo',
  'field.taken': '%{value} já está em uso',

  'series.notFound': 'Nenhuma série de facturação encontrada para %{year}. Deseja criar uma?',
  'series.closed': 'A série de facturação %{series} está fechada',
  'series.alreadyClosed': 'A série de facturação %{series} já está fechada',
  'series.alreadyOpen': 'A série de facturação %{series} já está aberta',
  'series.exists': 'A série de facturação %{series} já existe',
  'series.codeIsLettersAndDigits': 'Só são permitidas letras e algarismos',
  'series.invalidYear': 'Ano inválido',

  'vat.exemptionReasonRequired': 'Um IVA de 0% precisa do motivo da isenção',
  'vat.taxableShareOutOfRange': 'Indique uma parte tributável superior a 0 e inferior a 100%',
  'vat.meaningDoesNotFitRate':
    'Nas vendas só um código acima de 0% é «Tributado»; a 0% escolha porque não se liquida IVA',
  'vat.reverseRateRequired': 'Indique a taxa que a empresa liquida a si própria, por exemplo 16',
  'vat.reverseChargesNothing':
    'Na autoliquidação o fornecedor não liquida IVA: indique 0% como taxa',
  'vat.rateInUse': 'A taxa de %{code} não pode mudar: está em uso. Crie outro código',
  'vat.validityEndsBeforeItBegins': 'A validade termina antes de começar',
  'vat.defaultCannotBeArchived': 'Escolha outro IVA predefinido antes de remover este',
} satisfies Record<ErrorCode, string>;
