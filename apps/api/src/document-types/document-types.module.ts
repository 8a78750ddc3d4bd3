import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { documentTypeRegister } from '@balcao/domain';
import { documentTypes } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';

/** Types of documents. */
@Module({
  controllers: [
    registerReads({
      list: 'commercial/document_type',
      collection: documentTypes,
      csvColumns: [
        'id',
        'name',
        'namePt',
        'prefix',
        'group',
        'movesStock',
        'accountEffect',
        'isOrder',
      ],
    }),
    plainCommands('commercial/document_type', documentTypeRegister),
  ],
  providers: [...commandHandlers('documentTypes')],
})
export class DocumentTypesModule {}
