import { chargedGroups, type Charged } from './charged.js';
import { declaredRows } from './declaration-expected.js';
import { minorOf, type DeclarationRow } from './declaration.js';
import { amountOf } from './figures.js';
import type { FiscalRecord } from './fiscal-records.js';
import type { Manifest } from './pack.js';
import { Findings, type CheckReport } from './report.js';
import { fields, listIn, text } from './values.js';

/** Whether the declaration says what the events say: each document, each row and each cell. */
export function checkDeclaration(
  rows: readonly DeclarationRow[],
  invoices: readonly FiscalRecord[],
  { company }: Manifest,
): CheckReport {
  const findings = new Findings('declaration');
  const expected = new Map(invoices.map((one) => [one.number, declaredRows(one, company)]));
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    findings.looked += 1;
    const number = cells.get('ID Documento') ?? '';
    const at = seen.get(number) ?? 0;
    seen.set(number, at + 1);
    const row = expected.get(number)?.[at];
    if (row === undefined) findings.add('rowUnknown', number);
    else fitRow(findings, number, new Map([['Linha', `${line}`], ...row]), cells);
  }
  for (const [number, of] of expected) {
    if ((seen.get(number) ?? 0) < of.length) findings.add('rowMissing', number);
  }
  return findings.report;
}

function fitRow(
  findings: Findings,
  number: string,
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): void {
  for (const heading of new Set([...expected.keys(), ...found.keys()])) {
    const [wanted = '—', cell = '—'] = [expected.get(heading), found.get(heading)];
    // A spreadsheet's formula is kept as text by a sign of its own.
    if (cell === wanted || cell === `'${wanted}`) continue;
    findings.add('rowDiffers', `${number} ${heading}`, wanted, cell);
  }
}

/** Whether base and VAT come to the same per rate, in the events and in the declaration. */
export function checkVat(
  rows: readonly DeclarationRow[],
  invoices: readonly FiscalRecord[],
): CheckReport {
  const findings = new Findings('vat');
  const byEvents = new Map<string, Charged>();
  for (const { data } of invoices) {
    const groups = listIn(fields(data['totals']), 'groups');
    for (const [at, one] of chargedGroups(data).entries()) {
      add(byEvents, text(groups[at]?.['rate']), one);
    }
  }
  const byFile = new Map<string, Charged>();
  for (const { cells } of rows) {
    add(byFile, cells.get('IVA (%)') ?? '', {
      baseMinor: minorOf(cells.get('Valor Total sem Imposto') ?? ''),
      vatMinor: minorOf(cells.get('Valor do Imposto') ?? ''),
    });
  }
  for (const rate of new Set([...byEvents.keys(), ...byFile.keys()])) {
    findings.looked += 1;
    const [expected, found] = [boxes(byEvents.get(rate)), boxes(byFile.get(rate))];
    if (expected !== found) findings.add('rateDiffers', `${rate} %`, expected, found);
  }
  return findings.report;
}

function add(sums: Map<string, Charged>, rate: string, one: Charged): void {
  const { baseMinor = 0, vatMinor = 0 } = sums.get(rate) ?? {};
  sums.set(rate, { baseMinor: baseMinor + one.baseMinor, vatMinor: vatMinor + one.vatMinor });
}

const boxes = ({ baseMinor = 0, vatMinor = 0 }: Partial<Charged> = {}): string =>
  `${amountOf(baseMinor)} + ${amountOf(vatMinor)}`;
