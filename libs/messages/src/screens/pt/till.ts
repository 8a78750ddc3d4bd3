import type { Translation } from '../messages.js';
import type { till as english } from '../en/till.js';

export const till: Translation<typeof english> = {
  unsent:
    'Algo vendido neste dispositivo ainda não foi enviado. Ligue-o à rede, espere até nada ficar por enviar e termine então a sessão. |||| %{count} registos da caixa neste dispositivo ainda não foram enviados. Ligue-o à rede, espere até nada ficar por enviar e termine então a sessão.',
  otherTab: {
    title: 'Esta caixa está aberta noutro separador',
    explained: 'Só um separador vende. Continue no outro, ou continue aqui: o outro pára então.',
    takeOver: 'Continuar aqui',
  },
  renewed: { afterSale: 'carrega-se depois de concluída esta venda' },
  notKept:
    'Este dispositivo não conseguiu guardar o último passo: não ficou registado. Veja se ainda tem espaço e repita-o.',
  noStore:
    'Este navegador não deixa a caixa guardar nada neste dispositivo, por isso não se pode vender aqui. Liberte espaço, ou saia da janela privada, e carregue a página de novo.',
  notices: 'Avisos',
  install: 'Instalar',
  chain: 'Último registo %{head}',
  clock: {
    ahead: 'O relógio deste dispositivo está adiantado %{amount}: acerte-o.',
    behind: 'O relógio deste dispositivo está atrasado %{amount}: acerte-o.',
    day: 'd',
    hour: 'h',
  },
  corrections: {
    found:
      'O servidor recebeu um registo de modo diferente do que esta caixa escreveu. |||| O servidor recebeu %{count} registos de modo diferente do que esta caixa escreveu.',
    foundNoted:
      'O servidor recebeu um registo tal como estava, e tem algo a dizer sobre ele. |||| O servidor recebeu %{count} registos tal como estavam, e tem algo a dizer sobre eles.',
    declared:
      'Pertence a %{period}, que já estava declarado quando chegou. Mantém o número e a data; o contabilista vê-o como alterado depois da declaração, com o que se pode fazer.',
    look: 'Ver',
    title: 'O que o servidor diz',
    explained:
      'Aconteceu e está no papel, por isso fica registado. Mostre esta lista a quem gere a loja; a página Caixas da gestão também a tem.',
    noted: 'Tomei nota',
    outcomes: {
      noted: 'Recebido',
      corrected: 'Corrigido',
      quarantined: 'Posto de parte',
      refused: 'Ainda não recebido',
    },
    kinds: {
      openShift: 'Abertura do turno',
      joinShift: 'Entrada de operador',
      moveCash: 'Entrada ou saída de dinheiro',
      countShift: 'Contagem da gaveta',
      closeShift: 'Fecho do turno',
      note: 'Nota do turno',
      sell: 'Venda',
      return: 'Devolução',
      takeBack: 'Devolução sem talão',
      reclassify: 'Correcção do meio de pagamento',
      park: 'Venda suspensa',
      recall: 'Venda suspensa retomada',
      drop: 'Venda suspensa abandonada',
      print: 'Impressão',
      client: 'Cliente registado',
    },
  },
  receipt: {
    print: 'Imprimir talão',
    again: 'Imprimir de novo',
    printed: 'Impresso uma vez |||| Impresso %{count} vezes',
    failed: 'A impressora não aceitou o talão. A venda está feita: tente de novo.',
    noServer:
      'Sem o servidor não se chega à impressora da rede. A venda fica feita: imprima mais tarde, ou escolha outra impressora.',
    pdf: 'PDF',
    mail: 'E-mail',
    mailTo: 'Endereço de e-mail',
    send: 'Enviar',
    begun: 'O e-mail está a caminho',
    later: 'PDF e e-mail quando a venda tiver sido enviada.',
  },
  devices: {
    title: 'Impressora e gaveta',
    printer: 'Os talões são impressos',
    ways: {
      browser: 'Pela impressão do navegador',
      usb: 'Por uma impressora de talões em USB',
      serial: 'Por uma impressora de talões em porta série',
      network: 'Por uma impressora de talões na rede',
    },
    notHere: 'Este navegador não fala com impressoras de talões: use o Chrome ou o Edge.',
    notAllowed:
      'Esta instalação ainda não imprime em impressoras na rede. Quem gere o servidor permite as redes delas (PRINTER_NETWORKS).',
    noAddress:
      'Esta caixa ainda não tem impressora na rede: o endereço escreve-se na gestão, na caixa registadora.',
    address: 'O servidor imprime em %{name}.',
    connect: 'Escolher a impressora',
    connected: '%{name} está pronta',
    noPrinter: 'Ainda não foi escolhida nenhuma impressora.',
    columns: 'Caracteres por linha',
    codePage: 'Letras',
    speed: 'Velocidade da porta (baud)',
    drawer: 'Abrir a gaveta quando se paga em dinheiro',
    pin: 'Ligação da gaveta',
    atOnce: 'Imprimir o talão logo que a venda é feita',
    test: 'Imprimir um teste',
    testText: 'Açúcar, pão, café, maçã: 1 234,50 MT',
    openDrawer: 'Abrir a gaveta',
    drawerReason: 'Motivo para abrir a gaveta',
    drawerNeedsShift: 'A gaveta só se abre com um turno aberto.',
  },
};
