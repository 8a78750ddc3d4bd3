import type { MailTemplate } from '../mail-template.js';

interface PaymentReceipt {
  /** As the receipt names it: `RC 2026/12`. */
  readonly reference: string;
  readonly companyName: string;
  readonly partyName: string;
  /** With currency, in the mail's language. */
  readonly amount: string;
  /** The day, in the mail's language. */
  readonly paidOn: string;
  /** What the sender adds. */
  readonly note?: string;
}

/** A receipt of money that a company took, to whoever paid it. */
export const paymentReceiptMail: MailTemplate<PaymentReceipt> = {
  en: ({ reference, companyName, partyName, amount, paidOn, note }) => ({
    subject: `Receipt ${reference} of ${companyName}`,
    heading: `Receipt ${reference}`,
    paragraphs: [`To ${partyName}: thank you for your payment. The receipt is attached.`],
    facts: [
      { label: 'Receipt', value: reference },
      { label: 'Date', value: paidOn },
      { label: 'Amount', value: amount },
    ],
    ...(note !== undefined && { quote: note }),
  }),
  pt: ({ reference, companyName, partyName, amount, paidOn, note }) => ({
    subject: `Recibo ${reference} de ${companyName}`,
    heading: `Recibo ${reference}`,
    paragraphs: [`A ${partyName}: agradecemos o seu pagamento. O recibo segue em anexo.`],
    facts: [
      { label: 'Recibo', value: reference },
      { label: 'Data', value: paidOn },
      { label: 'Valor', value: amount },
    ],
    ...(note !== undefined && { quote: note }),
  }),
};
