import type { documentWork as english } from '../en/document-work.js';
import type { Translation } from '../messages.js';

/** O que se faz com muitos documentos, o que restringe as listas e o que vem de quê. */
export const documentWork: Translation<typeof english> = {
  bulk: {
    sendHint: 'Cada um segue para o primeiro e-mail do seu cliente ou fornecedor.',
    issueHint: 'Cada um é emitido tal como está; o que for recusado continua rascunho.',
    join: 'Juntar num só documento',
    joinTitle: 'Juntar %{count} num só documento',
    joinParties: 'São de vários clientes ou fornecedores. Seleccione os de um só.',
    joinHint: 'Abre-se um rascunho com o que resta de cada linha. Escolha o tipo:',
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
    amountFrom: 'Total desde',
    amountTo: 'Total até',
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
    noneLately: 'Nenhuma entre os últimos acontecimentos',
    lookBack: 'Procurar mais atrás',
  },
  hindrances: {
    permission: 'É precisa a permissão «%{permission}».',
    cancelled: 'O documento está anulado.',
    notCancelled: 'O documento está em vigor.',
    byPayment: 'Os documentos deste tipo nascem de pagamentos.',
    correction: 'Uma correcção pertence sempre ao documento que corrige.',
    nothingLeft: 'Nada resta das suas linhas.',
  },
};
