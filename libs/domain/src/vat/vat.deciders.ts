import { refuse } from '../refusal.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { registerDeciders, type RegisterFacts } from '../register-deciders/index.js';
import type { VatEvent, VatFields } from './vat.events.js';
import { vatRegister } from './vat.register.js';

export type RegisterVat = RegisterCommand<'Vat', VatFields>;
export type ChangeVat = ChangeCommand<'Vat', VatFields>;
export type ArchiveVat = ArchiveCommand<'Vat'>;
export type RestoreVat = RestoreCommand<'Vat'>;

const { register, change, archive, restore } = registerDeciders(
  vatRegister,
  (books) => books.vat.codes,
  {
    check: ({ fields: { rate, exemptionReason, validFrom, validTo } }, problems) => {
      if (rate === '0' && exemptionReason === undefined) {
        problems.add('exemptionReason', 'vat.exemptionReasonRequired');
      }
      if (validFrom !== undefined && validTo !== undefined && validTo < validFrom) {
        problems.add('validTo', 'vat.validityEndsBeforeItBegins', { validFrom, validTo });
      }
    },
    also: formerDefault,
    archiving: (_books, { isDefault }) => {
      if (isDefault) refuse('vat.defaultCannotBeArchived');
    },
  },
);

/** One code is offered first: a new one takes the place of the former. */
function formerDefault({ books, id, fields }: RegisterFacts<VatFields, unknown>): VatEvent[] {
  if (!fields.isDefault) return [];
  return [...books.vat.codes.values()]
    .filter((code) => code.isDefault && code.id !== id)
    .map((code) => ({
      type: 'VatChanged',
      data: { id: code.id, before: { isDefault: true }, after: { isDefault: false } },
    }));
}

export const vatDeciders = {
  RegisterVat: register,
  ChangeVat: change,
  ArchiveVat: archive,
  RestoreVat: restore,
};
