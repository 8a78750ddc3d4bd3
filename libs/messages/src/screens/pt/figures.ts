import type { Translation } from '../messages.js';
import type { figures as english } from '../en/figures.js';

export const figures: Translation<typeof english> = {
  failed: 'Não foi possível carregar os valores.',
  against: 'contra %{value} em %{period}',
  compared: { before: 'contra %{value}', lastYear: 'contra %{value} há um ano' },
  receivables: 'A receber',
  overdue: 'Vencido: %{value}',
  noneOverdue: 'Nada vencido',
  attention: {
    title: 'Requer atenção',
    none: 'Tudo em dia.',
    ended: 'A subscrição terminou',
    ending:
      'A subscrição termina dentro de %{smart_count} dia |||| A subscrição termina dentro de %{smart_count} dias',
    approval: '%{name} pede aprovação de %{kind}: %{reference}',
    altered: '%{month} foi alterado depois de submetido',
    draftsOf: '%{type}: %{smart_count} rascunho |||| %{type}: %{smart_count} rascunhos',
    overdue: '%{smart_count} documento vencido |||| %{smart_count} documentos vencidos',
    toReorder: '%{smart_count} artigo a repor |||| %{smart_count} artigos a repor',
    cashBelowZero:
      '%{smart_count} caixa com saldo negativo |||| %{smart_count} caixas com saldo negativo',
    lateShifts: '%{smart_count} turno por fechar |||| %{smart_count} turnos por fechar',
    outOfStock: '%{smart_count} artigo sem stock |||| %{smart_count} artigos sem stock',
    expiring:
      '%{smart_count} lote expira até %{until} |||| %{smart_count} lotes expiram até %{until}',
  },
  late: 'Vencido',
};
