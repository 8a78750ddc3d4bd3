import { refused, refusalsOfRegister, type RefusalTable } from './table.js';

const proposal = {
  name: 'Proposal',
  namePt: 'Proposta',
  prefix: 'PP9',
  group: 'sales',
  movesStock: 'none',
  accountEffect: 'none',
  requiresPayment: false,
  requiresOrigin: false,
  isOrder: false,
  allowedTypes: [],
} as const;
const type = refusalsOfRegister('DocumentType', proposal, 'name');
const wrong = (more: object) => ({ id: 'PP9', fields: { ...proposal, ...more } });

/** What is refused of the commands on document types. */
export const documentTypesRefusals: RefusalTable<'documentTypes'> = {
  ...type,
  RegisterDocumentType: [
    ...type.RegisterDocumentType,
    refused({ id: 'pp', fields: proposal }, 'documentType.codeIsLettersAndDigits', 'id', {
      id: 'pp',
    }),
    refused(wrong({ prefix: 'FT' }), 'field.taken', 'prefix', { field: 'prefix', value: 'FT' }),
    refused(
      wrong({ isOrder: true, movesStock: 'out' }),
      'documentType.orderHasNoEffect',
      'isOrder',
    ),
    refused(
      wrong({ allowedTypes: ['FT', 'none'] }),
      'documentType.allowedTypeNotFound',
      'allowedTypes.1',
      { type: 'none' },
    ),
  ],
};
