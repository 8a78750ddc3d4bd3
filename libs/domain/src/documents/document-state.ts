/** The states of a document; derived whenever they are shown, and never stored as truth. */
export type DocumentStatus =
  | 'open'
  | 'partiallyConverted'
  | 'converted'
  | 'unpaid'
  | 'partiallyPaid'
  | 'paid'
  | 'cancelled';

/** What a state follows from; amounts in minor units, days in the company's time zone. */
export interface DocumentFacts {
  readonly isCancelled: boolean;
  /** Of its type; a quotation has none, and is never paid. */
  readonly hasFinancialImpact: boolean;
  /** How much of it other documents are made of; none where it is missing. */
  readonly converted?: 'none' | 'some' | 'all';
  readonly totalMinor: number;
  /** What is left to settle. */
  readonly openMinor: number;
  /** The day of payment, or the last day of a quotation's validity. */
  readonly dueOn: string;
}

/** How a document stands on one day. */
export interface DocumentState {
  readonly status: DocumentStatus;
  /** Shown next to the status: overdue with something left to pay, or no longer valid. */
  readonly isExpired: boolean;
}

const canExpire: readonly DocumentStatus[] = [
  'open',
  'partiallyConverted',
  'unpaid',
  'partiallyPaid',
];

/** The state of a document on a day. */
export function documentState(facts: DocumentFacts, today: string): DocumentState {
  const status = statusOf(facts);
  return { status, isExpired: canExpire.includes(status) && facts.dueOn < today };
}

const statusByConversion = {
  none: 'open',
  some: 'partiallyConverted',
  all: 'converted',
} as const;

function statusOf({
  isCancelled,
  hasFinancialImpact,
  converted = 'none',
  totalMinor,
  openMinor,
}: DocumentFacts): DocumentStatus {
  if (isCancelled) return 'cancelled';
  if (!hasFinancialImpact) return statusByConversion[converted];
  if (openMinor === 0) return 'paid';
  return openMinor === totalMinor ? 'unpaid' : 'partiallyPaid';
}
