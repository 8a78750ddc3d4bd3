import type { EventOf } from '../kernel/index.js';

/** A link was minted for the address; of its secret only the hash is kept. */
export type EmailConfirmationSent = EventOf<
  'EmailConfirmationSent',
  {
    readonly id: string;
    readonly email: string;
    readonly tokenHash: string;
    /** UTC instant. */
    readonly expiresAt: string;
  }
>;
/** The person reads the mail of the address, which is the account's from here on. */
export type EmailConfirmed = EventOf<
  'EmailConfirmed',
  {
    readonly id: string;
    readonly email: string;
    /** The address before, where this changed it. */
    readonly former?: string;
    /** UTC instant until which that one may take the account back. */
    readonly formerUntil?: string;
  }
>;
/** A link that undoes a change was mailed to the address before; only its hash is kept. */
export type EmailUndoSent = EventOf<
  'EmailUndoSent',
  { readonly id: string; readonly email: string; readonly tokenHash: string }
>;
/** The account is that of an address before again; no password opens it until one is set. */
export type EmailChangeUndone = EventOf<
  'EmailChangeUndone',
  { readonly id: string; readonly email: string; readonly former: string }
>;
/** A link that sets a new password was mailed; of its secret only the hash is kept. */
export type PasswordResetSent = EventOf<
  'PasswordResetSent',
  { readonly id: string; readonly tokenHash: string; readonly expiresAt: string }
>;
/** By a link from the mail, which proves the address too. */
export type PasswordReset = EventOf<
  'PasswordReset',
  { readonly id: string; readonly passwordHash: string }
>;

/** A code was sent to the phone; of the code only a keyed hash is kept. */
export type PhoneCodeSent = EventOf<
  'PhoneCodeSent',
  {
    readonly id: string;
    readonly phone: string;
    readonly codeHash: string;
    readonly expiresAt: string;
  }
>;
/** A wrong code was given; after `PHONE_CODE.attempts` of them the code is of no use. */
export type PhoneCodeRefused = EventOf<'PhoneCodeRefused', { readonly id: string }>;
/** The code came back from the phone: the number is the account's. */
export type PhoneConfirmed = EventOf<
  'PhoneConfirmed',
  { readonly id: string; readonly phone: string }
>;
/** The account has no phone any more. */
export type PhoneRemoved = EventOf<'PhoneRemoved', { readonly id: string }>;

/** A secret was handed to the person's authenticator; it counts once a code has proved it. */
export type TwoFactorBegun = EventOf<
  'TwoFactorBegun',
  {
    readonly id: string;
    /** Encrypted; the key is not in the journal. */
    readonly secret: string;
  }
>;
/** A code proved the secret: signing in asks for one from now on. */
export type TwoFactorTurnedOn = EventOf<
  'TwoFactorTurnedOn',
  {
    readonly id: string;
    /** The time step of the code that proved it. */
    readonly step: number;
    readonly recoveryHashes: readonly string[];
  }
>;
/** A code was taken; it and those before it are not taken again. */
export type TwoFactorCodeUsed = EventOf<
  'TwoFactorCodeUsed',
  { readonly id: string; readonly step: number }
>;
/** A recovery code stood for the authenticator; it is not taken again. */
export type RecoveryCodeUsed = EventOf<
  'RecoveryCodeUsed',
  { readonly id: string; readonly codeHash: string }
>;
/** New recovery codes take the place of all that were left. */
export type RecoveryCodesRenewed = EventOf<
  'RecoveryCodesRenewed',
  { readonly id: string; readonly recoveryHashes: readonly string[] }
>;
/** Signing in asks for no code any more; secret and recovery codes are forgotten. */
export type TwoFactorTurnedOff = EventOf<'TwoFactorTurnedOff', { readonly id: string }>;

/** Somebody whom an identity provider knows may sign in to the account. */
export type ProviderLinked = EventOf<
  'ProviderLinked',
  {
    readonly id: string;
    readonly issuer: string;
    readonly subject: string;
    readonly email: string;
  }
>;
/** The identity provider's account no longer signs in here. */
export type ProviderUnlinked = EventOf<
  'ProviderUnlinked',
  { readonly id: string; readonly issuer: string; readonly subject: string }
>;

/** What proves who somebody is, and what it takes. */
export type UserSecurityEvent =
  | EmailConfirmationSent
  | EmailConfirmed
  | EmailUndoSent
  | EmailChangeUndone
  | PasswordResetSent
  | PasswordReset
  | PhoneCodeSent
  | PhoneCodeRefused
  | PhoneConfirmed
  | PhoneRemoved
  | TwoFactorBegun
  | TwoFactorTurnedOn
  | TwoFactorCodeUsed
  | RecoveryCodeUsed
  | RecoveryCodesRenewed
  | TwoFactorTurnedOff
  | ProviderLinked
  | ProviderUnlinked;
