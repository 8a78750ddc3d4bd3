import type { Translation } from '../messages.js';
import type { tillShift as english } from '../en/till-shift.js';

export const tillShift: Translation<typeof english> = {
  cashier: {
    title: 'Quem está na caixa?',
    locked: 'PIN bloqueado. Defina outro na página Dispositivos das caixas',
    noPin: 'Ainda sem PIN. Defina-o na página Dispositivos das caixas',
    offline: 'Sem rede: só os operadores deste turno podem assumir a caixa.',
    pinOf: 'PIN de %{name}',
    enter: 'Assumir a caixa',
    choose: 'O seu PIN foi definido por outra pessoa. Escolha um que mais ninguém conheça.',
    newPin: 'Novo PIN',
    again: 'Repita o novo PIN',
    differ: 'Os PIN não coincidem',
    save: 'Guardar PIN',
    later: 'Escolher mais tarde',
  },
  close: {
    others: 'Outros meios (conforme talões)',
    counted: 'Continuar',
    again: '%{number}.ª contagem. As anteriores mantêm-se.',
    countAgain: 'Contar de novo',
    difference: 'Diferença',
    offline: 'Sem rede: o turno termina agora, e o relatório de fecho sai depois do envio.',
    left: 'Fica na gaveta',
    leftWrong: 'Indique um valor entre 0 e o contado',
    deposit: 'Depositar o resto em',
    deposited: 'Retirado da gaveta',
    needsApproval: 'Um supervisor tem de aprovar a contagem.',
  },
  explain: {
    open: 'Explicar este valor',
    offline: 'Precisa de ligação para explicar este valor.',
    waiting:
      '%{count} venda por enviar não está incluída. |||| %{count} vendas por enviar não estão incluídas.',
    failed: 'Não foi possível carregar a explicação.',
  },
  float: {
    from: 'Mais %{amount} do que ficou na gaveta. Vindos de',
    to: 'Menos %{amount} do que ficou na gaveta. Levados para',
    nowhere: 'Nenhuma conta',
  },
  print: {
    failed: 'A impressora não respondeu. Tente de novo.',
    noServer:
      'A impressora da rede precisa do servidor. Imprima mais tarde, ou escolha outra impressora.',
  },
  place: { drawer: 'Gaveta', change: 'Mudar' },
  waiting: {
    title: 'Vendas suspensas',
    explained: 'Decida sobre estas antes de terminar o turno.',
    giveUp: 'Descartar',
    reason: 'Motivo para descartar %{name}',
    confirm: 'Confirmar',
    stay: 'Passar ao próximo turno',
  },
  x: {
    print: 'Imprimir relatório X',
    means: 'Por método de pagamento',
    behind: 'Faltam alguns registos por enviar. Ligue-se para os ver todos.',
    printLater: 'Pode imprimir depois de tudo ser enviado.',
  },
  z: {
    print: 'Imprimir relatório de fecho',
    bySupervisor: 'Só um supervisor pode imprimir o relatório de fecho.',
    open: 'Ver turno na gestão',
  },
  slip: {
    at: 'Data',
    cashier: 'Operador',
    cashierSigns: 'Assinatura do operador',
    otherSigns: 'Assinatura de quem entregou ou recebeu',
    moved: 'Registado neste turno',
    print: 'Imprimir talão',
  },
};
