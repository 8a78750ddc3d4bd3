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
    subject: `The books of ${companyName} are damaged`,
    heading: 'A journal is damaged',
    paragraphs: [
      `${productName} has found that the books of ${companyName} are damaged. Until a backup is restored the company can only be read.`,
      'Keep the damaged files as they are: newer events may still be read out of them.',
    ],
    facts: [
      { label: 'Company', value: companyId },
      { label: 'Damaged from event', value: String(revision) },
    ],
    action: { label: 'Open the companies', href: link },
  }),
  pt: ({ companyName, companyId, revision, link }) => ({
    subject: `Os livros de ${companyName} estão danificados`,
    heading: 'Há um diário danificado',
    paragraphs: [
      `O ${productName} verificou que os livros de ${companyName} estão danificados. Enquanto não for reposta uma cópia de segurança, a empresa só pode ser consultada.`,
      'Guarde os ficheiros danificados tal como estão: talvez ainda se possam ler neles acontecimentos mais recentes.',
    ],
    facts: [
      { label: 'Empresa', value: companyId },
      { label: 'Danificado a partir do acontecimento', value: String(revision) },
    ],
    action: { label: 'Abrir as empresas', href: link },
  }),
};
