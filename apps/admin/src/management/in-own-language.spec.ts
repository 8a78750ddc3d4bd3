import { describe, expect, it } from '@jest/globals';
import type { ManagementDefinition } from './definition.js';
import { inOwnLanguage } from './in-own-language.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly namePt: string;
}

const definition: ManagementDefinition<Row> = {
  resource: 'commercial/document_type',
  title: 'layout.pages.documentTypes',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'id' },
    { source: 'name', render: ({ name }) => name.toUpperCase() },
    { source: 'namePt', isHidden: true },
  ],
  card: ({ name, namePt }) => ({ title: name, detail: namePt }),
  inputs: () => null,
};
const row: Row = { id: 'FT', name: 'Invoice', namePt: 'Factura' };

describe('a register with names in both languages', () => {
  it('is as it was declared for a reader of English', () => {
    expect(inOwnLanguage(definition, 'en')).toBe(definition);
  });

  it('shows the Portuguese name in the place of the English one, and sorts by it', () => {
    const { nameOf, card, columns, sort } = inOwnLanguage(definition, 'pt');
    expect([nameOf(row), card(row), sort.field]).toEqual([
      'Factura',
      { title: 'Factura', detail: 'Invoice' },
      'namePt',
    ]);
    expect(columns.map(({ source, isHidden }) => [source, isHidden])).toEqual([
      ['id', undefined],
      ['namePt', undefined],
      ['name', true],
    ]);
    expect(columns[1]?.render?.(row)).toBe('FACTURA');
  });
});
