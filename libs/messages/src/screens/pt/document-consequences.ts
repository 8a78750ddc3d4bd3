import type { documentConsequences as english } from '../en/document-consequences.js';
import type { Translation } from '../messages.js';

export const documentConsequences: Translation<typeof english> = {
  consequences: {
    title: 'O que acontece',
    reading: 'A apurar o que acontece…',
    none: 'O stock, o dinheiro e as contas ficam como estão.',
    outdated: 'Os livros mudaram entretanto. Agora acontece isto:',
    changedSince:
      'Foi registada uma coisa desde que viu: |||| Foram registadas %{count} coisas desde que viu:',
    owesLess: 'A dívida de %{name} diminui em',
    owesMore: 'A dívida de %{name} aumenta em',
    weOweLess: 'A nossa dívida a %{name} diminui em',
    weOweMore: 'A nossa dívida a %{name} aumenta em',
    stock: 'Stock',
    money: 'Dinheiro',
    settled: 'Por liquidar de %{reference}',
    output: 'IVA liquidado, %{period}',
    input: 'IVA dedutível, %{period}',
    then: 'depois',
    becomes: 'Estado de %{reference}',
    issues: '%{reference} é emitido',
    closesAt: 'fecha depois do número %{number}',
    closesEmpty: 'fecha sem documentos',
    parts: {
      documents: 'Documentos',
      stock: 'Stock',
      money: 'Tesouraria',
      accounts: 'Contas',
      tax: 'IVA',
      series: 'Séries',
    },
    declared:
      '%{period} foi submetido à autoridade tributária: isto altera o seu ficheiro, que terá de ser substituído ou regularizado no mês corrente.',
  },
  cancel: {
    title: 'Anular %{reference}?',
    keepsNumber: 'O documento conserva o número e fica na lista como anulado.',
    reason: 'Motivo',
    keep: 'Manter',
    done: '%{reference} anulado',
  },
  restore: {
    title: 'Restaurar %{reference}?',
    message: 'O documento volta a estar em vigor, com o mesmo número, e a conta é reposta.',
    done: '%{reference} restaurado',
  },
};
