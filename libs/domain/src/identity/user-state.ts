import type { Preferences } from './preferences.js';

/** A signed-in browser, until it is closed or expires. */
export interface UserSession {
  readonly tokenHash: string;
  readonly userAgent: string;
  readonly expiresAt: string;
  readonly openedAt?: string | undefined;
  /** When it was last known to be in use; absent on the day that it was opened. */
  readonly usedAt?: string | undefined;
  readonly address?: string | undefined;
}

/** A link that was sent and not used yet. */
export interface PendingLink {
  readonly tokenHash: string;
  /** UTC instant. */
  readonly expiresAt: string;
}

/** An address that the account has left, and may take back until the instant. */
export interface FormerEmail {
  readonly email: string;
  /** UTC instant. */
  readonly expiresAt: string;
  /** Of the link that takes it back; absent until that is sent. */
  readonly tokenHash: string | undefined;
}

/** A code that was sent to a phone and not repeated yet. */
export interface PendingPhone {
  readonly phone: string;
  readonly codeHash: string;
  readonly expiresAt: string;
  /** Wrong codes so far. */
  readonly failures: number;
}

/** Two-factor sign-in: an authenticator's code is required in addition to the password. */
export interface TwoFactor {
  /** Encrypted. */
  readonly secret: string;
  /** The time step of the last code that was taken. */
  readonly lastStep: number;
  /** Of the recovery codes that are left. */
  readonly recoveryHashes: readonly string[];
}

/** Somebody at an identity provider. */
export interface ProviderLink {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
}

/** One account, folded from its stream. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent if the person signs in only through an identity provider. */
  readonly passwordHash: string | undefined;
  readonly isEmailConfirmed: boolean;
  /** Nobody may sign in before the address is confirmed. */
  readonly mustConfirm: boolean;
  /** Its owner has gone. */
  readonly isClosed: boolean;
  readonly preferences: Preferences;
  readonly profileImageId: string | undefined;
  readonly coverImageId: string | undefined;
  /** Nine digits, confirmed by a code. */
  readonly phone: string | undefined;
  readonly pendingPhone: PendingPhone | undefined;
  /** Of the account's address, or of the one that is to take its place. */
  readonly pendingEmail: (PendingLink & { readonly email: string }) | undefined;
  /** Addresses that the account has left, the last left last; a new password keeps them. */
  readonly formerEmails: readonly FormerEmail[];
  readonly pendingReset: PendingLink | undefined;
  /** Encrypted; not proved by a code yet. */
  readonly pendingSecret: string | undefined;
  readonly twoFactor: TwoFactor | undefined;
  readonly providers: readonly ProviderLink[];
  /** Hashes of the secrets by which browsers are known again, the last used last. */
  readonly devices: readonly string[];
  /** By session id. */
  readonly sessions: ReadonlyMap<string, UserSession>;
}
