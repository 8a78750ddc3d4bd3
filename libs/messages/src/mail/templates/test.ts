import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

/** A mail that somebody sends themselves to see whether mails arrive. */
export const testMail: MailTemplate<{ readonly firstName: string }> = {
  en: ({ firstName }) => ({
    subject: `Test e-mail from ${productName}`,
    heading: 'E-mail works',
    paragraphs: [
      `Hello ${firstName}, you sent yourself this test e-mail.`,
      'Documents, invitations and statements reach their recipients the same way.',
    ],
    facts: [],
  }),
  pt: ({ firstName }) => ({
    subject: `E-mail de teste do ${productName}`,
    heading: 'O e-mail funciona',
    paragraphs: [
      `Olá, ${firstName}, enviou a si próprio este e-mail de teste.`,
      'Documentos, convites e extractos chegam aos destinatários da mesma forma.',
    ],
    facts: [],
  }),
};
