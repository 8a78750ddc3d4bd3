import { describe, expect, it } from '@jest/globals';
import { aCompany, booksOf, specify } from '../testing/index.js';
import { IMPORT_MAPPINGS_MAX } from './import-mappings.js';
import { importsDeciders } from './imports.deciders.js';

const mapping = {
  id: 'mapping_articles_old',
  kind: 'articles',
  name: 'Programa antigo',
  headings: ['Ref', 'Designação'],
  fields: { 0: 'code', 1: 'name' },
  decimal: ',',
} as const;
const kept = { type: 'ImportMappingKept', data: mapping } as const;

describe('a mapping of columns', () => {
  const given = specify(importsDeciders.KeepImportMapping);
  const keep = { type: 'KeepImportMapping', ...mapping } as const;

  it('is kept, takes the place of the one before, and says nothing twice', () => {
    given(...aCompany())
      .when(keep)
      .then(kept);
    given(...aCompany(), kept)
      .when(keep)
      .then();
    const fields = { 0: 'code', 1: 'description' };
    given(...aCompany(), kept)
      .when({ ...keep, fields })
      .then({ type: 'ImportMappingKept', data: { ...mapping, fields } });
  });

  it('has a name, and no more columns than a file', () => {
    given(...aCompany())
      .when({ ...keep, name: ' ' })
      .thenRefused('field.required', { field: 'name' }, 'name');
    given(...aCompany())
      .when({ ...keep, headings: Array.from({ length: 101 }, (_, at) => `C${at}`) })
      .thenRefused('import.tooManyColumns', { max: 100 });
  });

  it('is one of so many at most', () => {
    const many = Array.from({ length: IMPORT_MAPPINGS_MAX }, (_, at) => ({
      ...kept,
      data: { ...mapping, id: `mapping_${at}` },
    }));
    given(...aCompany(), ...many)
      .when(keep)
      .thenRefused('import.tooManyMappings', { max: IMPORT_MAPPINGS_MAX });
    given(...aCompany(), ...many.slice(1), kept)
      .when({ ...keep, name: 'Outro nome' })
      .then({ type: 'ImportMappingKept', data: { ...mapping, name: 'Outro nome' } });
  });

  it('is named otherwise, and removed', () => {
    const rename = specify(importsDeciders.RenameImportMapping);
    const remove = specify(importsDeciders.RemoveImportMapping);
    const { id } = mapping;
    rename(...aCompany(), kept)
      .when({ type: 'RenameImportMapping', id, name: 'Contabilidade' })
      .then({ type: 'ImportMappingKept', data: { ...mapping, name: 'Contabilidade' } });
    rename(...aCompany())
      .when({ type: 'RenameImportMapping', id, name: 'Contabilidade' })
      .thenRefused('record.notFound');
    remove(...aCompany(), kept)
      .when({ type: 'RemoveImportMapping', id })
      .then({ type: 'ImportMappingRemoved', data: { id, name: mapping.name } });
    remove(...aCompany())
      .when({ type: 'RemoveImportMapping', id })
      .thenRefused('record.notFound');
    const removed = { type: 'ImportMappingRemoved', data: { id, name: mapping.name } } as const;
    expect(booksOf(...aCompany(), kept, removed).imports.mappings.size).toBe(0);
  });
});
