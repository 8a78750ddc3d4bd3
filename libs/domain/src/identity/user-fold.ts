import type { LoginEvent, UserEvent, UserSignedUp } from './user.events.js';
import { readPreferences } from './preferences.js';
import { evolveUserSecurity, withPassword } from './user-security-fold.js';
import type { User } from './user-state.js';

/** Devices that an account remembers; those used last. */
const rememberedDevices = 50;

/** The account after the event; the first event of a stream is its sign-up. */
export function evolveUser(user: User | undefined, event: UserEvent): User {
  if (event.type === 'UserSignedUp') return newUser(event.data);
  if (!user) throw new RangeError(`${event.type} before the account`);
  switch (event.type) {
    case 'SignUpRepeated': {
      const { firstName, lastName, passwordHash, language } = event.data;
      const preferences = { ...user.preferences, ...readPreferences({ language }) };
      return { ...user, firstName, lastName, passwordHash, preferences };
    }
    case 'PasswordChanged':
      return withPassword(user, event.data.passwordHash);
    case 'ProfileChanged':
      return { ...user, firstName: event.data.firstName, lastName: event.data.lastName };
    case 'PreferencesChanged': {
      const preferences = { ...user.preferences, ...readPreferences(event.data) };
      return { ...user, preferences };
    }
    case 'ProfileImageChanged': {
      const imageId = event.data.imageId ?? undefined;
      const isCover = event.data.kind === 'cover';
      return { ...user, [isCover ? 'coverImageId' : 'profileImageId']: imageId };
    }
    case 'SessionOpened': {
      const { sessionId, deviceHash, ...opened } = event.data;
      const { tokenHash, userAgent, expiresAt, openedAt, address } = opened;
      const session = { tokenHash, userAgent, expiresAt, openedAt, address };
      const sessions = new Map(user.sessions).set(sessionId, session);
      return { ...user, sessions, devices: withDevice(user.devices, deviceHash) };
    }
    case 'SessionUsed': {
      const { sessionId, usedAt } = event.data;
      const session = user.sessions.get(sessionId);
      if (session === undefined) return user;
      return {
        ...user,
        sessions: new Map(user.sessions).set(sessionId, { ...session, usedAt }),
      };
    }
    case 'SessionClosed': {
      const left = new Map(user.sessions);
      left.delete(event.data.sessionId);
      return { ...user, sessions: left };
    }
    case 'AccountClosed':
      return closed(user);
    default:
      return evolveUserSecurity(user, event);
  }
}

/** Keeps only the name and the former address of a closed account. */
function closed({ id, email, firstName, lastName }: User): User {
  return { ...newUser({ id, email, firstName, lastName }), isClosed: true };
}

function newUser({ passwordHash, language, mustConfirm = false, ...profile }: SignUpData): User {
  return {
    ...profile,
    passwordHash,
    preferences: readPreferences({ language }),
    mustConfirm,
    isClosed: false,
    isEmailConfirmed: false,
    profileImageId: undefined,
    coverImageId: undefined,
    phone: undefined,
    pendingPhone: undefined,
    pendingEmail: undefined,
    formerEmails: [],
    pendingReset: undefined,
    pendingSecret: undefined,
    twoFactor: undefined,
    providers: [],
    devices: [],
    sessions: new Map(),
  };
}

type SignUpData = UserSignedUp['data'];

function withDevice(devices: readonly string[], used: string | undefined): readonly string[] {
  if (used === undefined) return devices;
  return [...devices.filter((hash) => hash !== used), used].slice(-rememberedDevices);
}

/** Whose the address is, folded from its stream: the first claim counts, until it is released. */
export function evolveLogin(userId: string | undefined, event: LoginEvent): string | undefined {
  switch (event.type) {
    case 'LoginClaimed':
      return userId ?? event.data.userId;
    case 'LoginReleased':
      return userId === event.data.userId ? undefined : userId;
  }
}
