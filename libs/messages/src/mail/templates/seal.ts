import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface SealOfDay {
  readonly companyName: string;
  readonly number: number;
  readonly day: string;
  /** All events up to the seal. */
  readonly events: number;
  readonly code: string;
  readonly digest: string;
  /** The last number of each series. */
  readonly series: readonly string[];
  readonly link: string;
}

/** The seal of a day, to be kept elsewhere. */
export const sealMail: MailTemplate<SealOfDay> = {
  en: ({ companyName, number, day, events, code, digest, series, link }) => ({
    subject: `${companyName}: seal ${number} of ${day}, ${code}`,
    heading: `Seal ${number}, ${code}`,
    paragraphs: [
      `The journal of ${companyName} was sealed for ${day}. Keep this mail: should anything before it ever be changed or taken away, this seal does not fit any more.`,
    ],
    facts: [
      { label: 'Events', value: `${events}` },
      { label: 'Last numbers', value: series.join(', ') || '—' },
      { label: 'Seal in full', value: digest },
    ],
    action: { label: `See the seals in ${productName}`, href: link },
    footnotes: ['An owner ends these mails in the settings of the company.'],
  }),
  pt: ({ companyName, number, day, events, code, digest, series, link }) => ({
    subject: `${companyName}: selo ${number} de ${day}, ${code}`,
    heading: `Selo ${number}, ${code}`,
    paragraphs: [
      `O diário de ${companyName} foi selado para ${day}. Guarde esta mensagem: se alguma vez algo anterior for alterado ou retirado, este selo deixa de corresponder.`,
    ],
    facts: [
      { label: 'Acontecimentos', value: `${events}` },
      { label: 'Últimos números', value: series.join(', ') || '—' },
      { label: 'Selo completo', value: digest },
    ],
    action: { label: `Ver os selos no ${productName}`, href: link },
    footnotes: ['Um proprietário pode terminar estes envios nas definições da empresa.'],
  }),
};
