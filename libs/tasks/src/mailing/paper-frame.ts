import type { PartySnapshot, SupplierSnapshot } from '@balcao/domain';
import { escapeHtml, paperWords, type Language } from '@balcao/messages';

/** A column of a table on paper; figures are set to the right. */
export interface PaperColumn {
  readonly title: string;
  readonly isFigure?: boolean;
}

/** What every paper has, whatever is on it. */
export interface Paper {
  readonly language: Language;
  /** The type's name and the number: `Fatura FT 2026/17`. */
  readonly title: string;
  readonly company: SupplierSnapshot;
  readonly party: PartySnapshot;
  /** Whether the party supplies rather than buys. */
  readonly isPurchase: boolean;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Said before all else: that it is cancelled, that it has no value. */
  readonly marks: readonly string[];
}

const style = `
:root{color-scheme:light}
body{margin:0;background:#fff;color:#12181f}
body{font:14px/1.45 system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:820px;margin:0 auto;padding:32px 24px}
header{display:flex;justify-content:space-between;gap:24px;flex-wrap:wrap}
h1{font-size:22px;margin:24px 0 8px} h2{font-size:15px;margin:24px 0 8px}
p{margin:0} .muted{color:#57626f} .mark{color:#b42318;font-weight:700;font-size:16px}
.name{font-size:17px;font-weight:650}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:0}
dt{color:#57626f} dd{margin:0}
.scroll{overflow-x:auto} table{width:100%;border-collapse:collapse;margin-top:16px}
th,td{padding:7px 8px;border-bottom:1px solid #e3e7ec;text-align:left;vertical-align:top}
th{font-weight:600;color:#57626f;font-size:12.5px}
.figure{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.total{font-size:18px;font-weight:700}
footer{margin-top:32px;border-top:1px solid #e3e7ec;padding-top:12px;font-size:12.5px}
@page{margin:14mm} @media print{main{padding:0}}
`;

/** One page of HTML that stands by itself; `body` is HTML already. */
export function paperHtml(paper: Paper, body: string): string {
  const words = paperWords[paper.language];
  const { title, company, party, facts, marks, isPurchase } = paper;
  const rows = facts.map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<!doctype html>
<html lang="${paper.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>
<header><div>${companyLines(company, words.nuit)}</div>
<div><p class="muted">${isPurchase ? words.from : words.to}</p>
${partyLines(party, words.nuit)}</div></header>
${marks.map((mark) => `<p class="mark">${escapeHtml(mark)}</p>`).join('')}
<h1>${escapeHtml(title)}</h1>
<dl>${rows.join('')}</dl>
${body}
<footer class="muted">${words.processed}</footer>
</main></body></html>
`;
}

function companyLines(company: SupplierSnapshot, nuit: string): string {
  const { name, address, city, province, country, phone, email } = company;
  const place = [city, province, country].filter((part) => part !== undefined && part !== '');
  const reach = [phone, email].filter((part) => part !== undefined && part !== '');
  return (
    `<p class="name">${escapeHtml(name)}</p>` +
    lines([`${nuit} ${company.nuit}`, address, place.join(', '), reach.join(' · ')])
  );
}

function partyLines({ name, nuit, address1, address2, country }: PartySnapshot, label: string) {
  const place = [address1, address2, country].filter((part) => part !== undefined && part !== '');
  const taxId = nuit === undefined ? '' : `${label} ${nuit}`;
  return `<p class="name">${escapeHtml(name)}</p>${lines([taxId, place.join(', ')])}`;
}

const lines = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('');

/** A table of texts, which are escaped here. */
export function paperTable(
  columns: readonly PaperColumn[],
  rows: readonly (readonly string[])[],
): string {
  const kind = (at: number) => (columns[at]?.isFigure === true ? ' class="figure"' : '');
  const head = columns.map(
    ({ title }, at) => `<th scope="col"${kind(at)}>${escapeHtml(title)}</th>`,
  );
  const body = rows.map((row) => {
    const cells = row.map((text, at) => `<td${kind(at)}>${escapeHtml(text)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return (
    `<div class="scroll"><table><thead><tr>${head.join('')}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table></div>`
  );
}

/** Sums below a table; the last is the one that counts. */
export function paperSums(sums: readonly (readonly [label: string, value: string])[]): string {
  const rows = sums.map(([label, value], at) => {
    const kind = at === sums.length - 1 ? 'figure total' : 'figure';
    const cell = (text: string) => `<td class="${kind}">${escapeHtml(text)}</td>`;
    return `<tr>${cell(label)}${cell(value)}</tr>`;
  });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** A paragraph with a label before it; nothing without a text. */
export const paperNote = (label: string, text: string | undefined): string =>
  text === undefined || text === ''
    ? ''
    : `<h2>${escapeHtml(label)}</h2><p>${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`;

/** A sentence of the paper with its parameters. */
export const said = (sentence: string, params: Readonly<Record<string, string>>): string =>
  sentence.replace(/%\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
