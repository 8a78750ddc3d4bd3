import type { FiscalProblemCode } from '@balcao/messages';
import type { XmlPlace } from '../xml/xml-stream.js';

export type { FiscalProblemCode };

/** What is wrong breaks a rule, or is merely odd. */
export type Severity = 'error' | 'warning';

/** One thing that is wrong with a file. */
export interface FiscalProblem extends XmlPlace {
  readonly severity: Severity;
  readonly code: FiscalProblemCode;
  readonly params: Readonly<Record<string, string>>;
  /** Where it is, `SalesInvoices/Invoice/Line[2]/UnitPrice`. */
  readonly element: string;
  /** The document's number, where it is in one. */
  readonly document?: string;
}

/** Tells a problem; rules know no more than that. */
export type Report = (problem: FiscalProblem) => void;

/** The codes that are merely odd. */
export const warnings: ReadonlySet<FiscalProblemCode> = new Set<FiscalProblemCode>([
  'file.noMasters',
  'file.otherVersion',
  'master.unused',
  'signature.none',
]);
