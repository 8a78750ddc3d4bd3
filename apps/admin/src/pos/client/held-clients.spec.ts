import { describe, expect, it } from '@jest/globals';
import type { ClientRow } from '@balcao/contracts';
import { heldClients } from './held-clients.js';

const client = (id: string, name: string, more: Partial<ClientRow> = {}): ClientRow => ({
  id,
  name,
  code: `C${id}`,
  revision: 1,
  isArchived: false,
  isClient: true,
  isSupplier: false,
  balanceMinor: 0,
  ...more,
});

const clients = heldClients([
  client('1', 'Maria João', { phone1: '841234567' }),
  client('2', 'Hotel Tofo', { nuit: '400112987' }),
  client('3', 'João Sitoe'),
  client('4', 'João Antigo', { isArchived: true }),
]);
const found = (words: string): readonly string[] =>
  clients.search(words, 8).map(({ name }) => name);

describe('the clients of a till', () => {
  it('are found without accents, those that begin with it first', () => {
    expect(found('joao')).toEqual(['Maria João', 'João Sitoe']);
  });

  it('are found by NUIT, phone and code', () => {
    expect(found('400112')).toEqual(['Hotel Tofo']);
    expect(found('84123')).toEqual(['Maria João']);
    expect(found('c3')).toEqual(['João Sitoe']);
  });
});
