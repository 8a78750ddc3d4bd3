import { describe, expect, it } from '@jest/globals';
import { aShop, specify } from '../testing/index.js';
import { languageOfParty } from './party-language.js';
import { recordStatementSent } from './record-statement-sent.js';

const past = aShop();
const data = {
  id: 'mercearia',
  ledger: 'client',
  to: 'contas@mercearia.co.mz',
  language: 'pt',
  from: '2026-01-01',
  until: '2026-03-31',
} as const;
const sent = { type: 'RecordStatementSent', ...data } as const;

describe('a statement that went out by mail', () => {
  const given = specify(recordStatementSent);

  it('says whose account it is, of which days, to whom and in which language', () => {
    given(...past)
      .when(sent)
      .then({ type: 'StatementSent', data });
  });

  it('is of somebody the company deals with, and went to an address', () => {
    given(...past)
      .when({ ...sent, id: 'nobody' })
      .thenRefused('record.notFound', { id: 'nobody' });
    given(...past)
      .when({ ...sent, to: 'Mercearia' })
      .thenRefused('email.invalid');
  });
});

describe('the language of a client', () => {
  it('is the one they wish, else that of their country', () => {
    expect(languageOfParty({ country: 'MZ' })).toBe('pt');
    expect(languageOfParty({ country: 'ZA' })).toBe('en');
    expect(languageOfParty({ country: 'ZA', language: 'pt' })).toBe('pt');
  });
});
