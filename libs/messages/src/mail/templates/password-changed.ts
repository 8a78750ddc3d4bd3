import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface PasswordChanged {
  readonly firstName: string;
  /** Date and time as the person reads them. */
  readonly when: string;
  /** The device, as far as it says what it is. */
  readonly device?: string;
  /** Where a forgotten password is replaced. */
  readonly link: string;
}

/** A notice to the person whose password is another one from now on. */
export const passwordChangedMail: MailTemplate<PasswordChanged> = {
  en: ({ firstName, when, device, link }) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [`Hello ${firstName}, the password of your ${productName} account was changed.`],
    facts: [{ label: 'When', value: when }, ...fact('Device', device)],
    action: { label: 'It was not me', href: link },
    footnotes: ['If it was you, there is nothing to do.'],
  }),
  pt: ({ firstName, when, device, link }) => ({
    subject: 'A sua palavra-passe foi alterada',
    heading: 'A sua palavra-passe foi alterada',
    paragraphs: [`Olá, ${firstName}, a palavra-passe da sua conta no ${productName} foi alterada.`],
    facts: [{ label: 'Quando', value: when }, ...fact('Dispositivo', device)],
    action: { label: 'Não fui eu', href: link },
    footnotes: ['Se reconhece esta operação, não precisa de fazer nada.'],
  }),
};

const fact = (label: string, value: string | undefined) =>
  value === undefined ? [] : [{ label, value }];
