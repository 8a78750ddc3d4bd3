import type { Language } from '../screens/index.js';
import { mailWords, productName } from './mail-words.js';
import type { MailCompany, MailContent } from './mail-template.js';

/** All that the HTML says, for readers that show none. */
export function mailText(content: MailContent, language: Language, company?: MailCompany): string {
  const { heading, paragraphs, facts = [], quote, code, action, footnotes = [] } = content;
  const words = mailWords[language];
  const blocks = [
    company?.name ?? productName,
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote === undefined ? '' : quote.replace(/^/gm, '> '),
    code ?? '',
    action === undefined ? '' : `${action.label}:\n${action.href}`,
    ...footnotes,
    `-- \n${company === undefined ? words.sent : words.sentFor(company.name)}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
