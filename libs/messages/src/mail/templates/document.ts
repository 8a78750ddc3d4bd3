import type { MailTemplate } from '../mail-template.js';

interface SentDocument {
  /** The type's name and the number: `Factura FT 2026/17`. */
  readonly title: string;
  readonly companyName: string;
  readonly partyName: string;
  /** The day, in the mail's language. */
  readonly issuedOn: string;
  /** Until when it is paid; none for what is not paid later. */
  readonly dueOn?: string;
  /** With currency, in the mail's language; none for what charges nothing. */
  readonly total?: string;
  /** What the sender adds. */
  readonly note?: string;
}

/** A document of a company, to its client or supplier; the document itself is attached. */
export const documentMail: MailTemplate<SentDocument> = {
  en: ({ title, companyName, partyName, issuedOn, dueOn, total, note }) => ({
    subject: `${title} of ${companyName}`,
    heading: title,
    paragraphs: [`Dear ${partyName},`, `${companyName} has sent you the attached document.`],
    facts: facts([
      ['Issue date', issuedOn],
      ['Due date', dueOn],
      ['Total', total],
    ]),
    ...(note !== undefined && { quote: note }),
  }),
  pt: ({ title, companyName, partyName, issuedOn, dueOn, total, note }) => ({
    subject: `${title} de ${companyName}`,
    heading: title,
    paragraphs: [
      `Exmo.(s) Sr.(s) ${partyName},`,
      `${companyName} envia-lhe este documento em anexo.`,
    ],
    facts: facts([
      ['Data de emissão', issuedOn],
      ['Vencimento', dueOn],
      ['Total', total],
    ]),
    ...(note !== undefined && { quote: note }),
  }),
};

function facts(rows: readonly (readonly [string, string | undefined])[]) {
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
