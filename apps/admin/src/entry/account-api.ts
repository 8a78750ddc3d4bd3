import type {
  EmailConfirmedAnswer,
  EmailUndoneAnswer,
  PasswordStrengthAnswer,
  SessionInfo,
  SignInOptions,
  SignUpBody,
} from '@balcao/contracts';
import { begin, parseSession } from '../session/session.js';
import { settings } from '../boot/settings.js';
import { request } from '../http/request.js';

// The API's answers are typed by the contract.

/** Which ways in there are; none but e-mail and password when nobody answers. */
export async function readSignInOptions(): Promise<SignInOptions> {
  const { body } = await request('/api/session/options');
  return objectIn(body) as SignInOptions;
}

/** What is sent in addition to an e-mail address or an identity token. */
export interface AlsoOffered {
  readonly password?: string;
  readonly code?: string;
}

/** Signs in; the name is remembered for the next time. Throws `ProblemError`. */
export async function signInWith(email: string, also: AlsoOffered): Promise<void> {
  settings.merge({ username: email });
  await enter('/api/session', { email, ...also });
}

/** Signs in with what an identity provider's script has handed over. Throws `ProblemError`. */
export function signInByProvider(credential: string, also: AlsoOffered): Promise<void> {
  return enter('/api/session/provider', { credential, ...also });
}

async function enter(path: string, sent: object): Promise<void> {
  const { body } = await request(path, { method: 'POST', body: sent });
  begin(parseSession(body));
}

/** Wants an account; the answer does not tell whether the address has one. */
export async function signUp(body: SignUpBody): Promise<void> {
  await request('/api/account/sign-up', { method: 'POST', body });
}

/** Wants a link that sets a new password. */
export async function askForReset(email: string): Promise<void> {
  await request('/api/account/password-reset', { method: 'POST', body: { email } });
}

/** Sets a password by the link's token. Throws `ProblemError`. */
export async function resetPassword(token: string, password: string): Promise<void> {
  const body = { token, password };
  await request('/api/account/password-reset/confirm', { method: 'POST', body });
}

/** Confirms an address by the link's token; answers the address and, at times, a session. */
export async function confirmEmail(
  token: string,
  password: string | undefined,
): Promise<EmailConfirmedAnswer> {
  const sent = { token, ...(password !== undefined && { password }) };
  const { body } = await request('/api/account/email-confirmation', { method: 'POST', body: sent });
  return objectIn(body) as EmailConfirmedAnswer;
}

/** Undoes a change of address by the link's token; answers the address. */
export async function undoEmail(token: string): Promise<string> {
  const { body } = await request('/api/account/email/undo', { method: 'POST', body: { token } });
  return (objectIn(body) as EmailUndoneAnswer).email;
}

/** Takes over the session that confirming an address has opened. */
export function enterConfirmed(session: SessionInfo): void {
  begin(session);
}

/** How soon a password would be guessed. */
export async function readStrength(
  password: string,
  about: { readonly email?: string; readonly name?: string },
  signal: AbortSignal,
): Promise<PasswordStrengthAnswer> {
  const body = { password, ...about };
  const answer = await request('/api/account/password-strength', { method: 'POST', body, signal });
  return objectIn(answer.body) as PasswordStrengthAnswer;
}

/** What is not an object at all is refused. */
function objectIn(body: unknown): object {
  if (typeof body !== 'object' || body === null) throw new Error('the answer has an unknown shape');
  return body;
}
