import type { fiscalErrorsEn } from './fiscal.en.js';

/** Recusas sobre assinaturas e meses declarados, em português. */
export const fiscalErrorsPt: Record<keyof typeof fiscalErrorsEn, string> = {
  'fiscal.keyMissing':
    'A chave que assina os documentos, versão %{version}, não está no seu lugar; quem gere a instalação tem de a colocar',
  'fiscal.seriesSigned':
    'A série %{series} é assinada e ainda está aberta: uma cadeia de assinaturas continua até a série ser fechada',
  'fiscal.invalidPeriod': 'Isso não é um mês',
  'fiscal.periodNotEnded': 'O mês %{period} ainda não terminou',
  'fiscal.notDeclared': 'O mês %{period} não está marcado como submetido',
  'fiscal.fileOfOtherPeriod': 'O ficheiro não é do mês inteiro %{period}',
  'fiscal.fileWithoutPosition':
    'O ficheiro não foi terminado, ou não foi todo feito do mesmo estado dos livros; gere-o de novo',
  'fiscal.changedMeanwhile': 'Estão a ser escritos documentos neste momento; tente de novo',
  'fiscal.noteRequired': 'Indique o motivo ou a forma',
};
