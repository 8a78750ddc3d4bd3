import type { Translation } from '../messages.js';
import type { past as english } from '../en/past.js';

/** O que se sabia num momento anterior. */
export const past: Translation<typeof english> = {
  menu: 'Como estava num dia…',
  title: 'Como se conhecia num dia',
  hint: 'Todas as listas, fichas, relatórios e impressões aparecem como então se conheciam: sem nada do que foi registado depois. Só para consulta.',
  day: 'Dia',
  time: 'Hora',
  timeInvalid: 'Horas e minutos, 14:05',
  look: 'Mostrar',
  making: 'A refazer o que então se sabia',
  percent: '%{percent} %',
  strip: 'Como se conhecia em %{when}, depois do acontecimento %{revision}. Só para consulta.',
  other: 'Outro momento…',
  now: 'Voltar ao presente',
  asItWas: 'Como estava então',
  asItWasOf: 'Como estava depois do acontecimento %{revision}',
};
