import { absent, invalid } from '../kernel/index.js';

export const documentTypesErrors = {
  'documentType.codeIsLettersAndDigits': invalid<{ id: string }>(),
  'documentType.orderHasNoEffect': invalid(),
  'documentType.allowedTypeNotFound': absent<{ type: string }>(),
};
