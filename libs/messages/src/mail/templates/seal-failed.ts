import { productName } from '../mail-words.js';
import type { MailTemplate } from '../mail-template.js';

interface FailedSeal {
  readonly companyName: string;
  readonly link: string;
}

/** The journal could not be sealed at night; somebody who prevents seals may hide something. */
export const sealFailedMail: MailTemplate<FailedSeal> = {
  en: ({ companyName, link }) => ({
    subject: `${companyName}: the journal could not be sealed`,
    heading: 'The journal could not be sealed',
    paragraphs: [
      `The nightly seal of the journal of ${companyName} failed, and is not tried again for that day. Until there is a new seal, nothing outside ${productName} shows a change of what was recorded since the last one.`,
      'Ask the operator of the server for the reason: it is in the log, and on the page Jobs.',
    ],
    action: { label: `See the seals in ${productName}`, href: link },
  }),
  pt: ({ companyName, link }) => ({
    subject: `${companyName}: não foi possível selar o diário`,
    heading: 'Não foi possível selar o diário',
    paragraphs: [
      `O selo que se faz todas as noites no diário de ${companyName} falhou e não volta a ser tentado para esse dia. Enquanto não houver um selo novo, nada fora do ${productName} revela uma alteração do que foi registado desde o último.`,
      'Pergunte a razão ao administrador do servidor: consta do registo do servidor e da página Tarefas.',
    ],
    action: { label: `Ver os selos no ${productName}`, href: link },
  }),
};
