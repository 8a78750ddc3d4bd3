import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { registerDeciders } from '../register-deciders/index.js';
import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import type { Problems } from '../refusal.js';
import { neededColumns, neededParts } from './print-layout.js';
import type { PrintModelFields } from './print-models.events.js';
import { printModelRegister } from './print-models.register.js';

/** A new look; refused where it leaves out what the law wants (CIVA 27(5)). */
export type RegisterPrintModel = RegisterCommand<'PrintModel', PrintModelFields>;
/** Changes how papers look from now on, copies of old documents too. */
export type ChangePrintModel = ChangeCommand<'PrintModel', PrintModelFields>;
/** Nothing is printed by it any more. */
export type ArchivePrintModel = ArchiveCommand<'PrintModel'>;
/** Puts an archived model back. */
export type RestorePrintModel = RestoreCommand<'PrintModel'>;

const { register, change, archive, restore } = registerDeciders(
  printModelRegister,
  (books) => books.printModels.models,
  {
    check: ({ books, fields }, problems) => {
      const { typeIds, copies, seriesIds = [], cashRegisterIds = [] } = fields;
      if (typeIds.length === 0) problems.add('typeIds', 'documentType.noneSelected');
      if (copies.length === 0) problems.add('copies', 'printModel.noPrintOption');
      for (const [index, typeId] of typeIds.entries()) {
        if (!books.documentTypes.types.get(typeId)) {
          problems.add(`typeIds.${index}`, 'document.typeNotLoaded');
        }
      }
      for (const [index, id] of seriesIds.entries()) {
        if (!books.series.series.has(id)) problems.add(`seriesIds.${index}`, 'printModel.noSeries');
      }
      for (const [index, id] of cashRegisterIds.entries()) {
        if (!books.pos.cashRegisters.get(id)) {
          problems.add(`cashRegisterIds.${index}`, 'pos.cashRegisterNotSelected');
        }
      }
      checkLayout(books, fields, problems);
    },
  },
);

/** A model leaves nothing out that the law wants of one of its types. */
function checkLayout(
  books: Books,
  { typeIds, columns, parts }: PrintModelFields,
  problems: Problems,
): void {
  const { types } = books.documentTypes;
  const named = typeIds.flatMap((id) => types.get(id) ?? []);
  const lacks = <T>(chosen: readonly T[] | undefined, needed: readonly T[]) =>
    chosen !== undefined && needed.some((each) => !chosen.includes(each));
  if (lacks(columns, neededColumns(named.some(charges))))
    problems.add('columns', 'printModel.columnsNeeded');
  if (lacks(parts, neededParts(named.some(isPaidLater))))
    problems.add('parts', 'printModel.banksNeeded');
}

/** Receipts settle what others charge, and have no lines of articles. */
const charges = ({ accountEffect, requiresPayment }: DocumentTypeFields): boolean =>
  accountEffect === 'both' || (accountEffect !== 'none' && !requiresPayment);

const isPaidLater = ({ group, accountEffect }: DocumentTypeFields): boolean =>
  group === 'sales' && accountEffect === 'debit';

/** The rules of the commands on print models, by command. */
export const printModelsDeciders = {
  RegisterPrintModel: register,
  ChangePrintModel: change,
  ArchivePrintModel: archive,
  RestorePrintModel: restore,
};
