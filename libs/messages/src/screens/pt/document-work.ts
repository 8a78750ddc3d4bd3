import type { documentWork as english } from '../en/document-work.js';
import type { Translation } from '../messages.js';

/** O que se faz com muitos documentos, o que restringe as listas e o que vem de quê. */
export const documentWork: Translation<typeof english> = {
  bulk: {
    sendHint: 'Cada um é enviado para o primeiro e-mail do cliente ou fornecedor.',
    issueHint: 'Cada rascunho é emitido como está. Os que falharem continuam rascunhos.',
    join: 'Juntar num só documento',
    joinTitle: 'Juntar %{count} num só documento',
    joinParties: 'Seleccione documentos de um só cliente ou fornecedor.',
    joinHint: 'Abre um rascunho com as quantidades por converter. Escolha o tipo:',
  },
  overview: {
    types: 'Por tipo de documento',
    type: 'Tipo',
    more: 'Ver também',
    new: 'Novo: %{type}',
  },
  filters: {
    period: 'Período',
    dueFrom: 'Vence de',
    dueTo: 'Vence até',
    amountFrom: 'Total mínimo',
    amountTo: 'Total máximo',
    seller: 'Emitido por',
  },
  chain: { title: 'Documentos ligados' },
  payments: {
    title: 'Pagamentos',
    register: 'Registar pagamento',
    corrected: 'Corrigido na caixa; emitido como %{before}',
  },
  prints: {
    title: 'Impressões',
    earlier: '%{smart_count} impressão anterior |||| %{smart_count} impressões anteriores',
    noneLately: 'Sem impressões recentes',
    lookBack: 'Procurar mais atrás',
  },
  correcting: {
    explained: 'O documento %{document} é creditado por inteiro e este toma o seu lugar.',
    invoice: 'O que foi pago liquida-o. O resto fica como crédito do cliente.',
    cash: 'O que foi pago paga-o. Uma diferença é paga pelo método predefinido, ou fica como crédito.',
    otherClient: 'Para outro cliente, o que foi pago fica como crédito do primeiro.',
    otherReason: 'Escreva o motivo na nota. É impresso nos dois documentos.',
    otherBuyer: 'Para outro cliente, o valor é reembolsado e pago de novo pelos mesmos meios.',
  },
  hindrances: {
    permission: 'Precisa da permissão «%{permission}».',
    cancelled: 'O documento está anulado.',
    notCancelled: 'O documento não está anulado.',
    byPayment: 'Este documento é criado a partir de um pagamento.',
    correction: 'Uma correcção pertence sempre ao documento original.',
    hasNotes: 'Já tem uma nota de crédito ou de débito.',
    nothingLeft: 'Todas as linhas já foram convertidas.',
  },
  doubts: {
    title: 'Verifique antes de emitir',
    zeroTotal: 'O total é zero',
    noSupplierReference: 'Falta o número do fornecedor, necessário para deduzir o IVA',
    future: 'A data é futura: %{day}',
    farDue: 'O vencimento é daqui a mais de um ano: %{day}',
    freeText: 'Linha %{line}: «%{text}» não é um artigo; o stock não se movimenta',
    belowCost: 'Linha %{line}: o preço é inferior ao custo de %{cost}',
    belowZero: '%{name}: o stock desce para %{quantity} %{unit}',
    issue: 'Emitir mesmo assim',
    back: 'Voltar',
  },
  transport: {
    title: 'Transporte',
    journey: 'Percurso',
    startsAt: 'Início',
    from: 'Local de carga',
    to: 'Local de descarga',
    vehicle: 'Viatura',
  },
};
