import type { Translation } from '../messages.js';
import type { corrections as english } from '../en/corrections.js';

export const corrections: Translation<typeof english> = {
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
    consent: 'Contacto para recibos',
  },
};
