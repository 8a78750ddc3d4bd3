import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface Reset {
  readonly firstName: string;
  /** Where a new password is chosen; it holds a token that is used once. */
  readonly link: string;
  readonly validMinutes: number;
}

/** To a person who has forgotten the password. */
export const resetMail: MailTemplate<Reset> = {
  en: ({ firstName, link, validMinutes }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [`Hello ${firstName}, a new password was asked for your ${productName} account.`],
    action: { label: 'Choose a new password', href: link },
    footnotes: [
      `The link can be used once, within ${validMinutes} minutes. ` +
        'All your devices will then be signed out.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  }),
  pt: ({ firstName, link, validMinutes }) => ({
    subject: 'Escolha uma nova palavra-passe',
    heading: 'Escolha uma nova palavra-passe',
    paragraphs: [
      `Olá, ${firstName}, foi pedida uma nova palavra-passe para a sua conta no ${productName}.`,
    ],
    action: { label: 'Escolher uma nova palavra-passe', href: link },
    footnotes: [
      `A ligação pode ser usada uma vez, no prazo de ${validMinutes} minutos. ` +
        'A sessão será depois terminada em todos os seus dispositivos.',
      'Se não a pediu, não faça nada: a sua palavra-passe mantém-se.',
    ],
  }),
};
