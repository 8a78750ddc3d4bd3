import { describe, expect, it } from '@jest/globals';
import { shownRow } from './explainer.js';

const row = { id: 'CI_2026.1', revision: 7, reference: 'CI 2026/1', typeId: 'CI' };
const shownText = (collection: string, more: object) =>
  shownRow({ collection, amount: 50_00, row: { ...row, ...more } }, new Map()).text;

describe('what an explanation adds to a document', () => {
  it('is the party that it is charged to', () => {
    expect(shownText('documents', { group: 'sales', clientName: 'Hotel Tofo' })).toBe('Hotel Tofo');
    const line = { group: 'purchases', partyName: 'Grossista', description: 'Arroz' };
    expect(shownText('document_lines', line)).toBe('Arroz · Grossista');
  });

  it('is nobody where goods move within the house, whose own name it holds', () => {
    expect(shownText('documents', { group: 'internal', clientName: 'Mercearia' })).toBeUndefined();
    const line = { group: 'internal', partyName: 'Mercearia', description: 'Arroz' };
    expect(shownText('document_lines', line)).toBe('Arroz');
  });
});
