import { productName } from '../mail-words.js';
import type { MailFact, MailTemplate } from '../mail-template.js';

interface ServiceReceipt {
  readonly firstName: string;
  readonly companyName: string;
  /** What was paid, in the mail's language: the plan and its period, or a recharge. */
  readonly item: string;
  /** With currency, in the mail's language. */
  readonly amount: string;
  readonly paidOn: string;
  readonly reference: string;
  /** Where the subscription is looked at. */
  readonly link: string;
}

/** A receipt of what a company paid for the service: a plan or a recharge of credits. */
export const serviceReceiptMail: MailTemplate<ServiceReceipt> = {
  en: (params) => ({
    subject: `Payment ${params.reference} received`,
    heading: 'We received your payment',
    paragraphs: [
      `Hello ${params.firstName}, ${productName} received the payment of ${params.companyName}.`,
    ],
    facts: facts(params, ['Paid for', 'Amount', 'Date', 'Reference']),
    action: { label: 'See the subscription', href: params.link },
  }),
  pt: (params) => ({
    subject: `Pagamento ${params.reference} recebido`,
    heading: 'Recebemos o seu pagamento',
    paragraphs: [
      `Olá, ${params.firstName}, o ${productName} recebeu o pagamento de ${params.companyName}.`,
    ],
    facts: facts(params, ['Referente a', 'Valor', 'Data', 'Referência']),
    action: { label: 'Ver a subscrição', href: params.link },
  }),
};

function facts(
  { item, amount, paidOn, reference }: ServiceReceipt,
  [ofItem, ofAmount, ofDay, ofReference]: readonly [string, string, string, string],
): readonly MailFact[] {
  return [
    { label: ofItem, value: item },
    { label: ofAmount, value: amount },
    { label: ofDay, value: paidOn },
    { label: ofReference, value: reference },
  ];
}
