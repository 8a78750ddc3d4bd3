import { headers, type SessionInfo } from '@balcao/contracts';
import { session } from './session-state.js';
import { RESTORE_TIMEOUT_MS } from './time-limits.js';
import { withTimeLimit } from './with-time-limit.js';

const KEY = 'signOut';
/** After so long without an answer the device is without a network, in milliseconds. */
const WITHIN_MS = 15_000;

/** Whether somebody signed out here and the server may not know; for a browser without storage. */
let waitsHere = false;
let finishing: Promise<void> | undefined;

/** Whether somebody signed out on this device and the server may not know yet. */
export function isSignOutWaiting(): boolean {
  try {
    return waitsHere || localStorage.getItem(KEY) !== null;
  } catch {
    return waitsHere;
  }
}

/** Remembers that somebody has signed out, until the server knows, also if the page is closed. */
export function rememberSignOut(): void {
  session.merge({ info: null });
  try {
    localStorage.setItem(KEY, 'waits');
  } catch {
    waitsHere = true;
  }
}

/**
 * Carries out the sign-out that waits: nothing of the account is shown meanwhile, and nothing is
 * left of what its tills have read. Rejects while the server does not answer; the page then says
 * that it waits.
 */
export function finishSignOut(): Promise<void> {
  session.merge({ info: null });
  finishing ??= carryOut().finally(() => {
    finishing = undefined;
  });
  return finishing;
}

async function carryOut(): Promise<void> {
  const cleared = withTimeLimit(clearTills(), RESTORE_TIMEOUT_MS).catch(console.error);
  try {
    await endSession();
  } catch (error) {
    session.merge({ isSigningOut: true });
    throw error;
  } finally {
    await cleared;
  }
  waitsHere = false;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept either.
  }
  session.merge({ isSigningOut: false });
}

const clearTills = async (): Promise<void> =>
  (await import('../till-store/leave-till.js')).clearTills();

/** The server is asked for the token: a till that opened without a network has none. */
async function endSession(): Promise<void> {
  const answer = await send({});
  if (answer.status === 401) return;
  const { csrfToken } = (await answer.json()) as SessionInfo;
  // Another tab has carried it out meanwhile: this is the session of who signed in since.
  if (!isSignOutWaiting()) return;
  await send({ method: 'DELETE', headers: { [headers.csrf]: csrfToken } });
}

async function send(options: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch('/api/session', { ...options, signal });
  if (!answer.ok && answer.status !== 401) throw new Error(`answered ${answer.status}`);
  return answer;
}
