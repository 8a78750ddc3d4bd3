import type { Preferences } from '@balcao/domain';
import type { SessionInfo } from './session.js';

/** `GET /api/session/options`: which ways in there are. */
export interface SignInOptions {
  readonly signUp: 'open' | 'closed';
  /** The third party that may answer for people; absent where none is configured. */
  readonly provider?: {
    readonly clientId: string;
    readonly scriptUrl: string;
    /** To be handed to the script; bound to this browser. */
    readonly nonce: string;
  };
}

/** `POST /api/account/sign-up`: answers the same whether the address is known. */
export interface SignUpBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** `POST /api/account/email-confirmation`: by the link of a mail. */
export interface EmailConfirmedAnswer {
  readonly email: string;
  /** Where this completed a sign-up: the person is signed in. */
  readonly session?: SessionInfo;
}

/** `POST /api/account/email/undo`: by the link of a mail. */
export interface EmailUndoneAnswer {
  /** The address that the account signs in with again. */
  readonly email: string;
}

/** `POST /api/account/password-strength`. */
export interface PasswordStrengthAnswer {
  /** From 0, guessed at once, to 4. */
  readonly score: number;
  readonly isAccepted: boolean;
  /** Why it is not, in the caller's language. */
  readonly reason?: string;
}

/** `GET /api/account`: the caller's own. */
export interface AccountAnswer extends Preferences {
  readonly id: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** The address that is to take the place of this one, until it is confirmed. */
  readonly pendingEmail?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  readonly profileImageId?: string;
  readonly coverImageId?: string;
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
  readonly recoveryCodesLeft: number;
  /** Addresses by which identity providers know the person. */
  readonly providers: readonly string[];
}

/** `POST /api/account/two-factor`: what the authenticator has to be told. */
export interface TwoFactorSetUp {
  /** In base 32, to be typed. */
  readonly secret: string;
  readonly uri: string;
  /** The same as a QR code. */
  readonly qrSvg: string;
}

/** Shown once; only hashes are kept. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/** One of `GET /api/account/sessions`. Instants are UTC. */
export interface DeviceSession {
  readonly id: string;
  readonly isThis: boolean;
  /** `Firefox, Linux`, as far as it says what it is. */
  readonly device: string;
  readonly address?: string;
  readonly openedAt?: string;
  readonly expiresAt: string;
}

/** One of `GET /api/account/history`: what happened to the account, and from where. */
export interface AccountEvent {
  readonly type: string;
  readonly at: string;
  readonly device?: string;
  readonly address?: string;
}

/** `POST /api/account/test-mail`: what became of a mail to oneself. */
export interface TestMailAnswer {
  /** The address of the account. */
  readonly to: string;
  /** Handed over to a mail server, kept as a file for want of one, or not delivered. */
  readonly outcome: 'sent' | 'kept' | 'failed';
}
