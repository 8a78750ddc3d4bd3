import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface RenewalReminder {
  readonly firstName: string;
  readonly companyName: string;
  /** The plan's name in the mail's language. */
  readonly plan: string;
  readonly daysLeft: number;
  /** The day, in the mail's language. */
  readonly renewsOn: string;
  /** With currency, in the mail's language. */
  readonly price: string;
  readonly credits: string;
  /** Whether the credits pay for the renewal. */
  readonly isCovered: boolean;
  /** Where credits are recharged, or the subscription is looked at. */
  readonly link: string;
}

/** To those who manage a subscription, some days before it renews. */
export const renewalReminderMail: MailTemplate<RenewalReminder> = {
  en: (params) => ({
    subject: `${params.companyName}: ${params.plan} renews in ${englishDays(params.daysLeft)}`,
    heading: `The subscription renews in ${englishDays(params.daysLeft)}`,
    paragraphs: [
      `Hello ${params.firstName}, the ${productName} plan of ${params.companyName} renews soon.`,
      params.isCovered
        ? 'The credits are enough: there is nothing to do.'
        : 'The credits are not enough. Recharge them before that day to go on without a break.',
    ],
    facts: [
      { label: 'Plan', value: params.plan },
      { label: 'Renews on', value: params.renewsOn },
      { label: 'Price', value: params.price },
      { label: 'Credits', value: params.credits },
    ],
    action: {
      label: params.isCovered ? 'See the subscription' : 'Recharge credits',
      href: params.link,
    },
  }),
  pt: (params) => ({
    subject: `${params.companyName}: ${params.plan} renova-se dentro de ${portugueseDays(params.daysLeft)}`,
    heading: `A subscrição renova-se dentro de ${portugueseDays(params.daysLeft)}`,
    paragraphs: [
      `Olá, ${params.firstName}, o plano de ${params.companyName} no ${productName} renova-se em breve.`,
      params.isCovered
        ? 'Os créditos são suficientes: não precisa de fazer nada.'
        : 'Os créditos não são suficientes. Recarregue-os até esse dia para continuar sem interrupções.',
    ],
    facts: [
      { label: 'Plano', value: params.plan },
      { label: 'Renova-se a', value: params.renewsOn },
      { label: 'Preço', value: params.price },
      { label: 'Créditos', value: params.credits },
    ],
    action: {
      label: params.isCovered ? 'Ver a subscrição' : 'Recarregar créditos',
      href: params.link,
    },
  }),
};

const englishDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const portugueseDays = (days: number): string => (days === 1 ? '1 dia' : `${days} dias`);
