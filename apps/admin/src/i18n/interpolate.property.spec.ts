import { describe, expect, it } from '@jest/globals';
import { errorMessages, languages, requestErrors, type Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import fc from 'fast-check';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import frame from 'ra-language-english';
import { interpolate, type Params } from './messages.js';

const providers = {
  en: polyglotI18nProvider(() => frame, 'en'),
  pt: polyglotI18nProvider(() => frame, 'pt'),
};

/** What polyglot makes of a text that react-admin has no sentence for. */
const polyglot = (language: Language, text: string, params: Params): string =>
  providers[language].translate('text', { ...params, _: text });

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/%\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

/** Every sentence below a node. */
const sentencesIn = (node: unknown): readonly string[] =>
  typeof node === 'string'
    ? [node]
    : Object.values(node as Readonly<Record<string, unknown>>).flatMap(sentencesIn);

const catalogues = {
  en: [en, errorMessages.en, requestErrors.en],
  pt: [pt, errorMessages.pt, requestErrors.pt],
};

const part = fc.oneof(
  fc.stringMatching(/^[a-zç$&\\]{0,6}$/),
  fc.constantFrom('%{name}', '%{smart_count}', '%{other}', '%', '{}', ' '),
);
const form = fc.array(part, { minLength: 1 }).map((parts) => `a${parts.join('')}z`);

describe('the interpolator of our sentences says what polyglot says', () => {
  it.each(languages)('of every sentence that is written, in %s', (language) => {
    const sentences = catalogues[language].flatMap(sentencesIn);
    expect(sentences.length).toBeGreaterThan(4_000);
    for (const text of sentences) {
      for (const count of [0, 1, 2, 999]) {
        const named = Object.fromEntries(namesIn(text).map((name) => [name, `<${name}>`]));
        const params = { ...named, smart_count: count };
        expect(interpolate(text, params)).toBe(polyglot(language, text, params));
      }
    }
  });

  it('of any sentence in one or two forms', () => {
    const forms = fc.array(form, { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(
        forms,
        fc.constantFrom(...languages),
        fc.string(),
        fc.nat(999),
        (written, language, name, count) => {
          const text = written.join(' |||| ');
          const params = { name, other: 7, smart_count: count };
          expect(interpolate(text, params)).toBe(polyglot(language, text, params));
        },
      ),
    );
  });
});
