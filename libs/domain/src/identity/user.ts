import { isEmail } from '../identifiers/index.js';
import { Problems, refuse } from '../refusal.js';
import { checked, readFields, required, text } from '../registers/index.js';
import type { LoginClaimed, UserSignedUp } from './user.events.js';

export * from './close-account.js';
export * from './same-email.js';
export * from './user-email.js';
export { EMAIL_UNDO_DAYS, keepsEmail, sendEmailUndo, undoEmailChange } from './user-email-undo.js';
export * from './user-fold.js';
export * from './user-password.js';
export * from './user-phone.js';
export * from './user-profile.js';
export * from './user-provider.js';
export * from './user-security.events.js';
export * from './user-sessions.js';
export * from './user-state.js';
export * from './user-two-factor.js';

/** What a person signs up with; the password is checked before it is hashed. */
export interface SignUp {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent where an identity provider answers for the person. */
  readonly passwordHash?: string;
  readonly language?: string;
  /** Nobody may sign in before the address is confirmed. */
  readonly mustConfirm?: boolean;
}

const signUpFields = {
  email: required(checked(isEmail, 'email.invalid')),
  firstName: required(text(100)),
  lastName: required(text(100)),
};

/** The first event of an account. */
export function signUp(sent: SignUp): UserSignedUp {
  const { id, passwordHash, language, mustConfirm, ...profile } = sent;
  const problems = new Problems();
  const fields = readFields(signUpFields, { ...profile }, problems);
  problems.refuseIfAny();
  return {
    type: 'UserSignedUp',
    data: {
      id,
      ...fields,
      ...(passwordHash !== undefined && { passwordHash }),
      ...(language !== undefined && { language }),
      ...(mustConfirm === true && { mustConfirm }),
    },
  };
}

/** The claim on an address; refused when the address is somebody's already. */
export function claimLogin(
  claimedBy: string | undefined,
  claim: { readonly id: string; readonly userId: string },
): LoginClaimed {
  if (claimedBy !== undefined) refuse('identity.emailTaken', undefined, 'email');
  return { type: 'LoginClaimed', data: claim };
}
