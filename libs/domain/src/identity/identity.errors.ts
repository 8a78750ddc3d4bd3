import { conflict, forbidden, invalid } from '../kernel/index.js';

export const identityErrors = {
  'identity.notAllowed': forbidden<{ permission: string }>(),
  'identity.emailTaken': conflict(),
  'identity.passwordTooShort': invalid<{ min: number }>(),
  'identity.passwordTooLong': invalid<{ max: number }>(),
  'identity.wrongCredentials': forbidden(),
};
