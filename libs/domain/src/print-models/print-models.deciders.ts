import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { registerDeciders } from '../register-deciders/index.js';
import type { PrintModelFields } from './print-models.events.js';
import { printModelRegister } from './print-models.register.js';

export type RegisterPrintModel = RegisterCommand<'PrintModel', PrintModelFields>;
export type ChangePrintModel = ChangeCommand<'PrintModel', PrintModelFields>;
export type ArchivePrintModel = ArchiveCommand<'PrintModel'>;
export type RestorePrintModel = RestoreCommand<'PrintModel'>;

const { register, change, archive, restore } = registerDeciders(
  printModelRegister,
  (books) => books.printModels.models,
  {
    check: ({ books, fields: { typeIds, copies } }, problems) => {
      if (typeIds.length === 0) problems.add('typeIds', 'documentType.noneSelected');
      if (copies.length === 0) problems.add('copies', 'printModel.noPrintOption');
      for (const [index, typeId] of typeIds.entries()) {
        if (!books.documentTypes.types.get(typeId)) {
          problems.add(`typeIds.${index}`, 'document.typeNotLoaded');
        }
      }
    },
  },
);

export const printModelsDeciders = {
  RegisterPrintModel: register,
  ChangePrintModel: change,
  ArchivePrintModel: archive,
  RestorePrintModel: restore,
};
