import { absent, invalid } from '../kernel/index.js';

/** Refusals of document types, in addition to those of any register. */
export const documentTypesErrors = {
  'documentType.codeIsLettersAndDigits': invalid<{ id: string }>(),
  'documentType.orderHasNoEffect': invalid(),
  'documentType.allowedTypeNotFound': absent<{ type: string }>(),
};
