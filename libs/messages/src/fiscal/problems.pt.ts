import type { FiscalProblemCode } from './index.js';

/** What may be wrong with a fiscal file, in Portuguese. */
export const fiscalProblemsPt: Readonly<Record<FiscalProblemCode, string>> = {
  'credit.aboveDocument':
    'As notas de crédito retiram %{credited} a %{number}, que era de %{total}',
  'credit.noReference': 'A nota de crédito não diz que documento corrige',
  'date.madeBefore': 'O ficheiro foi feito em %{madeOn}, antes do início do período, %{from}',
  'date.outsidePeriod': 'Com data de %{on}, fora do período do ficheiro, %{from} a %{to}',
  'date.periodReversed': 'O período acaba em %{to}, antes de começar em %{from}',
  'document.gross': 'O valor sem imposto e o imposto somam %{expected}; o total diz %{found}',
  'document.net': 'As linhas somam %{expected}; o total sem imposto diz %{found}',
  'document.tax': 'As taxas das linhas dão um imposto de %{expected}; o total diz %{found}',
  'exemption.missing': 'Não é cobrado imposto e falta o motivo',
  'exemption.needless': 'É dado um motivo de isenção e são cobrados %{rate}\u00a0%',
  'file.control': '«%{text}» tem caracteres que não se vêem: ficou danificado pelo caminho',
  'file.misread': '«%{text}» não está na codificação que o ficheiro indica: perderam-se letras',
  'file.noMasters':
    'O ficheiro não tem clientes, fornecedores nem artigos: o que os documentos referem não foi procurado',
  'file.notSaft': 'Não é um ficheiro SAF-T de Portugal, Angola ou Moçambique (%{namespace})',
  'file.otherVersion': 'Outra versão, %{namespace}: foi lida pelas regras de %{known}',
  'header.taxNumber': '%{number} não é um número fiscal válido: o dígito de controlo é outro',
  'line.amount': '%{quantity} × %{price} são %{expected}; a linha diz %{found}',
  'line.taxBaseWithAmount': 'Uma linha com base de imposto não tem preço nem valor',
  'master.twice': '%{id} está descrito duas vezes',
  'master.unused': 'Nenhum documento refere %{id}',
  'number.codeOfTwoTypes':
    'O código interno %{code} designa documentos do tipo %{other} e do tipo %{type}',
  'number.dateOrder': 'Com data de %{on}, anterior à do documento antes dele na série, %{before}',
  'number.gap':
    'À série %{series} falta o número %{from} antes deste |||| À série %{series} faltam os números %{from} a %{to} antes deste',
  'number.order': '%{number} vem depois do número %{after} da sua série',
  'number.twice': 'O número %{number} é usado duas vezes',
  'payment.taxMissing': 'Uma linha de um recibo de IVA de caixa não diz o seu imposto',
  'reference.customerMissing': 'O cliente %{id} não está no ficheiro',
  'reference.productMissing': 'O artigo %{id} não está no ficheiro',
  'reference.supplierMissing': 'O fornecedor %{id} não está no ficheiro',
  'reference.taxMissing': 'À tabela de impostos falta %{tax}',
  'schema.incomplete': '%{element} acaba cedo demais; falta: %{expected}',
  'schema.notOneOf': '«%{text}» não é nenhum de: %{detail}',
  'schema.pattern': '«%{text}» não está escrito como se pede: %{detail}',
  'schema.text': '%{element} tem texto próprio: «%{text}»',
  'schema.tooLarge': '«%{text}» é mais do que %{detail}',
  'schema.tooLong': '«%{text}» tem mais de %{detail} caracteres',
  'schema.tooShort': '«%{text}» tem menos de %{detail} caracteres',
  'schema.tooSmall': '«%{text}» é menos do que %{detail}',
  'schema.type': '«%{text}» não é do tipo %{detail}',
  'schema.unexpected': '%{element} não pertence aqui; esperado: %{expected}',
  'signature.invalid': 'A assinatura de %{number} não é a do seu conteúdo e do documento anterior',
  'signature.none': 'Há documentos por assinar, desde %{number}: a sua assinatura é 0',
  'signature.zero':
    '%{number} não está assinado: a assinatura é 0 e o ficheiro indica um programa certificado',
  'totals.credit': '%{section}: os créditos somam %{found}; o ficheiro diz %{said}',
  'totals.debit': '%{section}: os débitos somam %{found}; o ficheiro diz %{said}',
  'totals.entries': '%{section}: há %{found} documentos; o ficheiro diz %{said}',
  'totals.lines': '%{section}: há %{found} linhas; o ficheiro diz %{said}',
  'totals.quantity': '%{section}: as quantidades somam %{found}; o ficheiro diz %{said}',
  'xml.attribute': 'O ficheiro não pode ser lido a partir daqui: um atributo está mal escrito',
  'xml.character':
    'O ficheiro não pode ser lido a partir daqui: há um carácter que o XML não permite',
  'xml.declaration': 'O ficheiro não pode ser lido: a declaração XML no início está mal escrita',
  'xml.doctype':
    'O ficheiro não pode ser lido: tem um tipo de documento (DOCTYPE), que estes ficheiros não têm',
  'xml.encoding': 'O ficheiro não pode ser lido: a codificação %{name} não é conhecida',
  'xml.noRoot': 'Isto não é um ficheiro XML: falta um único elemento que contenha tudo',
  'xml.syntax': 'O ficheiro não pode ser lido a partir daqui: não é XML',
  'xml.tooDeep':
    'O ficheiro não pode ser lido a partir daqui: há demasiados elementos uns dentro dos outros',
  'xml.tooLong': 'O ficheiro não pode ser lido a partir daqui: há um texto sem fim',
  'xml.unclosed': 'O ficheiro acaba antes do tempo: o elemento %{name} não está fechado',
  'xml.unmatched':
    'O ficheiro não pode ser lido a partir daqui: fecha um elemento que não é o que está aberto',
};
