import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { LiveModule } from '../live/live.module.js';
import { AccountMails } from './account-mails.js';
import { AccountController } from './account/account.controller.js';
import { CloseAccountController } from './account/close-account.controller.js';
import { DevicesController } from './account/devices.controller.js';
import { EmailConfirmations } from './account/email-confirmations.js';
import { EmailController } from './account/email.controller.js';
import { AccountImagesController } from './account/images.controller.js';
import { OwnAccount } from './account/own-account.js';
import { PasswordResetController } from './account/password-reset.controller.js';
import { PasswordController } from './account/password.controller.js';
import { PhoneController } from './account/phone.controller.js';
import { SignUpController } from './account/sign-up.controller.js';
import { TestMailController } from './account/test-mail.controller.js';
import { TwoFactorController } from './account/two-factor.controller.js';
import { UndoEmailController } from './account/undo-email.controller.js';
import { Accounts } from './accounts.js';
import { Authenticator } from './authenticator.js';
import { Entrance } from './entrance.js';
import { Memberships } from './memberships.js';
import { OpenSignUp } from './open-sign-up.js';
import { PasswordStrengths } from './password-strength.js';
import { Proofs } from './proofs.js';
import { IdentityTokens } from './provider/identity-tokens.js';
import { ProviderController } from './provider/provider.controller.js';
import { ProviderSignIn } from './provider/provider-sign-in.js';
import { SecondProofs } from './second-proofs.js';
import { Secrets } from './secrets.js';
import { SessionAnswers } from './session-answers.js';
import { SessionController } from './session.controller.js';
import { Sessions } from './sessions.js';
import { SignUp } from './sign-up.js';
import { SignIn } from './sign-in.js';

/** Accounts, sessions and proofs of who somebody is. */
@Module({
  imports: [ImagesModule, LimitsModule, LiveModule],
  controllers: [
    SessionController,
    ProviderController,
    AccountController,
    SignUpController,
    EmailController,
    UndoEmailController,
    PasswordController,
    PasswordResetController,
    PhoneController,
    TestMailController,
    TwoFactorController,
    DevicesController,
    AccountImagesController,
    CloseAccountController,
  ],
  providers: [
    AccountMails,
    Accounts,
    Authenticator,
    EmailConfirmations,
    Entrance,
    IdentityTokens,
    Memberships,
    OpenSignUp,
    OwnAccount,
    PasswordStrengths,
    Proofs,
    ProviderSignIn,
    SecondProofs,
    Secrets,
    SessionAnswers,
    Sessions,
    SignIn,
    SignUp,
  ],
  exports: [
    Accounts,
    Entrance,
    Memberships,
    OwnAccount,
    Proofs,
    SecondProofs,
    Secrets,
    Sessions,
    SignUp,
  ],
})
export class IdentityModule {}
