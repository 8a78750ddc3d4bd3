import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface Invitation {
  readonly inviterName: string;
  readonly companyName: string;
  /** The role's name in the mail's language. */
  readonly role: string;
  /** Where it is accepted; it holds a token that is used once. */
  readonly link: string;
  readonly validDays: number;
}

/** To a person who is asked to work in a company. */
export const invitationMail: MailTemplate<Invitation> = {
  en: ({ inviterName, companyName, role, link, validDays }) => ({
    subject: `${inviterName} invites you to ${companyName}`,
    heading: `Join ${companyName}`,
    paragraphs: [`${inviterName} has invited you to join ${companyName} in ${productName}.`],
    facts: [{ label: 'Your role', value: role }],
    action: { label: 'Accept invitation', href: link },
    footnotes: [
      `The link can be used once, within ${validDays} days.`,
      'If you do not know this person, ignore this e-mail.',
    ],
  }),
  pt: ({ inviterName, companyName, role, link, validDays }) => ({
    subject: `Convite de ${inviterName} para ${companyName}`,
    heading: `Trabalhe com ${companyName}`,
    paragraphs: [`${inviterName} enviou-lhe um convite para ${companyName} no ${productName}.`],
    facts: [{ label: 'A sua função', value: role }],
    action: { label: 'Aceitar o convite', href: link },
    footnotes: [
      `A ligação pode ser usada uma vez, no prazo de ${validDays} dias.`,
      'Se não conhece quem lhe envia o convite, ignore este e-mail.',
    ],
  }),
};
