import type { Check, Finding, PackReport, Verdict } from './report.js';
import { grouped, verifierWords, type VerifierLanguage } from './words.js';

/** What a finding says, as one line. */
export function findingLine(finding: Finding, language: VerifierLanguage): string {
  const words = verifierWords[language];
  const { code, item, expected, found } = finding;
  const texts = [
    ...(expected === undefined ? [] : [`${words.expected} ${expected}`]),
    ...(found === undefined ? [] : [`${words.found} ${found}`]),
  ];
  const beside = texts.length === 0 ? '' : ` (${texts.join(', ')})`;
  return `${words.findings[code]}: ${item}${beside}`;
}

/** How a verdict is marked. */
export const marks: Readonly<Record<Verdict, string>> = { fits: '✓', unproved: '?', differs: '✗' };

/** What was checked against what: the last words, the same wherever a report is shown. */
export function conclusion(
  { verdict, events, comparedWith, checks }: PackReport,
  language: VerifierLanguage,
): readonly [verdict: string, ...grounds: string[]] {
  const words = verifierWords[language];
  const looked = (name: Check): number => checks.find(({ check }) => check === name)?.looked ?? 0;
  return [
    words.verdicts[verdict],
    words.checkedAgainst(events, looked('papers'), looked('signatures')),
    comparedWith ? words.compared(comparedWith) : words.notCompared,
  ];
}

/** A report for a terminal. */
export function reportLines(report: PackReport, language: VerifierLanguage): readonly string[] {
  const words = verifierWords[language];
  const { company, period, events, lastSeal, checks } = report;
  return [
    `${company} · ${period} · ${words.events}: ${grouped(events)}`,
    ...(lastSeal
      ? [`${words.lastSeal(String(lastSeal.number), lastSeal.on)}: ${lastSeal.code}`]
      : []),
    ...checks.flatMap(({ check, verdict, looked, findings, more }) => [
      `${marks[verdict]} ${words.checks[check]}: ${words.looked(looked)}`,
      ...findings.map((finding) => `    ${findingLine(finding, language)}`),
      ...(more === 0 ? [] : [`    ${words.more(more)}`]),
    ]),
    ...conclusion(report, language),
  ];
}
