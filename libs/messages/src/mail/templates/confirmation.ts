import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface Confirmation {
  readonly firstName: string;
  /** Where the address is confirmed; it holds a token that is used once. */
  readonly link: string;
  readonly validHours: number;
}

/** To a new address, to prove that it is read by whoever gave it. */
export const confirmationMail: MailTemplate<Confirmation> = {
  en: ({ firstName, link, validHours }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    paragraphs: [`Hello ${firstName}, this address was given for an account in ${productName}.`],
    action: { label: 'Confirm the address', href: link },
    footnotes: [
      `The link can be used once, within ${validHours} hours.`,
      'If it was not you, do nothing: the address will not be confirmed.',
    ],
  }),
  pt: ({ firstName, link, validHours }) => ({
    subject: 'Confirme o seu endereço de e-mail',
    heading: 'Confirme o seu endereço de e-mail',
    paragraphs: [`Olá, ${firstName}, este endereço foi indicado para uma conta no ${productName}.`],
    action: { label: 'Confirmar o endereço', href: link },
    footnotes: [
      `A ligação pode ser usada uma vez, no prazo de ${validHours} horas.`,
      'Se não o indicou, não faça nada: o endereço não será confirmado.',
    ],
  }),
};
