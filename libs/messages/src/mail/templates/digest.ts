import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface Digest {
  readonly firstName: string;
  readonly companyName: string;
  /** One sentence for each notification, the newest first. */
  readonly sentences: readonly string[];
  /** How many more there are than `sentences` tells. */
  readonly more: number;
  /** Where notifications are read, and chosen. */
  readonly link: string;
}

/** Once a day, what a person has not yet read. */
export const digestMail: MailTemplate<Digest> = {
  en: ({ firstName, companyName, sentences, more, link }) => ({
    subject: `${companyName}: what you have not read`,
    heading: `What is new in ${companyName}`,
    paragraphs: [
      `Hello ${firstName}, you have not yet read this in ${productName}:`,
      sentences.map((sentence) => `• ${sentence}`).join('\n'),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'Read the notifications', href: link },
    footnotes: ['You can choose what you get by e-mail in your notification settings.'],
  }),
  pt: ({ firstName, companyName, sentences, more, link }) => ({
    subject: `${companyName}: o que ainda não leu`,
    heading: `O que há de novo em ${companyName}`,
    paragraphs: [
      `Olá, ${firstName}, ainda não leu isto no ${productName}:`,
      sentences.map((sentence) => `• ${sentence}`).join('\n'),
      ...(more > 0 ? [`E mais ${more}.`] : []),
    ],
    action: { label: 'Ler as notificações', href: link },
    footnotes: ['Pode escolher nas notificações o que lhe chega por e-mail.'],
  }),
};
