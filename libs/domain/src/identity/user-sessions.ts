import type { SessionClosed, SessionOpened, UserEvent } from './user.events.js';
import type { User } from './user-state.js';

/** Browsers that one person is signed in on at most; one more signs the oldest out. */
export const SESSIONS_MAX = 20;

/** What is known of a browser as it signs in; of its secrets only hashes. */
export type NewSession = Omit<SessionOpened['data'], 'id'> & { readonly openedAt: string };

/** Signs a browser in; `former` is what it was signed in as before. */
export function openSession(
  user: User,
  session: NewSession,
  former?: string,
): readonly UserEvent[] {
  const { id } = user;
  const live = [...user.sessions]
    .filter(([sessionId, { expiresAt }]) => expiresAt > session.openedAt && sessionId !== former)
    .map(([sessionId]) => sessionId);
  const surplus = live.slice(0, Math.max(0, live.length + 1 - SESSIONS_MAX));
  const ended = [
    ...(former !== undefined && user.sessions.has(former) ? [former] : []),
    ...surplus,
  ];
  return [
    ...ended.map((sessionId) => closed(id, sessionId)),
    { type: 'SessionOpened', data: { id, ...session } },
  ];
}

/** Signs every browser out, or every other. */
export function closeSessions(
  { id, sessions }: User,
  { except }: { readonly except?: string } = {},
): readonly SessionClosed[] {
  return [...sessions.keys()]
    .filter((sessionId) => sessionId !== except)
    .map((sessionId) => closed(id, sessionId));
}

/** Signs one browser out; nothing where it is signed out already. */
export function closeSession({ id, sessions }: User, sessionId: string): readonly SessionClosed[] {
  return sessions.has(sessionId) ? [closed(id, sessionId)] : [];
}

/** Whether the person has signed in before, but never from this browser. */
export function isNewDevice({ devices }: User, deviceHash: string): boolean {
  return devices.length > 0 && !devices.includes(deviceHash);
}

const closed = (id: string, sessionId: string): SessionClosed => ({
  type: 'SessionClosed',
  data: { id, sessionId },
});
