import type { EventOf } from '../kernel/index.js';

/** Facts of one account, in the stream `user-<id>`. */
export type UserSignedUp = EventOf<
  'UserSignedUp',
  {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly passwordHash: string;
  }
>;
export type PasswordChanged = EventOf<
  'PasswordChanged',
  { readonly id: string; readonly passwordHash: string }
>;
export type ProfileChanged = EventOf<
  'ProfileChanged',
  { readonly id: string; readonly firstName: string; readonly lastName: string }
>;
export type SessionOpened = EventOf<
  'SessionOpened',
  {
    readonly id: string;
    readonly sessionId: string;
    readonly tokenHash: string;
    readonly userAgent: string;
    /** UTC instant. */
    readonly expiresAt: string;
  }
>;
export type SessionClosed = EventOf<
  'SessionClosed',
  { readonly id: string; readonly sessionId: string }
>;
export type UserEvent =
  UserSignedUp | PasswordChanged | ProfileChanged | SessionOpened | SessionClosed;

/** Who signs in with an e-mail address, in the stream `login-<hash of the address>`. */
export type LoginClaimed = EventOf<
  'LoginClaimed',
  { readonly id: string; readonly userId: string }
>;
