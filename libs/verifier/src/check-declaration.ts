import { minorOf, type DeclarationRow } from './declaration.js';
import type { ChargedRate, DeclaredDocument } from './documents.js';
import type { Manifest } from './pack.js';
import { Findings, type CheckReport } from './report.js';

/** What each column says of a document. */
const columns: readonly (readonly [string, (one: DeclaredDocument) => string | number])[] = [
  ['MÊS', ({ issuedOn }) => issuedOn.slice(0, 7)],
  ['Série', ({ number }) => number.slice(number.indexOf(' ') + 1, number.lastIndexOf('/'))],
  ['Número', ({ number }) => number.slice(number.lastIndexOf('/') + 1)],
  ['Série/Número', ({ number }) => number.slice(number.indexOf(' ') + 1)],
  ['Estado', ({ isCancelled }) => (isCancelled ? 'Anulado' : 'Normal')],
  ['Data Emissão', ({ issuedOn }) => issuedOn],
  ['Data Vencimento', ({ dueOn }) => dueOn],
  ['NUIT Cliente', ({ clientNuit }) => clientNuit],
  ['Nome do Cliente', ({ clientName }) => clientName],
  ['Subtotal S/IVA', ({ netMinor }) => netMinor],
  ['IVA', ({ vatMinor }) => vatMinor],
  ['Total Desconto', ({ discountMinor }) => discountMinor],
  ['Total', ({ totalMinor }) => totalMinor],
];

/** Whether the declaration says what the events say: each row, and each document. */
export function checkDeclaration(
  rows: readonly DeclarationRow[],
  documents: ReadonlyMap<string, DeclaredDocument>,
  { company }: Manifest,
): CheckReport {
  const findings = new Findings('declaration');
  const byNumber = new Map([...documents.values()].map((one) => [one.number, one]));
  const seen = new Map<string, number>();
  for (const row of rows) {
    findings.looked += 1;
    const number = cell(row, 'ID Documento');
    const one = byNumber.get(number);
    if (one === undefined) {
      findings.add('rowUnknown', number);
      continue;
    }
    const at = seen.get(number) ?? 0;
    seen.set(number, at + 1);
    fit(findings, `${number} NUIT`, company.nuit, cell(row, 'NUIT'));
    for (const [heading, valueOf] of columns) {
      fit(findings, `${number} ${heading}`, valueOf(one), cell(row, heading));
    }
    const rate = one.rates[at];
    if (rate !== undefined) fitRate(findings, number, rate, row);
  }
  for (const number of byNumber.keys()) if (!seen.has(number)) findings.add('rowMissing', number);
  return findings.report;
}

function fitRate(
  findings: Findings,
  number: string,
  { rate, baseMinor, vatMinor }: ChargedRate,
  row: DeclarationRow,
): void {
  fit(findings, `${number} IVA (%)`, Number.parseFloat(rate), cell(row, 'IVA (%)'), true);
  fit(findings, `${number} Valor do Imposto`, vatMinor, cell(row, 'Valor do Imposto'));
  const net = cell(row, 'Valor Total sem Imposto');
  fit(findings, `${number} Valor Total sem Imposto`, baseMinor, net);
}

function fit(
  findings: Findings,
  item: string,
  expected: string | number,
  found: string,
  isPlain = false,
): void {
  const value =
    typeof expected === 'string' ? found : isPlain ? Number.parseFloat(found) : minorOf(found);
  // A spreadsheet's formula is kept as text by a sign of its own.
  const isSame = value === expected || `'${String(expected)}` === found;
  if (!isSame) findings.add('rowDiffers', item, shown(expected, isPlain), found);
}

const shown = (expected: string | number, isPlain: boolean): string =>
  typeof expected === 'string' || isPlain ? String(expected) : (expected / 100).toFixed(2);

const cell = (row: DeclarationRow, heading: string): string => row.get(heading) ?? '';

/** Whether base and VAT come to the same per rate, in the events and in the declaration. */
export function checkVat(
  rows: readonly DeclarationRow[],
  documents: ReadonlyMap<string, DeclaredDocument>,
): CheckReport {
  const findings = new Findings('vat');
  const byEvents = new Map<string, ChargedRate>();
  const numbers = new Set<string>();
  for (const { number, rates } of documents.values()) {
    if (rates.length > 0) numbers.add(number);
    for (const one of rates) add(byEvents, one);
  }
  const byFile = new Map<string, ChargedRate>();
  for (const row of rows) {
    if (!numbers.has(cell(row, 'ID Documento'))) continue;
    add(byFile, {
      rate: cell(row, 'IVA (%)'),
      baseMinor: minorOf(cell(row, 'Valor Total sem Imposto')),
      vatMinor: minorOf(cell(row, 'Valor do Imposto')),
    });
  }
  for (const rate of new Set([...byEvents.keys(), ...byFile.keys()])) {
    findings.looked += 1;
    const [expected, found] = [told(byEvents.get(rate)), told(byFile.get(rate))];
    if (expected !== found) findings.add('rateDiffers', `${rate} %`, expected, found);
  }
  return findings.report;
}

function add(sums: Map<string, ChargedRate>, one: ChargedRate): void {
  const rate = String(Number.parseFloat(one.rate));
  const { baseMinor = 0, vatMinor = 0 } = sums.get(rate) ?? {};
  sums.set(rate, {
    rate,
    baseMinor: baseMinor + one.baseMinor,
    vatMinor: vatMinor + one.vatMinor,
  });
}

const told = ({ baseMinor = 0, vatMinor = 0 }: Partial<ChargedRate> = {}): string =>
  `${(baseMinor / 100).toFixed(2)} + ${(vatMinor / 100).toFixed(2)}`;
