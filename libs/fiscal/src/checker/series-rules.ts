import { signedText, verifySignature, type KeyRing } from '../signatures/index.js';
import type { XmlNode } from '../xml/xml-tree.js';
import type { FiscalProblemCode } from './problem.js';
import { child, decimalIn, textOf, type RecordReport } from './record.js';

/** Numbers that follow one another without a gap. */
interface Run {
  from: number;
  to: number;
  /** Tells of the document that the run begins with. */
  tellFirst: (code: FiscalProblemCode, params: Readonly<Record<string, string>>) => void;
}

interface SeriesState {
  readonly runs: Run[];
  last: number;
  lastOn: string;
  /** Nothing where it cannot be known: the predecessor is not in the file. */
  lastHash: string | undefined;
}

/** What of a kind of document its series shows. */
export interface SeriesElements {
  readonly number: string;
  readonly date: string;
  /** Receipts are not signed. */
  readonly isSigned: boolean;
}

/** Whether the program is certified, and so has to sign; that it does not sign is told once. */
export interface Certified {
  isCertified: boolean;
  isReported: boolean;
}

const numberFormat = /^(\S+ [^/^ ]+)\/(\d+)$/;

/** Numbers, days and signatures of the documents of one kind, series by series. */
export class SeriesRules {
  private readonly series = new Map<string, SeriesState>();
  /** Signatures that were proved, and those whose key is not at hand. */
  readonly signatures = { valid: 0, unproved: 0 };

  constructor(
    private readonly elements: SeriesElements,
    private readonly keys: KeyRing,
    private readonly certified: Certified = { isCertified: false, isReported: false },
  ) {}

  check(node: XmlNode, report: RecordReport): void {
    const { number: numberElement, date } = this.elements;
    const number = textOf(node, numberElement);
    const [, name = '', digits = ''] = numberFormat.exec(number) ?? [];
    if (name === '') return;
    const count = Number.parseInt(digits, 10);
    const state = this.stateOf(name);
    const follows = count === state.last + 1;
    this.place(state, count, node, report);
    const on = textOf(node, date);
    if (follows && on < state.lastOn) {
      report.tell('number.dateOrder', { on, before: state.lastOn }, child(node, date));
    }
    if (this.elements.isSigned) this.checkSignature(node, number, count, state, follows, report);
    state.last = count;
    state.lastOn = on;
  }

  /** Gaps are known once everything has been read. */
  finish(): void {
    for (const [name, { runs }] of this.series) {
      const sorted = [...runs].sort((a, b) => a.from - b.from);
      sorted.forEach((run, at) => {
        const before = sorted[at - 1];
        if (before === undefined) return;
        const [from, to] = [before.to + 1, run.from - 1];
        const count = `${to - from + 1}`;
        run.tellFirst('number.gap', { series: name, from: `${from}`, to: `${to}`, count });
      });
    }
  }

  private stateOf(name: string): SeriesState {
    const known = this.series.get(name);
    if (known !== undefined) return known;
    const state = { runs: [], last: 0, lastOn: '', lastHash: '' };
    this.series.set(name, state);
    return state;
  }

  private place(state: SeriesState, count: number, node: XmlNode, report: RecordReport): void {
    const at = child(node, this.elements.number);
    const number = at?.text.trim() ?? '';
    if (state.runs.some(({ from, to }) => from <= count && count <= to)) {
      report.tell('number.twice', { number }, at);
      return;
    }
    if (count < state.last) report.tell('number.order', { number, after: `${state.last}` }, at);
    const before = state.runs.find(({ to }) => to === count - 1);
    const after = state.runs.find(({ from }) => from === count + 1);
    const tellFirst: Run['tellFirst'] = (code, params) => {
      report.tell(code, params, at);
    };
    if (before !== undefined) {
      before.to = after?.to ?? count;
      if (after !== undefined) state.runs.splice(state.runs.indexOf(after), 1);
    } else if (after !== undefined) {
      after.from = count;
      after.tellFirst = tellFirst;
    } else state.runs.push({ from: count, to: count, tellFirst });
  }

  /** A certified program signs every document; the others may say `0` in the place of it. */
  private tellUnsigned(number: string, node: XmlNode, report: RecordReport): void {
    const { isCertified, isReported } = this.certified;
    const at = child(node, 'Hash');
    if (isCertified) report.tell('signature.zero', { number }, at);
    else if (!isReported) report.tell('signature.none', { number }, at);
    this.certified.isReported = true;
  }

  private checkSignature(
    node: XmlNode,
    number: string,
    count: number,
    state: SeriesState,
    follows: boolean,
    report: RecordReport,
  ): void {
    const hash = textOf(node, 'Hash');
    const control = textOf(node, 'HashControl');
    if (hash === '0') this.tellUnsigned(number, node, report);
    const previous = count === 1 ? '' : follows && state.last > 0 ? state.lastHash : undefined;
    state.lastHash = hash === '0' ? '' : hash;
    if (previous === undefined) return;
    const totals = child(node, 'DocumentTotals');
    const gross = totals === undefined ? undefined : decimalIn(totals, 'GrossTotal');
    if (gross === undefined) return;
    const issuedOn = textOf(node, this.elements.date);
    const enteredAt = textOf(node, 'SystemEntryDate');
    const message = signedText({ issuedOn, enteredAt, number, gross: twoPlaces(gross) }, previous);
    const verdict = verifySignature(message, hash, control, this.keys);
    if (verdict === 'valid') this.signatures.valid += 1;
    if (verdict === 'keyUnknown') this.signatures.unproved += 1;
    if (verdict === 'invalid') report.tell('signature.invalid', { number }, child(node, 'Hash'));
  }
}

/** A total as it is signed. */
function twoPlaces(decimal: string): string {
  const [whole = '0', places = ''] = decimal.split('.');
  return `${whole}.${places.padEnd(2, '0').slice(0, 2)}`;
}
