import { describe, expect, it } from '@jest/globals';
import { errorsPt } from '../errors/errors.pt.js';
import { permissionsPt } from '../permissions/permissions.pt.js';
import { pt as prints } from '../prints/pt.js';
import { pt as screens } from './pt/index.js';

/** How words begin that are written otherwise since the agreement of 1990. */
// cspell:disable
const later = [
  ...[
    'fatur',
    'açõ',
    'ação',
    'atual',
    'dire(to|ta|tor|ção)',
    'ativ(o|a|ar|ad)',
    'inativ',
    'desativ',
  ],
  ...[
    'exat',
    'receç',
    'seleç',
    'selecion',
    'correção',
    'detet',
    'efetu',
    'efetiv',
    'objet',
    'projet',
  ],
  ...['eletr', 'exce(to|ção)', 'fração', 'respetiv', 'retific', 'interat', 'reativ', 'coleção'],
  ...['proteção', 'redação', 'setor', 'veem\\b', 'leem\\b', 'ótim'],
];
/** How words begin that are Brazilian, or that only Brazilians use for these things. */
const brazilian = [
  ...['você', 'usuári', 'cadastr', 'celular', 'delet', 'salv(ar|e|o)\\b', 'telas?\\b', 'estoque'],
  ...['registr', 'gerenci', 'planilha', 'acessar', 'compartilh', 'baixar', 'cli(car|que)\\b'],
  ...['excluir', 'aguarde', 'senhas?\\b', 'email\\b'],
];
// cspell:enable

/** Every sentence of a catalogue, without the names of what is put into it. */
function sentencesIn(catalogue: unknown): readonly string[] {
  if (typeof catalogue === 'string') return [catalogue.replaceAll(/%?\{\w+\}/g, '')];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(sentencesIn);
}

const sentences = [screens, prints, errorsPt, permissionsPt].flatMap(sentencesIn);

function withWords(words: readonly string[]): readonly string[] {
  const word = new RegExp(`(?<!\\p{L})(${words.join('|')})`, 'iu');
  return sentences.filter((sentence) => word.test(sentence));
}

describe('the Portuguese of the product', () => {
  it('keeps one spelling, that of before 1990, as Mozambique writes', () => {
    expect(withWords(later)).toEqual([]);
  });

  it('has European words', () => {
    expect(withWords(brazilian)).toEqual([]);
  });

  it('would be caught writing otherwise', () => {
    expect(new RegExp(`(?<!\\p{L})(${later.join('|')})`, 'iu').test('A fatura')).toBe(true);
    expect(new RegExp(`(?<!\\p{L})(${later.join('|')})`, 'iu').test('A factura')).toBe(false);
  });
});
