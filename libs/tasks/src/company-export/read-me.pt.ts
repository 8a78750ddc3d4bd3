import { taxNumberName } from '@balcao/messages';
import { listLines, type ReadMe } from './archive-facts.js';

/** What is what in the archive, in Portuguese. */
export function portugueseReadMe(about: ReadMe): readonly string[] {
  const { companyName, nuit, country, writtenAt, revision } = about;
  return [
    `Tudo de ${companyName}, ${taxNumberName(country)} ${nuit}`,
    `Escrito em ${writtenAt} (UTC), até à revisão ${revision} do diário.`,
    '',
    'lists/',
    '  Todos os registos e listas em CSV (UTF-8), um ficheiro cada. A primeira linha dá nome às',
    '  colunas. Os montantes estão em unidades; 1 é sim, 0 é não; o que tem partes está em JSON.',
    ...listLines(about),
    '',
    'journal.jsonl',
    '  Todos os eventos da empresa desde o primeiro, um por linha, em JSON: revision, id, type,',
    '  data e metadata. metadata.hash é um SHA-256, escrito em hexadecimal: do hash anterior tal como',
    '  lá está escrito (64 zeros antes do primeiro evento), seguido do JSON canónico (RFC 8785) de',
    '  {type, data, metadata}, esta última sem o seu hash. Por ele se encontra o que tenha sido',
    '  alterado depois.',
    '  Os campos pessoais estão aqui escritos de modo a poderem ser lidos; são guardados cifrados,',
    '  e os hashes são sobre o que está guardado: para os verificar, ponha as linhas de',
    '  sealed.jsonl no lugar das que têm a mesma revisão.',
    '',
    'sealed.jsonl',
    '  Os eventos com campos pessoais, tal como estão guardados. As chaves não estão neste arquivo:',
    '  apagada uma pessoa, ninguém os pode ler, e os hashes continuam a bater certo.',
    '',
    'looks.jsonl',
    '  O que viram os auditores e quem nada pode alterar, e quando: alguns por linha.',
    '',
    'files/ e files.csv',
    '  Anexos, imagens e ficheiros importados, tal como foram entregues, e ficheiros feitos aqui.',
    '  files.csv indica os nomes, tipos, tamanhos em bytes e SHA-256.',
  ];
}
