import type { documentConsequences as english } from '../en/document-consequences.js';
import type { Translation } from '../messages.js';

export const documentConsequences: Translation<typeof english> = {
  consequences: {
    title: 'Efeitos',
    reading: 'A calcular os efeitos…',
    none: 'Sem efeito no stock, no dinheiro nem nas contas.',
    outdated: 'Algo mudou desde esta pré-visualização. Versão actualizada:',
    changedSince:
      'Uma alteração desde a pré-visualização: |||| %{count} alterações desde a pré-visualização:',
    owesLess: '%{name} passa a dever-lhe menos',
    owesMore: '%{name} passa a dever-lhe mais',
    weOweLess: 'Passa a dever menos a %{name}',
    weOweMore: 'Passa a dever mais a %{name}',
    stock: 'Stock',
    money: 'Dinheiro',
    settled: 'Em dívida de %{reference}',
    output: 'IVA liquidado, %{period}',
    input: 'IVA dedutível, %{period}',
    then: 'depois',
    becomes: 'Estado de %{reference}',
    issues: 'Emite %{reference}',
    closesAt: 'fecha depois do número %{number}',
    closesEmpty: 'fecha vazia',
    parts: {
      documents: 'Documentos',
      stock: 'Stock',
      money: 'Tesouraria',
      accounts: 'Contas',
      tax: 'IVA',
      series: 'Séries',
    },
    declared:
      '%{period} foi submetido à autoridade tributária. Isto altera o ficheiro: submeta outro, ou regularize no mês corrente.',
  },
  cancel: {
    title: 'Anular %{reference}?',
    keepsNumber: 'O documento mantém o número e fica na lista como anulado.',
    earlierMonth:
      'É de um mês anterior e sai da declaração do IVA desse mês. Uma nota de crédito de hoje mantém-na como foi entregue.',
    noted:
      '%{period} já foi submetido e fica como está. %{note}, com data de hoje, credita o documento, com o IVA neste mês.',
    alters: 'Alterar antes %{period}. Vou submeter um ficheiro de substituição.',
    credit: 'Emitir %{note}',
    credited: '%{reference} creditado por %{note}',
    reason: 'Motivo',
    keep: 'Manter documento',
    done: '%{reference} anulado',
  },
  restore: {
    title: 'Restaurar %{reference}?',
    message:
      'O documento volta a estar activo, com o mesmo número, e o saldo da conta é actualizado.',
    done: '%{reference} restaurado',
  },
};
