import { describe, expect, it } from '@jest/globals';
import { exportColumns, kindOf } from './export-columns.js';

const wordsOf = (screen: string, field: string, language: 'en' | 'pt' = 'pt') =>
  exportColumns(language, screen, [field])[0]?.words;

describe('the columns of a file', () => {
  it('say roles, states and ledgers in the words of their screens', () => {
    expect(wordsOf('users', 'role')).toMatchObject({ cashier: 'Operador de caixa' });
    expect(wordsOf('users', 'state')).toMatchObject({ active: 'Activo', suspended: 'Suspenso' });
    expect(wordsOf('commercial/payment/advances', 'ledger', 'en')).toMatchObject({
      client: 'From clients',
      supplier: 'To suppliers',
    });
    expect(wordsOf('commercial/clients', 'role')).toEqual({});
  });

  it('are days by their names', () => {
    const named = ['issuedOn', 'on', 'validTo', 'closedThrough', 'recordedThrough'];
    expect(named.map(kindOf)).toEqual(named.map(() => 'day'));
    expect(['through', 'description', 'session'].map(kindOf)).toEqual(['text', 'text', 'text']);
  });
});
