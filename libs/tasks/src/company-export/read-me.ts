import type { Language } from '@balcao/messages';

/** What the archive's own page tells of it. */
export interface ReadMe {
  readonly companyName: string;
  readonly nuit: string;
  /** UTC instant. */
  readonly writtenAt: string;
  /** Of the last event that is in the journal's file; -1 where there is none. */
  readonly revision: number;
  /** Files of lists with what they hold. */
  readonly lists: readonly { readonly file: string; readonly holds: string }[];
}

/** The page that says what is what, in a language. */
export function readMeOf(language: Language, about: ReadMe): string {
  const lines = language === 'pt' ? portuguese(about) : english(about);
  return `${lines.join('\r\n')}\r\n`;
}

const listed = ({ lists }: ReadMe): readonly string[] =>
  lists.map(({ file, holds }) => `  ${file}: ${holds}`);

function english(about: ReadMe): readonly string[] {
  const { companyName, nuit, writtenAt, revision } = about;
  return [
    `Everything of ${companyName}, NUIT ${nuit}`,
    `Written at ${writtenAt} (UTC), up to revision ${revision} of the journal.`,
    '',
    'lists/',
    '  Every register and list as CSV (UTF-8), one file each. The first line names the columns.',
    '  Amounts are in whole units; 1 is yes, 0 is no; what has parts is JSON.',
    ...listed(about),
    '',
    'journal.jsonl',
    '  Every event of the company from the first on, one per line, as JSON: revision, id, type,',
    '  data and metadata. metadata.hash is the SHA-256 of the hash before it and of the canonical',
    '  JSON (RFC 8785) of type, data and metadata: whatever was changed later is found by it.',
    '',
    'files/ and files.csv',
    '  Attachments, pictures and imported files as they were given. files.csv tells their names,',
    '  types, sizes in bytes and SHA-256.',
  ];
}

function portuguese(about: ReadMe): readonly string[] {
  const { companyName, nuit, writtenAt, revision } = about;
  return [
    `Tudo de ${companyName}, NUIT ${nuit}`,
    `Escrito em ${writtenAt} (UTC), até à revisão ${revision} do diário.`,
    '',
    'lists/',
    '  Todos os registos e listas em CSV (UTF-8), um ficheiro cada. A primeira linha dá nome às',
    '  colunas. Os montantes estão em unidades; 1 é sim, 0 é não; o que tem partes está em JSON.',
    ...listed(about),
    '',
    'journal.jsonl',
    '  Todos os eventos da empresa desde o primeiro, um por linha, em JSON: revision, id, type,',
    '  data e metadata. metadata.hash é o SHA-256 do hash anterior e do JSON canónico (RFC 8785)',
    '  de type, data e metadata: por ele se encontra o que tenha sido alterado depois.',
    '',
    'files/ e files.csv',
    '  Anexos, imagens e ficheiros importados, tal como foram entregues. files.csv indica os',
    '  nomes, tipos, tamanhos em bytes e SHA-256.',
  ];
}
