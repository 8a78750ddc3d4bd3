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
      `The journal of ${companyName} was sealed for ${day}. Keep this e-mail: if earlier entries are ever changed or removed, this seal no longer matches.`,
    ],
    facts: [
      { label: 'Events', value: `${events}` },
      { label: 'Last numbers', value: series.join(', ') || '—' },
      { label: 'Full seal', value: digest },
    ],
    action: { label: `View seals in ${productName}`, href: link },
    footnotes: ['An owner can turn these e-mails off in the company settings.'],
  }),
  pt: ({ companyName, number, day, events, code, digest, series, link }) => ({
    subject: `${companyName}: selo ${number} de ${day}, ${code}`,
    heading: `Selo ${number}, ${code}`,
    paragraphs: [
      `O diário de ${companyName} foi selado para ${day}. Guarde este e-mail: se algum registo anterior for alterado ou retirado, este selo deixa de corresponder.`,
    ],
    facts: [
      { label: 'Eventos', value: `${events}` },
      { label: 'Últimos números', value: series.join(', ') || '—' },
      { label: 'Selo completo', value: digest },
    ],
    action: { label: `Ver os selos no ${productName}`, href: link },
    footnotes: ['Um proprietário pode desligar estes envios nas definições da empresa.'],
  }),
};
