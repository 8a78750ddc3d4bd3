import type { Language } from '../screens/index.js';
import { escapeHtml, escapeLines } from './escape-html.js';
import { mailStyle, styles } from './mail-style.js';
import { mailWords, productName } from './mail-words.js';
import type { MailCompany, MailContent } from './mail-template.js';

/** The one frame of every mail: tables and styles in place, as mail readers need them. */
export function mailHtml(content: MailContent, language: Language, company?: MailCompany): string {
  const words = mailWords[language];
  const foot = company === undefined ? words.sent : words.sentFor(company.name);
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${mailStyle}</style>
</head>
<body class="page" style="${styles.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.column}">
<tr><td style="padding:0 4px 16px">${head(company)}</td></tr>
<tr><td class="paper line" style="${styles.paper}">
${body(content, words.orOpen)}
</td></tr>
<tr><td class="muted" style="${styles.foot}">${escapeHtml(foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function head(company: MailCompany | undefined): string {
  const name = escapeHtml(company?.name ?? productName);
  const brand = `<span class="text" style="${styles.brand}">${name}</span>`;
  const logoId = company?.logoId;
  if (logoId === undefined) return brand;
  // Beside the picture, so that a long name goes on below itself and not below the picture.
  const logo = `<img src="cid:${escapeHtml(logoId)}" alt="" height="40" style="${styles.logo}">`;
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0"><tr>' +
    `<td style="${styles.beside}">${logo}</td><td style="${styles.beside}">${brand}</td>` +
    '</tr></table>'
  );
}

function body(content: MailContent, orOpen: string): string {
  const { heading, paragraphs, facts = [], quote, code, action, footnotes = [] } = content;
  return [
    `<h1 class="text" style="${styles.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p class="text" style="${styles.text}">${escapeLines(text)}</p>`),
    factTable(facts),
    quote === undefined
      ? ''
      : `<blockquote class="text line" style="${styles.quote}">${escapeLines(quote)}</blockquote>`,
    code === undefined ? '' : `<p class="text" style="${styles.code}">${escapeHtml(code)}</p>`,
    action === undefined ? '' : button(action, orOpen),
    ...footnotes.map((text) => `<p class="muted" style="${styles.small}">${escapeLines(text)}</p>`),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** A day stays on one line. */
const withWholeDays = (html: string): string =>
  html.replaceAll(
    /\d+(?:[-/]\d+[-/]\d+| [A-Z][a-z]{2} \d{4})/g,
    '<span style="white-space:nowrap">$&</span>',
  );

function factTable(facts: NonNullable<MailContent['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="muted line" style="${styles.label}">${escapeHtml(label)}</th>` +
      `<td class="text line" style="${styles.value}">${withWholeDays(escapeLines(value))}</td></tr>`,
  );
  const table = `<table width="100%" cellpadding="0" cellspacing="0" style="${styles.facts}">`;
  return `${table}${rows.join('')}</table>`;
}

function button({ label, href }: NonNullable<MailContent['action']>, orOpen: string): string {
  const address = escapeHtml(href);
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr>`,
    `<td class="button" style="${styles.button}">`,
    `<a class="button" href="${address}" style="${styles.link}">${escapeHtml(label)}</a>`,
    `</td></tr></table>`,
    `<p class="muted" style="${styles.small}">${escapeHtml(orOpen)}<br>`,
    `<a class="muted" href="${address}" style="${styles.address}">${address}</a></p>`,
  ].join('');
}
