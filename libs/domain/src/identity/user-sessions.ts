import type { SessionClosed, SessionOpened, UserEvent } from './user.events.js';
import type { User, UserSession } from './user-state.js';

/**
 * Browsers that one person is signed in on at most. One more signs out the longest unused of those
 * that call themselves what most of them do: a program that signs in again and again ends its own
 * sessions, not those of the person.
 */
export const SESSIONS_MAX = 20;

/** A session that was not used for so long is over: a shop may close for some days. */
export const SESSION_IDLE_HOURS = 7 * 24;
/** Its use is recorded no more often than this. */
export const SESSION_USE_HOURS = 24;

/** Whether the session has ended by its age or because nobody used it. */
export function isSessionOver(session: UserSession, now: string): boolean {
  const { expiresAt } = session;
  return expiresAt <= now || hoursUnused(session, now) >= SESSION_IDLE_HOURS;
}

/** Whether the use of the session is to be recorded. */
export const isUseDue = (session: UserSession, now: string): boolean =>
  hoursUnused(session, now) >= SESSION_USE_HOURS;

/** A browser is in use; nothing where that is recorded of the same day, or it is signed out. */
export function useSession(user: User, sessionId: string, now: string): readonly UserEvent[] {
  const session = user.sessions.get(sessionId);
  if (session === undefined || !isUseDue(session, now)) return [];
  return [{ type: 'SessionUsed', data: { id: user.id, sessionId, usedAt: now } }];
}

/** Sessions of before their beginning was recorded end by their age only. */
function hoursUnused({ openedAt, usedAt = openedAt }: UserSession, now: string): number {
  return usedAt === undefined ? 0 : (Date.parse(now) - Date.parse(usedAt)) / 3_600_000;
}

/** What is known of a browser as it signs in; of its secrets only hashes. */
export type NewSession = Omit<SessionOpened['data'], 'id'> & { readonly openedAt: string };

/** Signs a browser in; `former` is what it was signed in as before. */
export function openSession(
  user: User,
  session: NewSession,
  former?: string,
): readonly UserEvent[] {
  const { id } = user;
  const live = [...user.sessions].filter(
    ([id, known]) => !isSessionOver(known, session.openedAt) && id !== former,
  );
  const ended = [
    ...(former !== undefined && user.sessions.has(former) ? [former] : []),
    ...surplusOf(live, session),
  ];
  return [
    ...ended.map((sessionId) => closed(id, sessionId)),
    { type: 'SessionOpened', data: { id, ...session } },
  ];
}

/** Which sessions make room for one more. */
function surplusOf(
  live: readonly (readonly [sessionId: string, session: UserSession])[],
  { userAgent }: Pick<UserSession, 'userAgent'>,
): readonly string[] {
  const left = new Map(live);
  const ended: string[] = [];
  const many = (agent: string) =>
    [...left.values()].filter((known) => known.userAgent === agent).length +
    (agent === userAgent ? 1 : 0);
  while (left.size >= SESSIONS_MAX) {
    const counted = [...left].map(([id, known]) => ({ id, known, many: many(known.userAgent) }));
    const most = Math.max(...counted.map((one) => one.many));
    const [first] = counted
      .filter((one) => one.many === most)
      .sort((a, b) => lastUseOf(a.known) - lastUseOf(b.known));
    if (first === undefined) break;
    ended.push(first.id);
    left.delete(first.id);
  }
  return ended;
}

const lastUseOf = ({ openedAt, usedAt = openedAt }: UserSession): number =>
  usedAt === undefined ? 0 : Date.parse(usedAt);

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
