import { describe, expect, it } from '@jest/globals';
import { errorsEn } from '../errors/errors.en.js';
import { errorsPt } from '../errors/errors.pt.js';
import { fiscalProblemsEn } from '../fiscal/problems.en.js';
import { fiscalProblemsPt } from '../fiscal/problems.pt.js';
import { notificationSentencesEn } from '../notifications/notification-sentences.en.js';
import { notificationSentencesPt } from '../notifications/notification-sentences.pt.js';
import { permissionsEn } from '../permissions/permissions.en.js';
import { permissionsPt } from '../permissions/permissions.pt.js';
import { en as printsEn } from '../prints/en.js';
import { pt as printsPt } from '../prints/pt.js';
import { requestErrorsEn } from '../request/request-errors.en.js';
import { requestErrorsPt } from '../request/request-errors.pt.js';
import { en as screensEn } from './en/index.js';
import { pt as screensPt } from './pt/index.js';

const english = {
  errors: errorsEn,
  fiscal: fiscalProblemsEn,
  notifications: notificationSentencesEn,
  permissions: permissionsEn,
  prints: printsEn,
  request: requestErrorsEn,
  screens: screensEn,
};
const portuguese = {
  errors: errorsPt,
  fiscal: fiscalProblemsPt,
  notifications: notificationSentencesPt,
  permissions: permissionsPt,
  prints: printsPt,
  request: requestErrorsPt,
  screens: screensPt,
};

/** More characters than one glance takes in. */
const maxCharacters = 140;

/** What may be longer, and why. */
const longer: Readonly<Record<string, string>> = {
  'screens.reports.vat.hint': 'names every prefix of a VAT code',
  'screens.erasure.afterText': 'says all that cannot be undone before it is done',
};

// cspell:disable
const dialect = {
  english: [
    ...[
      'whoever',
      'whatever',
      'lest',
      'anew',
      'thereby',
      'mended',
      'what is left',
      'what was mended',
    ],
    ...['comes? back', 'gives? back', 'go(es)? on', 'in force', 'by itself', 'by themselves'],
    ...['look(ed)? at', 'lies', 'of the books', 'the books', 'kept aside', 'taken otherwise'],
    ...['somebody', 'everybody', 'nobody', 'Please correct what', 'All the same', 'at hand'],
  ],
  portuguese: [
    ...['acontecimentos?', 'perde-se', 'o habitual$', 'imprime-se', 'devolve-se', 'pacote de insp'],
    ...['postos? de parte', 'trabalhos? em lote', 'continuar como', 'pendente \\d', 'os livros'],
    ...['filme do turno', 'quem explora', 'papéis e mensagens', 'fazer exactamente isto'],
  ],
};
// cspell:enable

type Sentence = readonly [path: string, text: string];

/** Every sentence of a catalogue by its path; one for each number that it counts. */
function sentencesOf(catalogue: unknown, path = ''): readonly Sentence[] {
  if (typeof catalogue === 'string')
    return catalogue.split(' |||| ').map((text) => [path, text] as const);
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) =>
    sentencesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

/** What a sentence takes in, whatever it is called for the language. */
const partsOf = (text: string): string =>
  [...new Set(text.match(/%\{\w+\}/g))]
    .map((part) => part.replace('Pt}', '}'))
    .sort()
    .join(' ');

const partsByPath = (catalogue: unknown): ReadonlyMap<string, string> => {
  const byPath = new Map<string, string>();
  for (const [path, text] of sentencesOf(catalogue))
    byPath.set(path, partsOf(`${byPath.get(path) ?? ''} ${text}`));
  return byPath;
};

const withWords = (sentences: readonly Sentence[], words: readonly string[]) => {
  const word = new RegExp(`(?<![\\p{L}-])(${words.join('|')})(?![\\p{L}-])`, 'iu');
  return sentences.filter(([, text]) => word.test(text));
};

const tooLong = (sentences: readonly Sentence[]) =>
  sentences.filter(([path, { length }]) => length > maxCharacters && !(path in longer));

/** A brace that no value is put into: a percent sign before it is what makes it one. */
const bare = (sentences: readonly Sentence[]) =>
  sentences.filter(([, text]) => /(?<!%)\{\w+\}|%\{\}|%(?=\w+\})/.test(text));

describe.each([
  ['English', english],
  ['Portuguese', portuguese],
])('a sentence in %s', (language, catalogue) => {
  const sentences = sentencesOf(catalogue);

  it('is read at a glance', () => {
    expect(tooLong(sentences)).toEqual([]);
  });

  it('puts a value into each of its braces', () => {
    expect(bare(sentences)).toEqual([]);
  });

  it('is in plain words', () => {
    const words = language === 'English' ? dialect.english : dialect.portuguese;
    expect(withWords(sentences, words)).toEqual([]);
  });
});

describe('the two languages', () => {
  it('take the same values in', () => {
    const inPortuguese = partsByPath(portuguese);
    const otherwise = [...partsByPath(english)].filter(
      ([path, parts]) => inPortuguese.get(path) !== parts,
    );
    expect(otherwise).toEqual([]);
  });
});

describe('the rules of plain words', () => {
  it('find what breaks them', () => {
    expect(tooLong([['a', 'x'.repeat(141)]])).toHaveLength(1);
    expect(tooLong([['screens.reports.vat.hint', 'x'.repeat(141)]])).toEqual([]);
    expect(bare([['a', 'Loading… {percent}%']])).toHaveLength(1);
    expect(bare([['a', 'Loading… %{percent}%']])).toEqual([]);
    expect(withWords([['a', 'Ask whoever manages it']], dialect.english)).toHaveLength(1);
    expect(withWords([['a', 'Último acontecimento']], dialect.portuguese)).toHaveLength(1);
  });

  it('name only sentences that there are', () => {
    const paths = new Set(sentencesOf(english).map(([path]) => path));
    expect(Object.keys(longer).filter((path) => !paths.has(path))).toEqual([]);
  });
});
