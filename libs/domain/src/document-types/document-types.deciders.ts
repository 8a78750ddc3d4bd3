import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { registerDeciders } from '../register-deciders/index.js';
import type { DocumentTypeFields } from './document-types.events.js';
import { documentTypeRegister } from './document-types.register.js';

/** A new type; its id is its code: up to ten capital letters and digits. */
export type RegisterDocumentType = RegisterCommand<'DocumentType', DocumentTypeFields>;
/** Changes what documents of the type do from now on; issued ones keep their effects. */
export type ChangeDocumentType = ChangeCommand<'DocumentType', DocumentTypeFields>;
/** No more documents of the type; those that there are stay. */
export type ArchiveDocumentType = ArchiveCommand<'DocumentType'>;
/** Puts an archived type back. */
export type RestoreDocumentType = RestoreCommand<'DocumentType'>;

const codeShape = /^[A-Z0-9]{1,10}$/;

const { register, change, archive, restore } = registerDeciders(
  documentTypeRegister,
  (books) => books.documentTypes.types,
  {
    check: ({ books, id, fields }, problems) => {
      const { allowedTypes, isOrder = false } = fields;
      if (isOrder && hasEffect(fields)) problems.add('isOrder', 'documentType.orderHasNoEffect');
      if (!codeShape.test(id)) problems.add('id', 'documentType.codeIsLettersAndDigits', { id });
      for (const [index, type] of allowedTypes.entries()) {
        if (type !== id && !books.documentTypes.types.get(type)) {
          problems.add(`allowedTypes.${index}`, 'documentType.allowedTypeNotFound', { type });
        }
      }
    },
  },
);

/** An order only tells what is still to come: goods and money move with what it is made into. */
function hasEffect({ group, movesStock, accountEffect, ...type }: DocumentTypeFields): boolean {
  return (
    group === 'internal' ||
    movesStock !== 'none' ||
    accountEffect !== 'none' ||
    type.requiresPayment ||
    type.requiresOrigin
  );
}

/** The rules of the commands on document types, by command. */
export const documentTypesDeciders = {
  RegisterDocumentType: register,
  ChangeDocumentType: change,
  ArchiveDocumentType: archive,
  RestoreDocumentType: restore,
};
