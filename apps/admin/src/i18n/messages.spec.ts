import { afterEach, describe, expect, it } from '@jest/globals';
import { en } from '@balcao/messages/screens/en';
import { company, session } from '../boot/session-state.js';
import {
  BrokenSentence,
  find,
  interpolate,
  loadMessages,
  needMessages,
  sentence,
  speak,
} from './messages.js';
import { loadI18nProvider } from './provider.js';

describe('a sentence', () => {
  it('is found by its path, also below a name with slashes', () => {
    expect(find(en, 'resources.commercial/clients.fields.nuit')).toBe('NUIT');
  });

  it('is its path where nobody wrote it', () => {
    expect(find(en, 'app.unheardOf')).toBe('app.unheardOf');
  });

  it('has its parameters filled in', () => {
    expect(interpolate('Page %{page} of %{pages}', { page: 2, pages: 9 })).toBe('Page 2 of 9');
  });

  it('is broken where a value is missing, and says so', () => {
    expect(() => interpolate('Page %{page} of %{pages}', { page: 2 })).toThrow(BrokenSentence);
  });

  it('is plural unless it speaks of one', () => {
    const text = '%{smart_count} document |||| %{smart_count} documents';
    expect(interpolate(text, { smart_count: 1 })).toBe('1 document');
    expect(interpolate(text, { smart_count: 0 })).toBe('0 documents');
    expect(interpolate(text, { smart_count: 12_345 })).toMatch(/^12\s345 documents$/);
  });
});

describe('the name of the tax number', () => {
  const known = { companyId: 'luanda', companyName: 'Ilha do Cabo', nuit: '5417123456' };
  const membership = { ...known, timeZone: 'Africa/Luanda', role: 'owner', permissions: [] };
  const user = { id: 'ana', email: 'ana@balcao.example', firstName: 'Ana', lastName: 'Sitoe' };
  const key = 'resources.commercial/clients.fields.nuit';
  const open = (country: string) => {
    session.merge({ info: { csrfToken: 'T', user, companies: [{ ...membership, country }] } });
    company.merge({ id: 'luanda' });
  };

  afterEach(() => {
    session.merge({ info: null });
    company.merge({ id: null });
  });

  it.each([
    ['AO', 'NIF'],
    ['MZ', 'NUIT'],
  ])('is in a company of %s %s, wherever a sentence is said', async (country, name) => {
    await needMessages('screens');
    await loadMessages('pt');
    speak('pt');
    open(country);
    expect(sentence(key)).toBe(name);
    const provider = await loadI18nProvider('pt', country);
    expect(provider.translate(key)).toBe(name);
  });
});

describe('the sentences of react-admin', () => {
  it.each([
    ['en', 'Save', '2 items selected'],
    ['pt', 'Guardar', '2 elementos seleccionados'],
  ] as const)('are said by the same provider, in %s', async (language, save, selected) => {
    const { translate } = await loadI18nProvider(language);
    expect(translate('ra.action.save')).toBe(save);
    expect(translate('ra.action.bulk_actions', { smart_count: 2 })).toBe(selected);
  });

  it('keep a place that nothing was handed over for', async () => {
    const { translate } = await loadI18nProvider('en');
    expect(translate('ra.page.edit', { name: 'Rice' })).toContain('Rice');
    expect(translate('ra.page.edit', { name: 'Rice' })).toContain('%{recordRepresentation}');
  });

  it('are the default that was handed over, or the name, where there is none', async () => {
    const { translate } = await loadI18nProvider('en');
    expect(translate('ra.unheard.of', { _: 'Some default' })).toBe('Some default');
    expect(translate('ra.unheard.of')).toBe('ra.unheard.of');
  });
});
