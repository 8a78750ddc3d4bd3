import type { Finding, PackReport } from './report.js';
import { grouped, verifierWords, type VerifierLanguage } from './words.js';

/** What a finding says, as one line. */
export function findingLine(finding: Finding, language: VerifierLanguage): string {
  const words = verifierWords[language];
  const { code, item, expected, found } = finding;
  const said = [
    ...(expected === undefined ? [] : [`${words.expected} ${expected}`]),
    ...(found === undefined ? [] : [`${words.found} ${found}`]),
  ];
  const beside = said.length === 0 ? '' : ` (${said.join(', ')})`;
  return `${words.findings[code]}: ${item}${beside}`;
}

/** A report for a terminal. */
export function reportLines(report: PackReport, language: VerifierLanguage): readonly string[] {
  const words = verifierWords[language];
  const { company, period, events, lastSeal, comparedWith, checks, isIntact } = report;
  return [
    `${company} · ${period} · ${words.events}: ${grouped(events)}`,
    ...(lastSeal
      ? [`${words.lastSeal(String(lastSeal.number), lastSeal.on)}: ${lastSeal.code}`]
      : []),
    comparedWith ? words.compared(comparedWith) : words.notCompared,
    ...checks.flatMap(({ check, looked, findings, more }) => [
      `${findings.length === 0 ? '✓' : '✗'} ${words.checks[check]}: ${words.looked(looked)}`,
      ...findings.map((finding) => `    ${findingLine(finding, language)}`),
      ...(more === 0 ? [] : [`    ${words.more(more)}`]),
    ]),
    isIntact ? words.intact : words.broken,
  ];
}
