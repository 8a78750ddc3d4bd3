import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface AccountExists {
  readonly firstName: string;
  readonly link: string;
}

/** To an address that somebody signed up once more: the page told them nothing. */
export const accountExistsMail: MailTemplate<AccountExists> = {
  en: ({ firstName, link }) => ({
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      `Hello ${firstName}, somebody wanted to open a ${productName} account with this address.`,
      'It already has one. Sign in as usual; a forgotten password is replaced there, too.',
    ],
    action: { label: 'Sign in', href: link },
    footnotes: ['If it was not you, do nothing: your account is as it was.'],
  }),
  pt: ({ firstName, link }) => ({
    subject: 'Já tem uma conta',
    heading: 'Já tem uma conta',
    paragraphs: [
      `Olá, ${firstName}, alguém quis abrir uma conta no ${productName} com este endereço.`,
      'Ele já tem uma. Inicie sessão como de costume; é lá também que se substitui uma palavra-passe esquecida.',
    ],
    action: { label: 'Iniciar sessão', href: link },
    footnotes: ['Se não foi por sua iniciativa, não faça nada: a sua conta está como estava.'],
  }),
};
