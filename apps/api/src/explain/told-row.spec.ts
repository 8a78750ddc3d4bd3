import { describe, expect, it } from '@jest/globals';
import { toldRow } from './explainer.js';

const row = { id: 'CI_2026.1', revision: 7, reference: 'CI 2026/1', typeId: 'CI' };
const told = (collection: string, more: object) =>
  toldRow({ collection, amount: 50_00, row: { ...row, ...more } }, new Map()).text;

describe('what an explanation adds to a document', () => {
  it('is the party that it is charged to', () => {
    expect(told('documents', { group: 'sales', clientName: 'Hotel Tofo' })).toBe('Hotel Tofo');
    const line = { group: 'purchases', partyName: 'Grossista', description: 'Arroz' };
    expect(told('document_lines', line)).toBe('Arroz · Grossista');
  });

  it('is nobody where goods move within the house, whose own name it holds', () => {
    expect(told('documents', { group: 'internal', clientName: 'Mercearia' })).toBeUndefined();
    const line = { group: 'internal', partyName: 'Mercearia', description: 'Arroz' };
    expect(told('document_lines', line)).toBe('Arroz');
  });
});
