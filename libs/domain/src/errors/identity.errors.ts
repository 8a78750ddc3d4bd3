import { forbidden } from '../kernel/index.js';
import { userErrors } from './user.errors.js';

/** Refusals of accounts and of permissions; those of a company's members are `membersErrors`. */
export const identityErrors = {
  ...userErrors,
  'identity.notAllowed': forbidden<{ permission: string }>(),
};
