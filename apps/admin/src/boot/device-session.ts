import type { SessionInfo } from '@balcao/contracts';
import { session } from './session-state.js';

const KEY = 'tillSession';

/**
 * Remembers who sells in a company on this device, so that its till opens without a network; no
 * more than the till needs, and nothing that a server would let anybody in by.
 */
export function rememberOnDevice(info: SessionInfo, companyId: string): void {
  const { id, firstName, lastName } = info.user;
  const known: SessionInfo = {
    csrfToken: '',
    user: { id, firstName, lastName, email: '' },
    companies: info.companies.filter((each) => each.companyId === companyId),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage is full or forbidden: the till opens only with a network.
  }
}

/** Who sold on this device last, unless they have signed out since. */
export function knownOnDevice(): SessionInfo | undefined {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSession(known) ? known : undefined;
  } catch {
    return undefined;
  }
}

function isSession(known: unknown): known is SessionInfo {
  if (typeof known !== 'object' || known === null) return false;
  return 'user' in known && 'companies' in known && Array.isArray(known.companies);
}

/** Whether the server has not said yet who is signed in: the session is the device's memory. */
export const isFromDevice = (info: SessionInfo | null): boolean => info?.csrfToken === '';

/** Forgets the user who signs out, or is signed out by the server. */
export function forgetWithSession(): void {
  let wasSignedIn = session.get().info !== null;
  session.subscribe(() => {
    const isSignedIn = session.get().info !== null;
    if (wasSignedIn && !isSignedIn) forget();
    wasSignedIn = isSignedIn;
  });
}

function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept either.
  }
}
