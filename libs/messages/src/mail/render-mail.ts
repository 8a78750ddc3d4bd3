import type { Language } from '../screens/index.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';
import type { MailCompany, MailContent, MailTemplate, RenderedMail } from './mail-template.js';

/** Characters of a subject, at most: what mail readers show of it is far less. */
const maxSubjectCharacters = 200;

/**
 * One mail from its template, in one language: subject, text and HTML that say the same. Parameters
 * are escaped here, and nowhere else. Throws `TypeError` for a link that is no web address.
 */
export function renderMail<Params>(
  template: MailTemplate<Params>,
  language: Language,
  params: Params,
  company?: MailCompany,
): RenderedMail {
  const content = template[language](params);
  checkLink(content);
  return {
    subject: oneLine(content.subject),
    text: mailText(content, language, company),
    html: mailHtml(content, language, company),
  };
}

function checkLink({ action }: MailContent): void {
  if (action !== undefined && !/^https?:\/\/[^\s]+$/.test(action.href)) {
    throw new TypeError('a mail links to what is no web address');
  }
}

/** Names of people and companies come into subjects, and must not begin another header. */
function oneLine(subject: string): string {
  const line = subject.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > maxSubjectCharacters ? `${line.slice(0, maxSubjectCharacters - 1)}…` : line;
}
