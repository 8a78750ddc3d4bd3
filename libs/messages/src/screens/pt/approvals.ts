/** What waits for somebody's approval, and what was decided. */
export const approvals = {
  kinds: {
    discount: 'Desconto',
    purchase: 'Compra',
    expense: 'Despesa',
    cancellation: 'Anulação',
  },
  states: {
    waiting: 'Pendente',
    approved: 'Aprovado',
    refused: 'Recusado',
    withdrawn: 'Retirado',
    expired: 'Expirado',
  },
  hint: 'Quando os seus limites recusam um desconto, uma compra, uma despesa ou uma anulação, pode enviar um pedido. Os pedidos aparecem aqui.',
  approve: 'Aprovar',
  approveTitle: 'Aprovar o pedido de %{name}?',
  approveMessage:
    '%{reference}, %{amount}: %{reason}. É isto que acontece agora, em nome de %{name}.',
  approved: 'Pedido aprovado',
  refuse: 'Recusar',
  refuseTitle: 'Recusar o pedido de %{name}?',
  refuseMessage: 'Nada muda. %{name} verá o motivo.',
  refused: 'Pedido recusado',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar este pedido?',
  withdrawMessage: 'Deixa de poder ser aprovado.',
  withdrawn: 'Pedido retirado',
  open: 'Abrir registo',
  byPin: 'PIN agora',
  byRequest: 'Enviar um pedido',
  requestHint:
    'Quem pode aprovar é notificado. O pedido é executado assim que alguém o aprovar, no prazo de 7 dias.',
  send: 'Enviar pedido',
};
