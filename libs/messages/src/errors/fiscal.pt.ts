import type { fiscalErrorsEn } from './fiscal.en.js';

/** Recusas sobre assinaturas e meses declarados, em português. */
export const fiscalErrorsPt: Record<keyof typeof fiscalErrorsEn, string> = {
  'fiscal.keyMissing':
    'Falta no servidor a chave de assinatura de documentos, versão %{version}. Contacte o administrador',
  'fiscal.seriesSigned':
    'Feche primeiro a série %{series}: ainda está aberta e os seus documentos são assinados',
  'fiscal.invalidPeriod': 'Mês inválido',
  'fiscal.periodNotEnded': '%{period} ainda não terminou',
  'fiscal.notDeclared': '%{period} não está marcado como submetido',
  'fiscal.fileOfOtherPeriod': 'O ficheiro não abrange todo o mês %{period}',
  'fiscal.fileWithoutPosition':
    'O ficheiro está incompleto, ou houve alterações enquanto era gerado. Gere-o de novo',
  'fiscal.changedMeanwhile': 'Estão a ser registados documentos neste momento. Tente de novo',
  'fiscal.noteRequired': 'Indique o motivo ou a forma',
  'fiscal.adjustmentNoteRequired': 'Indique a que se referem as regularizações',
  'fiscal.refundAboveCredit':
    'O crédito deste mês é %{credit}; não se pode pedir mais de reembolso',
};
