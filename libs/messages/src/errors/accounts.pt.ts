import type { accountErrorsEn } from './accounts.en.js';

/** Recusas sobre contas, em português. */
export const accountErrorsPt = {
  'identity.passwordKnown': 'Esta palavra-passe é demasiado comum. Escolha outra',
  'identity.passwordWeak': 'Esta palavra-passe é fácil de adivinhar. Use várias palavras',
  'identity.passwordWrong': 'A palavra-passe está errada',
  'identity.passwordRequired': 'Introduza a palavra-passe com que se registou',
  'identity.demoAccount':
    'A palavra-passe desta conta de demonstração é pública. Altere primeiro o endereço de e-mail e a palavra-passe, em Conta',
  'identity.twoFactorRequired': 'Active primeiro a verificação em dois passos, em Conta',
  'identity.codeRequired': 'Introduza o código da sua aplicação autenticadora',
  'identity.codeWrong': 'O código está errado ou já foi usado',
  'identity.codeExpired': 'Este código expirou. Peça um novo',
  'identity.linkInvalid': 'Esta ligação expirou ou já foi usada. Peça uma nova',
  'identity.twoFactorOn': 'A verificação em dois passos já está activa',
  'identity.twoFactorOff': 'A verificação em dois passos não está activa',
  'identity.signUpClosed': 'As contas novas são só por convite',
  'identity.providerRefused':
    'A resposta do fornecedor de identidade não foi aceite. Tente de novo',
  'identity.providerUnverified':
    'O fornecedor de identidade não verificou o seu endereço de e-mail. Entre com a palavra-passe',
  'identity.linkNeedsPassword':
    'Já tem uma conta com este endereço. Introduza a palavra-passe uma vez para as ligar',
  'identity.lastWayIn': 'Defina primeiro uma palavra-passe, ou não poderá voltar a entrar',
} satisfies Readonly<Record<keyof typeof accountErrorsEn, string>>;
