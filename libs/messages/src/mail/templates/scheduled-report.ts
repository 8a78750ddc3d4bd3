import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface ScheduledReport {
  readonly companyName: string;
  /** What its maker calls it. */
  readonly name: string;
  readonly on: string;
  /** Where the report is shown. */
  readonly link: string;
}

/** A report that goes out by itself, in a file. */
export const scheduledReportMail: MailTemplate<ScheduledReport> = {
  en: ({ companyName, name, on, link }) => ({
    subject: `${companyName}: ${name}, ${on}`,
    heading: name,
    paragraphs: [`The report of ${companyName} of ${on} is attached.`],
    action: { label: `Open it in ${productName}`, href: link },
    footnotes: ['The person who scheduled it can stop it on the Reports page.'],
  }),
  pt: ({ companyName, name, on, link }) => ({
    subject: `${companyName}: ${name}, ${on}`,
    heading: name,
    paragraphs: [`O relatório de ${companyName} de ${on} segue em anexo.`],
    action: { label: `Abrir no ${productName}`, href: link },
    footnotes: ['Quem o agendou pode terminar o envio na página dos relatórios.'],
  }),
};
