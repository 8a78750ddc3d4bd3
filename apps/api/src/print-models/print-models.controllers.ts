import { cashRegisters, printModels } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { ChangePrintModelBody, NewPrintModelBody } from './print-model.bodies.js';

/** How documents are printed. */
export const printModelsControllers = [
  registerReads({
    path: 'print-models',
    view: 'printModels.view',
    collection: printModels,
    csvColumns: ['name', 'paperSize', 'language', 'typeIds', 'cashRegisterIds', 'isDefault'],
    references: { cashRegisterIds: { collection: cashRegisters, field: 'name' } },
    among: {
      cashRegisterIds: (books, id) =>
        [...books.printModels.models.values()]
          .filter(({ cashRegisterIds = [] }) => cashRegisterIds.includes(id))
          .map((model) => model.id),
    },
  }),
  registerCommands({
    path: 'print-models',
    manage: 'printModels.manage',
    newBody: NewPrintModelBody,
    changeBody: ChangePrintModelBody,
    register: (body) => ({ type: 'RegisterPrintModel', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangePrintModel', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchivePrintModel', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestorePrintModel', id, ...expected }),
  }),
];
