export { escapeHtml } from './escape-html.js';
export type {
  MailCompany,
  MailContent,
  MailFact,
  MailTemplate,
  RenderedMail,
} from './mail-template.js';
export { productName } from './mail-words.js';
export { renderMail } from './render-mail.js';
export * from './templates/confirmation.js';
export * from './templates/invitation.js';
export * from './templates/reset.js';
