import type { accountErrorsEn } from './accounts.en.js';

/** Recusas sobre contas, em português. */
export const accountErrorsPt = {
  'identity.passwordKnown':
    'Esta palavra-passe está nas listas que se experimentam primeiro. Escolha outra',
  'identity.passwordWeak':
    'Esta palavra-passe adivinha-se facilmente. Faça-a mais longa, de várias palavras',
  'identity.passwordWrong': 'A palavra-passe está errada',
  'identity.passwordRequired': 'Introduza a palavra-passe com que se registou',
  'identity.demoAccount':
    'A palavra-passe desta conta de demonstração é pública. Altere primeiro o endereço de e-mail e a palavra-passe, em Conta',
  'identity.twoFactorRequired': 'Active primeiro a verificação em dois passos, em Conta',
  'identity.codeRequired': 'Introduza o código que o seu autenticador mostra',
  'identity.codeWrong': 'O código está errado ou já foi usado',
  'identity.codeExpired': 'Este código já não é válido. Peça um novo',
  'identity.linkInvalid': 'Esta ligação já foi usada ou é demasiado antiga. Peça uma nova',
  'identity.twoFactorOn': 'A verificação em dois passos já está activa',
  'identity.twoFactorOff': 'A verificação em dois passos não está activa',
  'identity.signUpClosed': 'As contas novas são só por convite',
  'identity.providerRefused':
    'A resposta do fornecedor de identidade não pode ser aceite. Tente de novo',
  'identity.providerUnverified':
    'O fornecedor de identidade não verificou o seu endereço de e-mail. Entre com a palavra-passe',
  'identity.linkNeedsPassword':
    'O seu endereço já tem uma conta. Introduza a palavra-passe dela uma vez para ligar as duas',
  'identity.lastWayIn': 'Defina primeiro uma palavra-passe: sem ela não poderia voltar a entrar',
} satisfies Readonly<Record<keyof typeof accountErrorsEn, string>>;
