import type { Translation } from '../messages.js';
import type { takeBack as english } from '../en/take-back.js';

/** Goods that come back to a till without a receipt. */
export const takeBack: Translation<typeof english> = {
  title: 'Devolução sem talão',
  explained:
    'Para artigos cuja venda não se encontra. A nota de crédito não refere documento nem regulariza IVA.',
  scan: 'Ler ou procurar o artigo',
  lines: 'Artigos devolvidos',
  none: 'Leia os artigos devolvidos.',
  unknown: 'Nenhum artigo encontrado para %{code}',
  quantityOf: 'Quantidade de %{name}',
  priceOf: 'Reembolso por %{name}',
  atMost: 'No máximo %{price} cada',
  remove: 'Retirar %{name}',
  reason: 'Motivo da devolução sem talão',
  toStock: 'Devolver os artigos ao stock',
  batched: 'O lote de %{names} é desconhecido: os artigos ficam fora do stock.',
  refundBy: 'Reembolsar por',
  credit: 'Crédito do cliente',
  creditOf: 'Crédito de %{name}',
  chooseClient: 'Escolher o cliente',
  worth: 'A reembolsar',
  finish: 'Devolver e reembolsar',
  approval: 'Precisa de aprovação para uma devolução sem talão.',
  nobody: 'Ninguém com PIN pode aprovar uma devolução sem talão.',
  noCode:
    'Uma devolução sem talão precisa de um código de IVA a 0%. Peça ao gerente que o configure.',
  done: 'Nota de crédito %{reference}: reembolse %{amount}',
  credited: 'Nota de crédito %{reference}: %{amount} para o crédito do cliente',
};
