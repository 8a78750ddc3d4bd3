import type { MailFact, MailTemplate } from '../mail-template.js';

interface SentStatement {
  readonly companyName: string;
  readonly partyName: string;
  /** The days that it is of: `1 Jan 2026 – 31 Mar 2026`. */
  readonly days: string;
  /** With currency, in the mail's language; of the last day. */
  readonly balance: string;
  /** What of it should have been paid by now; none where all is in time. */
  readonly overdue?: string;
  /** What the sender adds. */
  readonly note?: string;
}

/** The statement of an account, to the client or supplier; the statement itself is attached. */
export const statementMail: MailTemplate<SentStatement> = {
  en: ({ companyName, partyName, days, balance, overdue, note }) => ({
    subject: `Account statement of ${companyName}, ${days}`,
    heading: 'Account statement',
    paragraphs: [
      `Dear ${partyName},`,
      `${companyName} has sent you the attached account statement.`,
    ],
    facts: facts([
      ['Period', days],
      ['Balance', balance],
      ['Of which overdue', overdue],
    ]),
    ...(note !== undefined && { quote: note }),
  }),
  pt: ({ companyName, partyName, days, balance, overdue, note }) => ({
    subject: `Extracto de conta de ${companyName}, ${days}`,
    heading: 'Extracto de conta',
    paragraphs: [
      `Exmo.(s) Sr.(s) ${partyName},`,
      `${companyName} envia-lhe em anexo o extracto da sua conta.`,
    ],
    facts: facts([
      ['Período', days],
      ['Saldo', balance],
      ['Do qual vencido', overdue],
    ]),
    ...(note !== undefined && { quote: note }),
  }),
};

const facts = (rows: readonly (readonly [string, string | undefined])[]): readonly MailFact[] =>
  rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
