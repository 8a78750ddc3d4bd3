import type { madeFiles as english } from '../en/made-files.js';

/** Ficheiros gerados em segundo plano, onde quer que apareçam. */
export const madeFiles: typeof english = {
  download: 'Descarregar',
  downloadOf: 'Descarregar %{name}',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar %{name}',
  waiting: 'À espera',
  running: 'A ser gerado: %{percent}\u00a0%',
  stopping: 'A parar',
  ready: '%{size}, gerado em %{when}',
  readyUntil: '%{size}, guardado até %{until}',
  gone: 'Já não existe',
  failed: 'Não foi possível gerá-lo. Tente de novo. O que o programa disse: %{failure}',
  cancelled: 'Cancelado',
  period: 'Período',
};
