import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { printModelRegister } from '@balcao/domain';
import { printModels } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';

/** Print models of documents. */
@Module({
  controllers: [
    registerReads({
      list: 'commercial/print_model',
      collection: printModels,
      csvColumns: ['name', 'paperSize', 'language', 'typeIds', 'cashRegisterIds', 'isDefault'],
      codes: ['typeIds'],
      among: {
        cashRegisterIds: (books, id) =>
          [...books.printModels.models.values()]
            .filter(({ cashRegisterIds = [] }) => cashRegisterIds.includes(id))
            .map((model) => model.id),
      },
    }),
    plainCommands('commercial/print_model', printModelRegister),
  ],
  providers: [...commandHandlers('printModels')],
})
export class PrintModelsModule {}
