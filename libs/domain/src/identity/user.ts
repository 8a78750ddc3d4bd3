import { isEmail } from '../identifiers/index.js';
import { Problems, refuse } from '../refusal.js';
import { checked, readFields, required, text } from '../registers/index.js';
import type { LoginClaimed, UserEvent, UserSignedUp } from './user.events.js';

/** A signed-in browser, until it is closed or expires. */
export interface UserSession {
  readonly tokenHash: string;
  readonly userAgent: string;
  readonly expiresAt: string;
}

/** One account, folded from its stream. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  /** By session id. */
  readonly sessions: ReadonlyMap<string, UserSession>;
}

/** The account after the event; the first event of a stream is its sign-up. */
export function evolveUser(user: User | undefined, event: UserEvent): User {
  if (event.type === 'UserSignedUp') return { ...event.data, sessions: new Map() };
  if (!user) throw new RangeError(`${event.type} before the account`);
  switch (event.type) {
    case 'PasswordChanged':
      return { ...user, passwordHash: event.data.passwordHash };
    case 'ProfileChanged':
      return { ...user, firstName: event.data.firstName, lastName: event.data.lastName };
    case 'SessionOpened': {
      const { sessionId, tokenHash, userAgent, expiresAt } = event.data;
      const opened = new Map(user.sessions).set(sessionId, { tokenHash, userAgent, expiresAt });
      return { ...user, sessions: opened };
    }
    case 'SessionClosed': {
      const left = new Map(user.sessions);
      left.delete(event.data.sessionId);
      return { ...user, sessions: left };
    }
  }
}

/** Whose the address is, folded from its stream: the first claim counts. */
export function evolveLogin(userId: string | undefined, event: LoginClaimed): string {
  return userId ?? event.data.userId;
}

/** Characters of a password: long ones are welcome, endless ones only keep the hash busy. */
export const PASSWORD_LENGTH = { min: 8, max: 200 };

/** Refuses a password that is too short, or too long to be hashed in reasonable time. */
export function checkPassword(password: string): void {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min) refuse('identity.passwordTooShort', { min }, 'password');
  if (password.length > max) refuse('identity.passwordTooLong', { max }, 'password');
}

/** What a person signs up with; the password is checked before it is hashed. */
export interface SignUp {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

const signUpFields = {
  email: required(checked(isEmail, 'email.invalid')),
  firstName: required(text(100)),
  lastName: required(text(100)),
};

/** The first event of an account. */
export function signUp({ id, passwordHash, ...sent }: SignUp): UserSignedUp {
  const problems = new Problems();
  const fields = readFields(signUpFields, { ...sent }, problems);
  problems.refuseIfAny();
  return { type: 'UserSignedUp', data: { id, ...fields, passwordHash } };
}

/** The first event of `login-<hash>`; refused when the address is somebody's already. */
export function claimLogin(
  claimedBy: string | undefined,
  claim: { readonly id: string; readonly userId: string },
): LoginClaimed {
  if (claimedBy !== undefined) refuse('identity.emailTaken', undefined, 'email');
  return { type: 'LoginClaimed', data: claim };
}
