import type { madeFiles as english } from '../en/made-files.js';

/** Ficheiros gerados em segundo plano, onde quer que apareçam. */
export const madeFiles: typeof english = {
  download: 'Descarregar',
  downloadOf: 'Descarregar %{name}',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar %{name}',
  waiting: 'À espera',
  running: 'A gerar: %{percent}%',
  stopping: 'A parar…',
  ready: '%{size}, gerado em %{when}',
  readyUntil: '%{size}, disponível até %{until}',
  gone: 'Expirado',
  failed: 'Não foi possível gerar o ficheiro. Tente de novo. Detalhes: %{failure}',
  cancelled: 'Cancelado',
  period: 'Período',
};
