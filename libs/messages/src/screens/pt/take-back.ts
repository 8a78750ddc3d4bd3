import type { Translation } from '../messages.js';
import type { takeBack as english } from '../en/take-back.js';

/** Goods that come back to a till without a receipt. */
export const takeBack: Translation<typeof english> = {
  title: 'Devolução sem talão',
  explained:
    'Para artigos cuja venda não se encontra. A nota não refere documento nem regulariza IVA.',
  scan: 'Ler ou procurar o artigo',
  lines: 'Artigos que voltam',
  none: 'Leia o que o cliente trouxe.',
  unknown: 'Nenhum artigo corresponde a %{code}',
  quantityOf: 'Quantidade de %{name}',
  priceOf: 'Quanto se devolve por cada %{name}',
  atMost: 'No máximo %{price} cada',
  remove: 'Retirar %{name}',
  reason: 'Porque se aceita sem talão',
  toStock: 'Os artigos voltam ao stock',
  batched: 'Não se sabe de que lote veio %{names}: os artigos ficam fora do stock.',
  refundBy: 'O dinheiro volta',
  credit: 'Para o crédito do cliente',
  creditOf: 'Para o crédito de %{name}',
  chooseClient: 'Escolher o cliente',
  worth: 'A devolver',
  finish: 'Aceitar e devolver',
  approval: 'Uma devolução sem talão exige uma permissão que não tem.',
  nobody: 'Ninguém com PIN pode aprovar uma devolução sem talão.',
  noCode:
    'Não há código de IVA a 0% em uso: uma devolução sem talão não regulariza IVA, e precisa dele.',
  done: 'Nota de crédito %{reference}: devolva %{amount}',
  credited: 'Nota de crédito %{reference}: %{amount} para o crédito do cliente',
};
