/** Refusals about accounts, in English. */
export const accountErrorsEn = {
  'identity.passwordKnown': 'This password is on the lists that are tried first. Choose another',
  'identity.passwordWeak': 'This password is easily guessed. Make it longer, of several words',
  'identity.passwordWrong': 'The password is wrong',
  'identity.passwordRequired': 'Enter the password that you signed up with',
  'identity.demoAccount':
    'Everybody knows the password of this demo account. Change its e-mail address and its password under Account first',
  'identity.twoFactorRequired': 'Turn on two-factor sign-in under Account first',
  'identity.codeRequired': 'Enter the code that your authenticator shows',
  'identity.codeWrong': 'The code is wrong, or was used before',
  'identity.codeExpired': 'This code is no longer valid. Ask for a new one',
  'identity.linkInvalid': 'This link was used before or is too old. Ask for a new one',
  'identity.twoFactorOn': 'Two-factor sign-in is already on',
  'identity.twoFactorOff': 'Two-factor sign-in is not on',
  'identity.signUpClosed': 'New accounts are by invitation only',
  'identity.providerRefused': 'The identity provider’s answer cannot be accepted. Please try again',
  'identity.providerUnverified':
    'The identity provider has not verified your e-mail address. Sign in with your password',
  'identity.linkNeedsPassword':
    'Your address already has an account. Enter its password once to link the two',
  'identity.lastWayIn': 'Set a password first: without it you could not sign in any more',
};
