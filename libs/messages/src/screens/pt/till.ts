import type { Translation } from '../messages.js';
import type { till as english } from '../en/till.js';

export const till: Translation<typeof english> = {
  unsent:
    'Há uma venda por enviar neste dispositivo. Ligue-o à rede e espere antes de terminar a sessão. |||| Há %{count} registos por enviar neste dispositivo. Ligue-o à rede e espere antes de terminar a sessão.',
  otherTab: {
    title: 'Esta caixa está aberta noutro separador',
    explained: 'Só um separador pode vender. Continue aqui para parar o outro.',
    takeOver: 'Continuar aqui',
  },
  renewed: { afterSale: 'carrega depois desta venda' },
  notKept: 'Não foi possível guardar o último passo neste dispositivo. Liberte espaço e repita-o.',
  noStore:
    'A caixa não consegue guardar dados neste navegador. Liberte espaço ou saia da janela privada e carregue de novo.',
  changeCashier: 'Mudar de operador: %{name}',
  notices: 'Avisos',
  install: 'Instalar',
  chain: 'Último registo %{head}',
  clock: {
    ahead: 'O relógio deste dispositivo está adiantado %{amount}. Acerte-o.',
    behind: 'O relógio deste dispositivo está atrasado %{amount}. Acerte-o.',
    day: 'd',
    hour: 'h',
  },
  corrections: {
    found:
      'Um registo desta caixa foi corrigido. |||| %{count} registos desta caixa foram corrigidos.',
    foundNoted:
      'Um registo desta caixa foi aceite com um aviso. |||| %{count} registos desta caixa foram aceites com avisos.',
    short: '%{reference} ficou registada, mas o stock não chegava.',
    declared: 'Pertence a %{period}, já submetido. Mantém o número e a data; avise o contabilista.',
    look: 'Ver',
    title: 'Avisos',
    explained:
      'A venda mantém-se. Avise o gerente; a lista está também na página Dispositivos das caixas.',
    noted: 'Entendido',
    outcomes: {
      noted: 'Registado',
      corrected: 'Corrigido',
      quarantined: 'Em espera de revisão',
      refused: 'Ainda não registado',
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
      reclassify: 'Correcção do método de pagamento',
      park: 'Venda suspensa',
      recall: 'Venda suspensa retomada',
      drop: 'Venda suspensa descartada',
      print: 'Impressão',
      client: 'Cliente registado',
    },
  },
  receipt: {
    print: 'Imprimir talão',
    again: 'Imprimir de novo',
    printed: 'Impresso uma vez |||| Impresso %{count} vezes',
    failed: 'A impressora não respondeu. A venda está registada; imprima de novo.',
    noServer:
      'A impressora da rede precisa do servidor. A venda está registada; imprima mais tarde ou noutra impressora.',
    pdf: 'PDF',
    mail: 'E-mail',
    mailTo: 'Endereço de e-mail',
    send: 'Enviar',
    begun: 'A enviar o e-mail…',
    later: 'PDF e e-mail disponíveis depois de a venda ser enviada.',
  },
  devicesTitle: 'Impressora e gaveta',
};
