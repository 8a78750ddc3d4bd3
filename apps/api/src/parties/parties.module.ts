import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { partyCategoryRegister } from '@balcao/domain';
import { partyCategories } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { partyControllers } from './party.routes.js';
import { ReadAgeingHandler } from './read-ageing.js';
import { ReadOpenDocumentsHandler } from './read-open-documents.js';
import { ReadStatementHandler } from './read-statement.js';

const client = { isClient: true, isSupplier: false };
const supplier = { isClient: false, isSupplier: true };
const entity = { isClient: true, isSupplier: true };

/** Clients, suppliers, entities that are both, and their categories. */
@Module({
  controllers: [
    ...partyControllers('commercial/clients', client),
    ...partyControllers('commercial/suppliers', supplier),
    ...partyControllers('commercial/entities', entity),
    registerReads({
      list: 'commercial/clients/categories',
      collection: partyCategories,
      csvColumns: ['kind', 'name'],
    }),
    plainCommands('commercial/clients/categories', partyCategoryRegister, { fixed: ['kind'] }),
  ],
  providers: [
    ...commandHandlers('parties'),
    ReadStatementHandler,
    ReadAgeingHandler,
    ReadOpenDocumentsHandler,
  ],
})
export class PartiesModule {}
