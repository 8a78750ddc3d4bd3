import type { SignUpBody as SignUpShape } from '@balcao/contracts';
import { Text } from '../../http/fields.js';

export class SignUpBody implements SignUpShape {
  @Text(1_000)
  readonly firstName!: string;

  @Text(1_000)
  readonly lastName!: string;

  @Text(1_000)
  readonly email!: string;

  @Text(1_000)
  readonly password!: string;
}

export class EmailBody {
  @Text(1_000)
  readonly email!: string;
}

/** What proves once more who is signed in, before something changes how they sign in. */
export class ProofBody {
  /** The account's. */
  @Text(1_000)
  readonly password!: string;

  /** Of the authenticator or for recovery; required where the account has two-factor sign-in. */
  @Text(40, { optional: true })
  readonly code?: string;
}

export class ChangeEmailBody extends ProofBody {
  @Text(1_000)
  readonly email!: string;
}

/** The link's secret, from behind its `#`. */
export class LinkBody {
  @Text(200)
  readonly token!: string;

  /** The one that was signed up with, where the link completes a sign-up. */
  @Text(1_000, { optional: true })
  readonly password?: string;
}

/** The secret of the link that went to the address before. */
export class UndoEmailBody {
  @Text(200)
  readonly token!: string;
}

export class ResetPasswordBody {
  @Text(200)
  readonly token!: string;

  @Text(1_000)
  readonly password!: string;
}

export class StrengthBody {
  @Text(1_000)
  readonly password!: string;

  @Text(1_000, { optional: true })
  readonly email?: string;

  @Text(1_000, { optional: true })
  readonly name?: string;
}

export class ChangePasswordBody {
  @Text(1_000)
  readonly currentPassword!: string;

  /** Empty: it stays as it is. */
  @Text(1_000)
  readonly password!: string;

  /** Of the authenticator or for recovery; required where the account has two-factor sign-in. */
  @Text(40, { optional: true })
  readonly code?: string;
}

export class ChangeAccountBody {
  @Text(1_000, { optional: true })
  readonly firstName?: string;

  @Text(1_000, { optional: true })
  readonly lastName?: string;

  @Text(10, { optional: true })
  readonly language?: string;

  @Text(10, { optional: true })
  readonly theme?: string;

  /** Rows on a page of a list: `10`, `25`, `50` or `100`. */
  @Text(10, { optional: true })
  readonly rowsPerPage?: string;

  /** How screens write days: `language`, `slashes`, `dashes` or `iso`. */
  @Text(10, { optional: true })
  readonly dayFormat?: string;

  /** The sign before decimals on screens: `language`, `comma` or `point`. */
  @Text(10, { optional: true })
  readonly decimalSign?: string;

  /** The page that opens after signing in, `home` or `till` for example. */
  @Text(20, { optional: true })
  readonly startPage?: string;

  /** Whether the till makes a tone when it refuses a scan: `on` or `off`. */
  @Text(10, { optional: true })
  readonly tillSounds?: string;

  /** Whether shortcuts of one plain key hold: `on` or `off`. */
  @Text(10, { optional: true })
  readonly plainKeys?: string;
}

export class PhoneBody {
  @Text(40)
  readonly phone!: string;
}

export class CodeBody {
  @Text(40)
  readonly code!: string;
}

export class PasswordBody {
  @Text(1_000)
  readonly password!: string;
}
