import type { Command } from '../../commands.js';
import { IMPORT_MAPPINGS_MAX, MAPPED_COLUMNS_MAX } from '../../imports/import-mappings.js';
import { after, refused, type RefusalTable } from './table.js';

const file = {
  id: 'import1',
  kind: 'clients',
  fileName: 'clientes.csv',
  fileHash: 'a',
  rows: 1,
} as const;
const begun: Command = { type: 'BeginImport', ...file };
const finished: Command = { type: 'FinishImport', id: 'import1' };
const rows = { id: 'import1', created: [], changed: [], unchanged: 1, refused: [] };
const taken = { id: 'import1', archived: 0, reverted: 0, kept: [], keptCount: 0 };
const undone: Command = { type: 'RecordUndoneImport', ...taken };
const redone = { id: 'import1', restored: 0, reapplied: 0, kept: [], keptCount: 0 };
const unknown = refused({ ...rows, ...taken, ...redone, id: 'none' }, 'import.notFound');
const isOver = after(
  [begun, finished],
  refused({ ...file, ...rows, rows: 1 }, 'import.alreadyFinished'),
);

const mapping = {
  id: 'mapping1',
  kind: 'clients',
  name: 'Do contabilista',
  headings: ['Nome'],
  fields: { '0': 'name' },
} as const;
const kept: Command = { type: 'KeepImportMapping', ...mapping };
const unknownMapping = refused({ id: 'none', name: 'X' }, 'record.notFound', '', { id: 'none' });
const nameOfMapping = [
  refused({ ...mapping, name: ' ' }, 'field.required', 'name', { field: 'name' }),
  refused({ ...mapping, name: 'x'.repeat(121) }, 'field.tooLong', 'name', {
    field: 'name',
    max: 120,
  }),
];

/** What is refused of the commands on imports and their mappings. */
export const importsRefusals: RefusalTable<'imports'> = {
  BeginImport: [
    refused({ ...file, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
    ...isOver,
    ...after(
      [begun],
      refused({ ...file, fileHash: 'b' }, 'import.otherFile', '', { fileName: 'clientes.csv' }),
    ),
  ],
  RecordImportedRows: [unknown, ...isOver],
  StopImport: [unknown, ...isOver],
  FinishImport: [unknown, ...isOver],
  RecordUndoneImport: [
    unknown,
    ...after([begun], refused(taken, 'import.notFinished')),
    ...after([begun, finished, undone], refused(taken, 'import.alreadyUndone')),
  ],
  RecordRedoneImport: [unknown, ...after([begun, finished], refused(redone, 'import.notUndone'))],
  KeepImportMapping: [
    ...nameOfMapping,
    refused(
      { ...mapping, headings: Array.from({ length: MAPPED_COLUMNS_MAX + 1 }, () => 'x') },
      'import.tooManyColumns',
      'headings',
      { max: MAPPED_COLUMNS_MAX },
    ),
    ...after(
      Array.from({ length: IMPORT_MAPPINGS_MAX }, (_, at) => ({ ...kept, id: `full${at}` })),
      refused(mapping, 'import.tooManyMappings', '', { max: IMPORT_MAPPINGS_MAX }),
    ),
  ],
  RenameImportMapping: [unknownMapping, ...after([kept], ...nameOfMapping)],
  RemoveImportMapping: [unknownMapping],
};
