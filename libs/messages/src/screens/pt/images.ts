import type { Translation } from '../messages.js';
import type { images as english } from '../en/images.js';

/** O que dizem os campos de imagens. */
export const images: Translation<typeof english> = {
  add: 'Adicionar imagens',
  choose: 'Escolher uma imagem',
  sending: 'A enviar…',
  main: 'Imagem principal',
  one: 'Imagem %{number} de %{list}',
  forward: 'Passar a imagem %{number} para a frente',
  back: 'Passar a imagem %{number} para trás',
  remove: 'Remover a imagem %{number}',
  logo: 'Logótipo',
  ofArticle: 'Imagens',
};
