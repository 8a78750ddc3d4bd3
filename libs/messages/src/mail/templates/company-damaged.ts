import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface CompanyDamaged {
  readonly companyName: string;
  readonly companyId: string;
  /** The first event that is damaged. */
  readonly revision: number;
  /** The page of the companies of the service. */
  readonly link: string;
}

/** To the administrators of the service, when a company's journal is found to be damaged. */
export const companyDamagedMail: MailTemplate<CompanyDamaged> = {
  en: ({ companyName, companyId, revision, link }) => ({
    subject: `The data of ${companyName} is damaged`,
    heading: 'A journal is damaged',
    paragraphs: [
      `${productName} has found damage in the data of ${companyName}. The company is read-only until a backup is restored.`,
      'Keep the damaged files: newer events may still be recoverable from them.',
    ],
    facts: [
      { label: 'Company', value: companyId },
      { label: 'Damaged from event', value: String(revision) },
    ],
    action: { label: 'Open the companies', href: link },
  }),
  pt: ({ companyName, companyId, revision, link }) => ({
    subject: `Os dados de ${companyName} estão danificados`,
    heading: 'Há um diário danificado',
    paragraphs: [
      `O ${productName} verificou que os dados de ${companyName} estão danificados. A empresa só pode ser consultada até ser reposta uma cópia de segurança.`,
      'Guarde os ficheiros danificados: pode ainda ser possível recuperar deles eventos mais recentes.',
    ],
    facts: [
      { label: 'Empresa', value: companyId },
      { label: 'Danificado a partir do evento', value: String(revision) },
    ],
    action: { label: 'Abrir as empresas', href: link },
  }),
};
