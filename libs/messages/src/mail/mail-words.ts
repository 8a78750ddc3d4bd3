import type { Language } from '../screens/index.js';

/** How the product is called in every mail. */
export const productName = 'Balcão';

interface MailWords {
  /** In the foot of what the product sends for a company. */
  readonly sentFor: (company: string) => string;
  /** In the foot of what the product sends for itself. */
  readonly sent: string;
  /** Above the address, for whoever cannot press the button. */
  readonly orOpen: string;
}

/** The words of the frame that are the same in every mail. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    sentFor: (company) => `${company} sends this message with ${productName}.`,
    sent: `This message was sent automatically by ${productName}. Please do not reply.`,
    orOpen: 'If the button does not work, open this address:',
  },
  pt: {
    sentFor: (company) => `${company} envia esta mensagem com o ${productName}.`,
    sent: `Esta mensagem foi enviada automaticamente pelo ${productName}. Não responda.`,
    orOpen: 'Se o botão não responder, abra este endereço:',
  },
};
