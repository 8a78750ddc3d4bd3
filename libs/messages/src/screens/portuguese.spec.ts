import { describe, expect, it } from '@jest/globals';
import { errorsEn } from '../errors/errors.en.js';
import { errorsPt } from '../errors/errors.pt.js';
import { fiscalProblemsPt } from '../fiscal/problems.pt.js';
import * as mails from '../mail/index.js';
import { mailWords } from '../mail/mail-words.js';
import { notificationSentencesPt } from '../notifications/notification-sentences.pt.js';
import { permissionsPt } from '../permissions/permissions.pt.js';
import { pt as prints } from '../prints/pt.js';
import { requestErrorsEn } from '../request/request-errors.en.js';
import { requestErrorsPt } from '../request/request-errors.pt.js';
import { en as screensInEnglish } from './en/index.js';
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
  ...['excluir', 'aguarde', 'senhas?\\b', 'email\\b', 'sangria', 'clique'],
];
// cspell:enable

/** Every sentence of a catalogue, with a figure for all that is put into it. */
function sentencesIn(catalogue: unknown): readonly string[] {
  if (typeof catalogue === 'string') return [catalogue.replaceAll(/%?\{\w+\}/g, '1')];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(sentencesIn);
}

/** What any mail may need to be written. */
const named = {
  firstName: 'Ana',
  name: 'Ana',
  email: 'ana@sol.example',
  inviterName: 'Rui',
  role: 'Gerente',
  companyName: 'Padaria Sol',
  partyName: 'Hotel Índico',
  link: 'https://sol.example',
  title: 'Factura FT 2026/1',
  reference: 'RC 2026/1',
  item: 'Loja',
  plan: 'Loja',
  code: 'AB12',
  when: '1',
  on: '1',
  day: '1',
  days: '1',
  issuedOn: '1',
  dueOn: '1',
  paidOn: '1',
  endedOn: '1',
  renewsOn: '1',
  total: '1',
  amount: '1',
  price: '1',
  credits: '1',
  balance: '1',
  overdue: '1',
  device: 'Firefox',
  address: '203.0.113.7',
  digest: '0',
  topic: '',
  message: '',
  note: '',
  validHours: 24,
  validDays: 7,
  validMinutes: 30,
  daysLeft: 3,
  more: 2,
  number: 1,
  events: 2,
  companyId: 'SOL',
  revision: 7,
  sentences: [],
  series: [],
};

const mailsInPortuguese = Object.values(mails)
  .filter((exported) => typeof exported === 'object')
  .flatMap(({ pt }) => [pt({ ...named, isCovered: true }), pt({ ...named, isCovered: false })]);

const sentences = [
  ...[screens, prints, errorsPt, permissionsPt, requestErrorsPt, fiscalProblemsPt],
  ...[notificationSentencesPt, mailsInPortuguese, mailWords.pt],
].flatMap(sentencesIn);

/** What each sentence takes in, by its path. */
function partsOf(catalogue: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}/${key}`;
    if (typeof value === 'object' && value !== null) return partsOf(value, here);
    const taken = new Set(String(value).match(/%?\{\w+\}/g));
    return [[here, [...taken].sort().join(' ')] as const];
  });
}

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

  it('quotes between « and »', () => {
    expect(sentences.filter((sentence) => /[“”"]/.test(sentence))).toEqual([]);
  });

  it('does not part a figure from its unit, nor does English', () => {
    const apart = /\d (%|MZN|MB|kB|ms|s|min|h)(?!\p{L})/u;
    const parted = [...sentences, ...sentencesIn([screensInEnglish, errorsEn, requestErrorsEn])];
    expect(parted.filter((sentence) => apart.test(sentence))).toEqual([]);
  });

  it('takes in what English does, and counts where it does', () => {
    const inPortuguese = new Map(partsOf(screens));
    const otherwise = partsOf(screensInEnglish).filter(
      ([path, parts]) => inPortuguese.get(path) !== parts,
    );
    expect(otherwise).toEqual([]);
  });

  it('would be caught writing otherwise', () => {
    expect(new RegExp(`(?<!\\p{L})(${later.join('|')})`, 'iu').test('A fatura')).toBe(true);
    expect(new RegExp(`(?<!\\p{L})(${later.join('|')})`, 'iu').test('A factura')).toBe(false);
  });
});
