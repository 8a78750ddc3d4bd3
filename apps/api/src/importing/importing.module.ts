import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { imports } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { CheckImportHandler } from './check-import.js';
import { ImportsController } from './imports.controller.js';
import { ImportRuns } from './import-runs.js';
import { ListImportRowsHandler } from './list-import-rows.js';
import { RefusedRowsHandler } from './refused-rows-file.js';
import { MappingsController } from './mappings.controller.js';
import { RedoImport } from './redo-import.js';
import { SavedMappings } from './saved-mappings.js';
import { UndoImport } from './undo-import.js';

/** Files that are read into the registers. */
@Module({
  controllers: [
    ImportsController,
    MappingsController,
    registerReads({
      list: 'imports',
      collection: imports,
      csvColumns: [
        'fileName',
        'kind',
        'rows',
        'created',
        'changed',
        'refused',
        'status',
        'begunAt',
      ],
    }),
  ],
  providers: [
    ...commandHandlers('imports'),
    ...[CheckImportHandler, ListImportRowsHandler, RefusedRowsHandler],
    ...[ImportRuns, SavedMappings, RedoImport, UndoImport],
  ],
})
export class ImportingModule {}
