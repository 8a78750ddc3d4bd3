import type { ErrorCode } from '@balcao/domain';
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
  'catalog.nameUsedInDocuments': 'O nome não pode mudar: já há documentos emitidos com ele',
  'catalog.categoryOfItself': 'Uma categoria não pode fazer parte de si própria',
  'catalog.pricesDisagree': '%{price} não é %{priceWithVat} sem o seu IVA',
  'catalog.batchesNeedStock': 'Só um artigo que movimenta stock tem lotes',
  'catalog.expiryNeedsBatches': 'Só um artigo com lotes tem datas de validade',
  'catalog.priceTwice': 'A categoria na linha %{line} já tem um preço',
  'catalog.supplierTwice': 'O fornecedor na linha %{line} já tem um código',
  'catalog.scalePrefix': 'O prefixo de uma balança é 02 ou começa por 2',
  'catalog.scaleDigits': 'Prefixo, artigo e valor têm, em conjunto, %{digits} algarismos',
  'category.notSelected': 'Seleccione uma categoria',
  'supplier.notSelected': 'Seleccione um fornecedor',

  'document.typeNotLoaded': 'Tipo de documento não carregado',
  'document.typeIssuedByPayments': '%{type}: este tipo de documento é emitido com um pagamento',
  'document.onlySaleDocuments': 'Só são permitidos documentos de venda',
  'document.notFound': 'Não foi possível carregar o documento',
  'document.draftRequired': 'Falta o rascunho do documento',
  'document.draftAlreadyIssued': 'Este rascunho já foi emitido como documento',
  'document.noLines': 'O documento não tem linhas',
  'document.tooManyLines': 'Um documento tem no máximo %{max} linhas',
  'document.invalidDay': 'Data inválida',
  'document.dayTooEarly': 'A data não pode ser anterior a %{first}',
  'document.issuedInFuture': 'A data de emissão não pode ser posterior a hoje, %{today}',
  'document.issuedBeforeLast':
    'A data de emissão não pode ser anterior à do último documento da série %{series}, %{lastIssuedOn}',
  'document.issuedOutsideSeries': 'A série %{series} só aceita documentos de %{year}',
  'document.seriesOfOtherType': 'A série %{series} não é de documentos do tipo %{type}',
  'document.dueBeforeIssue': 'A data de vencimento não pode ser anterior à data de emissão',
  'document.invalidPaymentTerms': 'O prazo de pagamento vai de 0 a %{max} dias',
  'document.discountTwice': 'Indique o desconto em percentagem ou em valor, não ambos',
  'document.originRequired': 'Seleccione o documento relacionado',
  'document.originNotFound': 'O documento relacionado não existe',
  'document.originCancelled': 'O documento relacionado %{id} está anulado',
  'document.originTypeNotAllowed': '%{from} não pode dar origem a %{to}',
  'document.alreadySelected': 'O documento já está seleccionado',
  'document.alreadyCancelled': 'O documento %{id} já está anulado',
  'document.notCancelled': 'O documento %{id} não está anulado',
  'document.hasPayments':
    'O documento %{document} está liquidado por pagamentos ou créditos; retire-os primeiro',
  'document.reasonRequired': 'Indique o motivo da anulação do documento',

  'client.notSelected': 'Seleccione um cliente',
  'client.notFound': 'O cliente não existe',
  'client.archived': 'O cliente %{name} foi removido',
  'client.isOnlySupplier': '%{name} é fornecedor e não cliente',
  'client.creditLimitExceeded':
    'O cliente ficaria a dever %{exposure}, acima do seu limite de crédito de %{limit}',

  'line.descriptionRequired': 'Preencha a descrição na linha %{line}',
  'line.articleNotFound': 'O artigo na linha %{line} não existe',
  'line.articleArchived': 'O artigo %{code}, na linha %{line}, foi removido',
  'line.vatNotSelected': 'Seleccione o IVA na linha %{line}',
  'line.vatArchived': 'O IVA %{code}, na linha %{line}, foi removido',
  'line.vatNotInForce': 'O IVA %{code}, na linha %{line}, não está em vigor em %{on}',
  'line.tooManyDecimals': 'O preço unitário na linha %{line} tem mais de %{places} casas decimais',

  'documentType.codeIsLettersAndDigits':
    'O código de um tipo de documento tem de 1 a 10 letras maiúsculas e algarismos',
  'documentType.orderHasNoEffect':
    'Uma encomenda não movimenta stock nem conta: fá-lo o documento em que é convertida',
  'documentType.allowedTypeNotFound': 'O tipo de documento %{type} não existe',

  'draft.notFound': 'Não foi possível carregar o documento',
  'draft.stale': 'Outra pessoa guardou este rascunho depois de o ter aberto',
  'draft.issued': 'Este rascunho já foi emitido como documento %{documentId}',
  'draft.discarded': 'Este rascunho foi descartado',
  'draft.ofAnotherCompany': 'Este rascunho pertence a outra empresa',
  'draft.tooLarge': 'O rascunho é demasiado grande',

  'phone.invalid': 'O número de telefone deve conter apenas 9 algarismos',
  'phone.invalidCode': 'Indicativo inválido; por exemplo, +258',
  'email.invalid': 'Endereço de e-mail inválido',
  'nuit.invalid': 'O NUIT deve conter apenas 9 algarismos',
  'nuit.invalidNif':
    'O NIF deve conter 10 algarismos, ou os 14 caracteres de um bilhete de identidade',
  'nuit.reserved': 'O NUIT %{nuit} representa o consumidor final; deixe-o em branco',
  'nuit.checkDigit':
    'O último algarismo do NUIT %{nuit} não condiz com os outros. Mantê-lo mesmo assim?',

  'identity.notAllowed': 'Não tem permissão para esta operação',
  'identity.emailTaken': 'Já existe uma conta com este endereço de e-mail',
  'identity.passwordTooShort': 'A palavra-passe deve ter no mínimo %{min} caracteres',
  'identity.passwordTooLong': 'A palavra-passe deve ter no máximo %{max} caracteres',
  'identity.wrongCredentials': 'Endereço de e-mail ou palavra-passe errados',

  'country.notSelected': 'Seleccione um país',
  'party.neitherClientNorSupplier': 'Indique se é cliente, fornecedor ou ambos',
  'party.categoryKindStays':
    'Uma categoria não muda de natureza: é de clientes, de fornecedores ou de entidades',
  'party.isDefaultClient': 'Este é o cliente predefinido; escolha primeiro outro nas definições',
  'party.regionNotFound': 'Seleccione uma região',
  'party.noEmail': '%{name} não tem endereço de e-mail',
  'party.isErased': 'Os dados pessoais de %{name} foram apagados',
  'party.erasureReasonRequired': 'Indique por que motivo se apagam os dados pessoais',
  'party.erasureOpenAccount':
    '%{name} ainda tem saldo ou documentos em aberto; regularize-os antes de apagar dados pessoais',
  'party.erasureParkedSale':
    'Há uma venda suspensa para %{name}; conclua-a ou abandone-a antes de apagar dados pessoais',
  'party.nuitUsedInDocuments': 'O NUIT não pode mudar: já há documentos emitidos com ele',
  'party.nameUsedInDocuments':
    'O nome não pode mudar enquanto faltar o NUIT: já há documentos emitidos com ele',

  'pricing.invalidQuantity': 'Quantidade inválida',
  'pricing.invalidUnitPrice': 'Preço unitário inválido',
  'pricing.invalidRate': 'Percentagem inválida',
  'pricing.invalidAmount': 'Valor inválido',
  'pricing.tooManyDecimals': '%{value} tem mais de %{places} casas decimais',
  'pricing.tooManyDigits': '%{value} tem mais de %{digits} algarismos',
  'pricing.negativeQuantity': 'Quantidade inválida',
  'pricing.negativeUnitPrice': 'O preço unitário não pode ser negativo',
  'pricing.negativeRate': 'Uma percentagem não pode ser negativa',
  'pricing.discountOutOfRange': 'Um desconto está entre 0 e 100\u00a0%',
  'pricing.tooManyDiscounts': 'Demasiados descontos na mesma linha',
  'pricing.discountGivenTwice': 'Indique o desconto em percentagem ou em valor, não ambos',
  'pricing.discountExceedsLine': 'O desconto é superior ao valor da linha',
  'pricing.discountExceedsSubtotal': 'O desconto é superior ao valor do documento',
  'pricing.taxGroupRateDiffers': 'O mesmo código de IVA tem duas taxas neste documento',
  'pricing.creditExceedsQuantity': 'A quantidade %{quantity} excede a que resta, %{remaining}',
  'pricing.overflow': 'O valor é demasiado grande',

  'record.notFound': 'O registo não existe',
  'record.invalidId':
    'Um identificador tem de 1 a 64 letras, algarismos ou sublinhados, e não é uma palavra reservada',
  'record.idTaken': 'Já existe um registo com o identificador %{id}',
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

  'vat.exemptionReasonRequired': 'Um IVA de 0\u00a0% precisa do motivo da isenção',
  'vat.taxableShareOutOfRange': 'A parte tributável é superior a 0 e inferior a 100\u00a0%',
  'vat.rateInUse':
    'A taxa de %{code} não pode mudar: há artigos ou documentos que a usam. Crie outro código',
  'vat.validityEndsBeforeItBegins': 'A validade termina antes de começar',
  'vat.defaultCannotBeArchived': 'O IVA predefinido não pode ser removido; escolha outro primeiro',
} satisfies Record<ErrorCode, string>;
