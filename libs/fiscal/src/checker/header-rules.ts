import type { XmlNode } from '../xml/xml-tree.js';
import { child, textOf, type RecordReport } from './record.js';

/** The days of a file, once its header has been read. */
export interface FileDays {
  readonly from: string;
  readonly to: string;
  readonly madeOn: string;
}

/** The period is one, lies in its year, and was over or running when the file was made. */
export function checkHeader(node: XmlNode, report: RecordReport): FileDays {
  const days = {
    from: textOf(node, 'StartDate'),
    to: textOf(node, 'EndDate'),
    madeOn: textOf(node, 'DateCreated'),
  };
  const { from, to, madeOn } = days;
  if (from > to) report.tell('date.periodReversed', { from, to }, child(node, 'EndDate'));
  if (madeOn !== '' && madeOn < from) {
    report.tell('date.madeBefore', { madeOn, from }, child(node, 'DateCreated'));
  }
  const registered = textOf(node, 'TaxRegistrationNumber');
  const country = textOf(child(node, 'CompanyAddress') ?? node, 'Country');
  if (country === 'MZ' && !isNuit(registered)) {
    const at = child(node, 'TaxRegistrationNumber');
    report.tell('header.taxNumber', { number: registered }, at);
  }
  if (country === 'PT' && !isNif(registered)) {
    const at = child(node, 'TaxRegistrationNumber');
    report.tell('header.taxNumber', { number: registered }, at);
  }
  return days;
}

const digits = (text: string) => Array.from(text, (digit) => Number.parseInt(digit, 10));

const weighted = (text: string, weights: readonly number[]) =>
  digits(text).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0);

/** Nine digits, the last of which proves the others. */
function isNuit(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const rest = weighted(text.slice(0, 8), [8, 9, 4, 5, 6, 7, 8, 9]) % 11;
  return '01234567891'.charAt(rest) === text.charAt(8);
}

function isNif(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const rest = weighted(text.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return `${rest < 2 ? 0 : 11 - rest}` === text.charAt(8);
}

/** A document is dated in the period, and nothing of it happens before its series allows. */
export function checkDays(
  node: XmlNode,
  dateElement: string,
  days: FileDays | undefined,
  report: RecordReport,
): void {
  const at = child(node, dateElement);
  const on = at?.text.trim() ?? '';
  if (days === undefined || on === '' || days.from === '' || days.to === '') return;
  const { from, to } = days;
  if (on < from || on > to) report.tell('date.outsidePeriod', { on, from, to }, at);
}
