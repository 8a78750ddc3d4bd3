import { forbidden } from '../kernel/index.js';
import { userErrors } from './user.errors.js';

export const identityErrors = {
  ...userErrors,
  'identity.notAllowed': forbidden<{ permission: string }>(),
};
