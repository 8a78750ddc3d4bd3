import { printModels } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { ChangePrintModelBody, NewPrintModelBody } from './print-model.bodies.js';

/** How documents are printed. */
export const printModelsControllers = [
  registerReads({
    list: 'commercial/print_model',
    collection: printModels,
    csvColumns: ['name', 'paperSize', 'language', 'typeIds', 'cashRegisterIds', 'isDefault'],
    among: {
      cashRegisterIds: (books, id) =>
        [...books.printModels.models.values()]
          .filter(({ cashRegisterIds = [] }) => cashRegisterIds.includes(id))
          .map((model) => model.id),
    },
  }),
  registerCommands({
    resource: 'commercial/print_model',
    newBody: NewPrintModelBody,
    changeBody: ChangePrintModelBody,
  }),
];
