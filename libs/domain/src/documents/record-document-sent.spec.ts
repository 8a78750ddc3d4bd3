import { describe, it } from '@jest/globals';
import { aShop, issuedInShop, specify } from '../testing/index.js';
import { recordDocumentSent } from './record-document-sent.js';

const past = [...aShop(), ...issuedInShop({})];
const id = 'FT_2026.1';
const sent = { type: 'RecordDocumentSent', id, to: 'hotel@example.co.mz', language: 'pt' } as const;

describe('a document that went out by mail', () => {
  const given = specify(recordDocumentSent);

  it('says to whom and in which language, as often as it is sent', () => {
    const event = {
      type: 'DocumentSent',
      data: { id, partyId: 'mercearia', to: 'hotel@example.co.mz', language: 'pt' },
    } as const;
    given(...past)
      .when(sent)
      .then(event);
    given(...past, event)
      .when(sent)
      .then(event);
  });

  it('says which file went, where one was drawn', () => {
    const sha256 = '5f'.repeat(32);
    given(...past)
      .when({ ...sent, sha256 })
      .then({
        type: 'DocumentSent',
        data: { id, partyId: 'mercearia', to: sent.to, language: 'pt', sha256 },
      });
  });

  it('is one of the company, and went to an address', () => {
    given(...past)
      .when({ ...sent, id: 'FT_2026.2' })
      .thenRefused('document.notFound');
    given(...past)
      .when({ ...sent, to: 'Hotel Índico' })
      .thenRefused('email.invalid');
  });
});
