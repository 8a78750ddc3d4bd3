import { describeFiscalProblem, fiscalCheckWords, type Language } from '@balcao/messages';
import type { CheckSummary, FiscalProblem } from '../checker/index.js';

/** `12:34 SalesInvoices/Invoice/Line[2]/UnitPrice FT 2026/17: sentence`. */
export function problemLine(problem: FiscalProblem, language: Language): string {
  const { line, column, element, document, code, params } = problem;
  const where = [`${line}:${column}`, element, document].filter(Boolean).join(' ');
  return `${where}: ${describeFiscalProblem(language, code, params)}`;
}

/** What the command says at its end. */
export function endLines(
  summary: CheckSummary,
  hidden: number,
  language: Language,
): readonly string[] {
  const words = fiscalCheckWords[language];
  const { documents, signatures, errors, warnings } = summary;
  const read = Object.entries(documents).map(([section, count]) => `${section} ${count}`);
  const lines = hidden > 0 ? [`${words.hidden}: ${hidden}`] : [];
  lines.push(`${words.documents}: ${read.length > 0 ? read.join(', ') : '0'}`);
  if (signatures.valid > 0) lines.push(`${words.validSignatures}: ${signatures.valid}`);
  if (signatures.unproved > 0) lines.push(`${words.unprovedSignatures}: ${signatures.unproved}`);
  lines.push(`${words.errors}: ${errors}, ${words.warnings}: ${warnings}`);
  return lines;
}
