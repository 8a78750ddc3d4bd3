import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface SubscriptionExpired {
  readonly firstName: string;
  readonly companyName: string;
  /** The plan's name in the mail's language. */
  readonly plan: string;
  /** The last day that was paid for, as papers write days. */
  readonly endedOn: string;
  /** Where the company subscribes again. */
  readonly link: string;
}

/** To those who manage a subscription that has ended. */
export const subscriptionExpiredMail: MailTemplate<SubscriptionExpired> = {
  en: ({ firstName, companyName, plan, endedOn, link }) => ({
    subject: `The subscription of ${companyName} has ended`,
    heading: 'The subscription has ended',
    paragraphs: [
      `Hello ${firstName}, the ${productName} subscription of ${companyName} has ended.`,
      'Everything can still be read and exported. To issue and record again, subscribe to a plan.',
    ],
    facts: [
      { label: 'Plan', value: plan },
      { label: 'Ended on', value: endedOn },
    ],
    action: { label: 'Subscribe again', href: link },
  }),
  pt: ({ firstName, companyName, plan, endedOn, link }) => ({
    subject: `A subscrição de ${companyName} terminou`,
    heading: 'A subscrição terminou',
    paragraphs: [
      `Olá, ${firstName}, a subscrição de ${companyName} no ${productName} terminou.`,
      'Tudo pode ainda ser consultado e exportado. Para voltar a emitir e registar, subscreva um plano.',
    ],
    facts: [
      { label: 'Plano', value: plan },
      { label: 'Terminou a', value: endedOn },
    ],
    action: { label: 'Subscrever de novo', href: link },
  }),
};
