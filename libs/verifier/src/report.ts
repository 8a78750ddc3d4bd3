/** What is checked, in this order. */
export const checks = [
  ...(['files', 'pack', 'papers', 'chain', 'seals'] as const),
  ...(['signatures', 'numbers', 'declaration', 'vat', 'saft'] as const),
] as const;
/** One of the checks, by its name. */
export type Check = (typeof checks)[number];

/** What does not fit; `item` names the file, event, document, series or seal. */
export interface Finding {
  readonly check: Check;
  readonly code: FindingCode;
  readonly item: string;
  /** What was expected and what is there, where both can be told. */
  readonly expected?: string;
  readonly found?: string;
}

/** What may not fit, by its name in the report. */
export const findingCodes = [
  'manifestUnreadable',
  'fileMissing',
  'fileUnlisted',
  'fileChanged',
  'attachmentChanged',
  'lineUnreadable',
  'contentUnreadable',
  'packUnsealed',
  'packDiffers',
  'packEnd',
  'fileUnsealed',
  'documentLater',
  'paperUnknown',
  'paperOfAnother',
  'paperUnsealed',
  'paperUnproved',
  'paperMissing',
  'eventMissing',
  'eventChanged',
  'eventsCut',
  'eventsCount',
  'sealChanged',
  'sealMissing',
  'sealOrder',
  'sealElsewhere',
  'sealOutside',
  'signatureWrong',
  'signatureOrder',
  'signatureMissing',
  'signatureUnproved',
  'numberGap',
  'numberTwice',
  'numberOfSeal',
  'rowUnknown',
  'rowDiffers',
  'rowMissing',
  'rateDiffers',
  'saftUnknown',
  'saftTwice',
  'saftDiffers',
  'saftMissing',
] as const;
/** One of the ways in which something may not fit. */
export type FindingCode = (typeof findingCodes)[number];

/** Findings that contradict nothing: what would prove an item is not in the pack. */
const unproved: ReadonlySet<FindingCode> = new Set([
  'packUnsealed',
  'documentLater',
  'paperUnproved',
  'signatureUnproved',
]);

/** What checking has come to, from the best to the worst. */
export type Verdict = 'fits' | 'unproved' | 'differs';

const order: readonly Verdict[] = ['fits', 'unproved', 'differs'];

/** The worst of several. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  order.findLast((one) => verdicts.includes(one)) ?? 'fits';

/** Findings of one check that are told; the others are counted. */
export const FINDINGS_TOLD = 20;

/** One check and what came of it. */
export interface CheckReport {
  readonly check: Check;
  readonly verdict: Verdict;
  /** How many things were looked at. */
  readonly looked: number;
  readonly findings: readonly Finding[];
  readonly more: number;
}

/** A seal as people compare it. */
export interface LastSeal {
  readonly number: number;
  readonly on: string;
  /** `9F2C-71AB`, as papers and mails have it. */
  readonly code: string;
}

/** What checking a pack has found. */
export interface PackReport {
  readonly verdict: Verdict;
  readonly company: string;
  readonly period: string;
  readonly events: number;
  /** The last one of the pack, to be compared with what is on paper or in a mail. */
  readonly lastSeal?: LastSeal;
  /** The seal of the pack that was brought from outside; absent where none was. */
  readonly comparedWith?: LastSeal;
  readonly checks: readonly CheckReport[];
}

/** Collects what one check finds. */
export class Findings {
  readonly #found: Finding[] = [];
  #more = 0;
  #verdict: Verdict = 'fits';
  looked = 0;

  constructor(private readonly check: Check) {}

  add(code: FindingCode, item: string, expected?: string, found?: string): void {
    this.#verdict = worstOf([this.#verdict, unproved.has(code) ? 'unproved' : 'differs']);
    if (this.#found.length >= FINDINGS_TOLD) {
      this.#more += 1;
      return;
    }
    const values = {
      ...(expected !== undefined && { expected }),
      ...(found !== undefined && { found }),
    };
    this.#found.push({ check: this.check, code, item, ...values });
  }

  get report(): CheckReport {
    const { check, looked } = this;
    return { check, verdict: this.#verdict, looked, findings: this.#found, more: this.#more };
  }
}
