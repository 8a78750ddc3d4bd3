import { minorOf } from './declaration.js';
import type { DeclaredDocument } from './documents.js';
import type { PackFiles } from './pack.js';
import { Findings, type CheckReport } from './report.js';

/** Whether the SAF-T file has each document of the period, with its day and total. */
export function checkSaft(
  files: PackFiles,
  documents: ReadonlyMap<string, DeclaredDocument>,
): CheckReport {
  const findings = new Findings('saft');
  const names = [...files.keys()].filter((name) => /^fiscal\/.*\.xml$/.test(name));
  if (names.length === 0) return findings.report;
  const byNumber = new Map([...documents.values()].map((one) => [one.number, one]));
  const seen = new Set<string>();
  for (const name of names) {
    const whole = new TextDecoder().decode(files.get(name));
    // What suppliers invoiced is a section of its own, and no document of the company.
    const [content = ''] = /<SalesInvoices>.*<\/SalesInvoices>/s.exec(whole) ?? [];
    for (const [, invoice = ''] of content.matchAll(/<Invoice>(.*?)<\/Invoice>/gs)) {
      findings.looked += 1;
      const number = element(invoice, 'InvoiceNo');
      const one = byNumber.get(number);
      seen.add(number);
      if (one === undefined) findings.add('saftUnknown', number);
      else fit(findings, invoice, one);
    }
  }
  for (const number of byNumber.keys()) if (!seen.has(number)) findings.add('saftMissing', number);
  return findings.report;
}

function fit(findings: Findings, invoice: string, one: DeclaredDocument): void {
  const day = element(invoice, 'InvoiceDate');
  if (day !== one.issuedOn) {
    findings.add('saftDiffers', `${one.number} InvoiceDate`, one.issuedOn, day);
  }
  const total = element(invoice, 'GrossTotal');
  if (minorOf(total) !== one.totalMinor) {
    const expected = (one.totalMinor / 100).toFixed(2);
    findings.add('saftDiffers', `${one.number} GrossTotal`, expected, total);
  }
}

function element(xml: string, name: string): string {
  const [, content = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return content
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
