import type { EventOf } from '../kernel/index.js';
import type { Preferences } from './preferences.js';
import type { UserSecurityEvent } from './user-security.events.js';

/** Facts of one account, in the stream `user-<id>`. */
export type UserSignedUp = EventOf<
  'UserSignedUp',
  {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    /** Absent where an identity provider answers for the person. */
    readonly passwordHash?: string;
    /** The language of the person's mails. */
    readonly language?: string;
    /** Nobody may sign in before the address is confirmed. */
    readonly mustConfirm?: boolean;
  }
>;
/** The address was signed up again before it was confirmed: what was sent last counts. */
export type SignUpRepeated = EventOf<
  'SignUpRepeated',
  {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly passwordHash: string;
    readonly language?: string;
  }
>;
/** Chosen by who was signed in; a link to reset it that is still out opens nothing. */
export type PasswordChanged = EventOf<
  'PasswordChanged',
  { readonly id: string; readonly passwordHash: string }
>;
/** The name on the account; that of a member in a company is the one it joined with. */
export type ProfileChanged = EventOf<
  'ProfileChanged',
  { readonly id: string; readonly firstName: string; readonly lastName: string }
>;
/** How the screens look to the person, on every device. */
export type PreferencesChanged = EventOf<
  'PreferencesChanged',
  { readonly id: string } & Preferences
>;
/** One of the two pictures is another one, or none. */
export type ProfileImageChanged = EventOf<
  'ProfileImageChanged',
  {
    readonly id: string;
    readonly kind: UserImageKind;
    /** Null takes the picture away. */
    readonly imageId: string | null;
  }
>;
/** The round picture next to a name, or the wide one behind the profile. */
export type UserImageKind = 'profile' | 'cover';

/** A browser is signed in; it shows the token that `tokenHash` is of. */
export type SessionOpened = EventOf<
  'SessionOpened',
  {
    readonly id: string;
    readonly sessionId: string;
    readonly tokenHash: string;
    readonly userAgent: string;
    /** UTC instant. */
    readonly expiresAt: string;
    /** UTC instant. */
    readonly openedAt?: string;
    /** From which address of the network. */
    readonly address?: string;
    /** Of the secret by which a browser is known again. */
    readonly deviceHash?: string;
  }
>;
/** A browser is signed out: by itself, from another one, or by a new password. */
export type SessionClosed = EventOf<
  'SessionClosed',
  { readonly id: string; readonly sessionId: string }
>;
/** A browser that is signed in was in use; recorded once a day, so that idle sessions end. */
export type SessionUsed = EventOf<
  'SessionUsed',
  {
    readonly id: string;
    readonly sessionId: string;
    /** UTC instant. */
    readonly usedAt: string;
  }
>;
/** The person has gone: nothing signs in to the account any more. */
export type AccountClosed = EventOf<'AccountClosed', { readonly id: string }>;

/** Facts of a person's account, in the stream `user-<userId>`; no company's stream has them. */
export type UserEvent =
  | AccountClosed
  | UserSignedUp
  | SignUpRepeated
  | PasswordChanged
  | ProfileChanged
  | PreferencesChanged
  | ProfileImageChanged
  | SessionOpened
  | SessionClosed
  | SessionUsed
  | UserSecurityEvent;

/** Who signs in with an e-mail address, in the stream `login-<hash of the address>`. */
export type LoginClaimed = EventOf<
  'LoginClaimed',
  { readonly id: string; readonly userId: string }
>;
/** The address is nobody's again: its owner has moved to another. */
export type LoginReleased = EventOf<
  'LoginReleased',
  { readonly id: string; readonly userId: string }
>;

/** Whose an address is: the stream's own order lets one account have it and no other. */
export type LoginEvent = LoginClaimed | LoginReleased;
