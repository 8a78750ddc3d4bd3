import { code128, scannedReference, type Paper } from '@balcao/printing';
import { barsFit } from './escpos.js';
import { ends, wrapped } from './text-lines.js';

/** What a receipt is written on, line by line: a printer, or a page as narrow as its roll. */
export interface Roll {
  align: (side: 'left' | 'centre') => Roll;
  bold: (isBold: boolean) => Roll;
  /** Twice as wide and high, so that half as many letters fit a line. */
  double: (isDouble: boolean) => Roll;
  line: (text?: string) => Roll;
  /** Code 128 of printable ASCII. */
  bars: (text: string) => Roll;
}

/** Writes all of a paper in lines of so many letters: the same content as every other print. */
export function writeReceipt(paper: Paper, out: Roll, columns: number): void {
  const write = (text: string): void => {
    for (const line of wrapped(text, columns)) out.line(line);
  };
  const pair = (left: string, right: string): void => {
    for (const line of ends(left, right, columns)) out.line(line);
  };
  const rule = (): void => {
    out.line('-'.repeat(columns));
  };
  out.align('centre');
  writeHead(paper, out, columns);
  out.align('left');
  rule();
  for (const { label, value } of paper.facts) pair(label, value);
  paper.body.forEach(write);
  rule();
  for (const { roll, details } of paper.table.rows) {
    write(roll.text);
    details.forEach(write);
    pair(roll.left, roll.right);
  }
  if (paper.table.rows.length > 0) rule();
  writeTotals(paper, out, columns);
  writeVat(paper, out, columns);
  for (const { title, facts } of paper.blocks) {
    out.line();
    write(title);
    for (const { label, value } of facts) pair(label, value);
  }
  for (const text of [...paper.note, ...paper.footer]) write(text);
  out.line().align('centre');
  const scanned = scannedReference(paper.reference);
  if (scanned !== undefined && barsFit(code128(scanned).modules, columns)) out.bars(scanned);
  paper.mentions.forEach(write);
}

/** The head: company, document and client. */
function writeHead(paper: Paper, out: Roll, columns: number): void {
  const write = (text: string): void => {
    for (const line of wrapped(text, columns)) out.line(line);
  };
  paper.header.forEach(write);
  out.bold(true);
  write(paper.issuer.name);
  out.bold(false);
  paper.issuer.lines.forEach(write);
  out.line().bold(true);
  write(`${paper.title} ${paper.reference}`);
  out.bold(false);
  write(paper.copy);
  if (paper.stamp !== undefined) write(`*** ${paper.stamp} ***`);
  if (paper.party === undefined) return;
  const { heading, name, lines } = paper.party;
  for (const text of [heading, name, ...lines]) write(text);
}

/** The totals; the grand total in double size. */
function writeTotals({ totals, words }: Paper, out: Roll, columns: number): void {
  for (const { label, value, isGrand } of totals) {
    if (isGrand) out.double(true).bold(true);
    for (const line of ends(label, value, isGrand ? columns / 2 : columns)) out.line(line);
    if (isGrand) out.double(false).bold(false);
  }
  if (words === undefined) return;
  for (const line of wrapped(`${words.label}: ${words.value}`, columns)) out.line(line);
}

function writeVat({ vat, labels }: Paper, out: Roll, columns: number): void {
  if (vat.length === 0) return;
  out.line().line(labels.vat.title);
  for (const { code, rate, base, vat: tax, reason } of vat) {
    for (const line of ends(`${code} ${rate} % ${base}`, tax, columns)) out.line(line);
    for (const line of wrapped(reason, columns)) out.line(line);
  }
}
