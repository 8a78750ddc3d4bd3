import { imports } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { CheckImportHandler } from './check-import.js';
import { ImportsController } from './imports.controller.js';
import { ImportRuns } from './run-import.js';
import { UndoImport } from './undo-import.js';

export const importingControllers = [
  ImportsController,
  registerReads({
    path: 'imports',
    view: 'imports.view',
    collection: imports,
    csvColumns: ['fileName', 'kind', 'rows', 'created', 'changed', 'refused', 'status', 'begunAt'],
  }),
];

export const importingProviders = [CheckImportHandler, ImportRuns, UndoImport];
