import type { Translation } from '../messages.js';
import type { tillShift as english } from '../en/till-shift.js';

export const tillShift: Translation<typeof english> = {
  cashier: {
    change: 'Mudar de operador: %{name}',
    title: 'Quem está na caixa?',
    locked: 'PIN bloqueado: define-se outro na página Caixas',
    noPin: 'Ainda sem PIN: define-se na página Caixas',
    offline: 'Sem rede, mudam entre si os que já entraram neste turno.',
    pinOf: 'PIN de %{name}',
    enter: 'Assumir a caixa',
  },
  close: {
    others: 'Outros meios, segundo os seus talões e extractos',
    counted: 'Continuar',
    again: '%{number}.ª contagem. As anteriores ficam como estão.',
    countAgain: 'Contar de novo',
    difference: 'Diferença',
    offline: 'Não há rede: o turno termina aqui, e o relatório de fecho sai depois de ser enviado.',
    left: 'Fica na gaveta',
    leftWrong: 'Escreva um valor entre 0 e o que foi contado',
    deposit: 'O resto vai para',
    deposited: 'Retirado da gaveta',
    needsApproval: 'O que foi contado tem de ser aprovado por um supervisor.',
  },
  explain: {
    open: 'Explicar este valor',
    offline: 'É o servidor que sabe de que se compõe um valor: é preciso haver rede.',
    waiting: 'Falta nele %{count} venda por enviar. |||| Faltam nele %{count} vendas por enviar.',
    failed: 'Não foi possível ler de que se compõe.',
  },
  float: {
    from: 'Mais %{amount} do que ficou na gaveta: vieram de',
    to: 'Menos %{amount} do que ficou na gaveta: foram para',
    nowhere: 'Nenhuma: nenhuma conta muda',
  },
  print: {
    failed: 'A impressora não o aceitou. Nada se perde: tente de novo.',
    noServer:
      'Sem o servidor não se chega à impressora da rede. Imprima mais tarde, ou escolha outra impressora.',
  },
  place: { drawer: 'Gaveta', change: 'Mudar' },
  waiting: {
    title: 'Vendas suspensas',
    explained: 'É preciso decidir sobre elas antes de terminar o turno.',
    giveUp: 'Abandonar',
    reason: 'Motivo de abandonar %{name}',
    confirm: 'Confirmar',
    stay: 'Passam para o próximo turno',
  },
  x: {
    print: 'Imprimir o X',
    means: 'Por meio de pagamento',
    behind:
      'Estes valores são os que o servidor tinha da última vez. Não incluem o que espera nesta caixa.',
    printLater: 'Imprime-se depois de tudo ser enviado.',
  },
  z: {
    print: 'Imprimir relatório de fecho',
    bySupervisor: 'O relatório de fecho de turno é impresso por um supervisor.',
    open: 'Ver o turno na gestão',
  },
  slip: {
    at: 'Data',
    cashier: 'Operador',
    cashierSigns: 'Assinatura do operador',
    otherSigns: 'Assinatura de quem recebeu ou trouxe',
    moved: 'Registado neste turno',
    print: 'Imprimir talão',
  },
};
