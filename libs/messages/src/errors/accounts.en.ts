/** Refusals about accounts, in English. */
export const accountErrorsEn = {
  'identity.passwordKnown': 'This password is too common. Choose another',
  'identity.passwordWeak': 'This password is easy to guess. Make it longer, with several words',
  'identity.passwordWrong': 'The password is wrong',
  'identity.passwordRequired': 'Enter the password you signed up with',
  'identity.demoAccount':
    'The password of this demo account is public. Change its e-mail address and password under Account first',
  'identity.twoFactorRequired': 'Turn on two-factor sign-in under Account first',
  'identity.codeRequired': 'Enter the code from your authenticator app',
  'identity.codeWrong': 'The code is wrong or was already used',
  'identity.codeExpired': 'This code has expired. Request a new one',
  'identity.linkInvalid': 'This link has expired or was already used. Request a new one',
  'identity.twoFactorOn': 'Two-factor sign-in is already on',
  'identity.twoFactorOff': 'Two-factor sign-in is off',
  'identity.signUpClosed': 'New accounts are by invitation only',
  'identity.providerRefused': 'The identity provider’s answer was not accepted. Please try again',
  'identity.providerUnverified':
    'The identity provider has not verified your e-mail address. Sign in with your password',
  'identity.linkNeedsPassword':
    'You already have an account with this address. Enter its password once to link them',
  'identity.lastWayIn': 'Set a password first, or you could not sign in again',
};
