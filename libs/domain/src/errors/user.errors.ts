import { conflict, forbidden, invalid } from '../kernel/index.js';

/** What is wrong with an account, or with who claims to be its owner. */
export const userErrors = {
  'identity.emailTaken': conflict(),
  'identity.passwordTooShort': invalid<{ min: number }>(),
  'identity.passwordTooLong': invalid<{ max: number }>(),
  /** Others use it, so it is tried first. */
  'identity.passwordKnown': invalid(),
  /** A name, a keyboard row, a date: guessed soon. */
  'identity.passwordWeak': invalid(),
  'identity.passwordWrong': invalid(),
  /** The password from the sign-up: the link is not enough to sign in. */
  'identity.passwordRequired': invalid(),
  'identity.wrongCredentials': forbidden(),
  /** The password fits; what is missing is the authenticator's code. */
  'identity.codeRequired': forbidden(),
  'identity.codeWrong': invalid(),
  'identity.codeExpired': invalid(),
  'identity.linkInvalid': invalid(),
  'identity.twoFactorOn': conflict(),
  'identity.twoFactorOff': conflict(),
  'identity.signUpClosed': forbidden(),
  'identity.providerRefused': forbidden(),
  'identity.providerUnverified': forbidden(),
  /** The address has an account, whose password proves that it is the same person. */
  'identity.linkNeedsPassword': forbidden(),
  /** What is asked for is not for a password by itself. */
  'identity.twoFactorRequired': forbidden(),
  /** Everybody knows its password. */
  'identity.demoAccount': forbidden(),
  'identity.lastWayIn': conflict(),
};
