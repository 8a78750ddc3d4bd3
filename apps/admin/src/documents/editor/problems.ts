import type { FieldProblem } from '@balcao/contracts';
import type { ProblemsByPath } from '../../http/problems-by-path.js';
import { cells } from './state.js';

/** The head fields that can have problems. */
export type HeadField =
  | 'clientId'
  | 'originId'
  | 'issuedOn'
  | 'dueOn'
  | 'terms'
  | 'orderNumber'
  | 'withholdingRateId'
  | 'note'
  | 'reasonCode'
  | 'commercial'
  | 'financial'
  | 'receiver'
  | 'carrier'
  | 'transport'
  | 'seriesId'
  | 'recovered'
  | 'currency'
  | 'exchangeRate'
  | 'exchangeRateReason'
  | 'warehouseId';

/** The line fields that can have problems, in keyboard order. */
const lineParts = [...cells, 'batchName', 'batchExpiresOn', 'batchId'] as const;

export type LinePart = (typeof lineParts)[number];

export interface LineProblem {
  readonly key: string;
  readonly part: LinePart;
  readonly message: string;
}

/** The problems of a document, by place. */
export interface EditorProblems {
  readonly head: Readonly<Partial<Record<HeadField, string>>>;
  readonly lines: readonly LineProblem[];
  /** Problems of the payment, by path: `rows.0.methodId`. */
  readonly payment: ProblemsByPath;
  /** Problems without a field. */
  readonly whole: readonly string[];
}

export const noProblems: EditorProblems = { head: {}, lines: [], payment: {}, whole: [] };

const fieldOf: Readonly<Record<string, HeadField>> = {
  clientId: 'clientId',
  supplierId: 'clientId',
  issuedOn: 'issuedOn',
  dueOn: 'dueOn',
  paymentTermsDays: 'terms',
  orderNumber: 'orderNumber',
  withholdingRateId: 'withholdingRateId',
  note: 'note',
  reasonCode: 'reasonCode',
  commercialDiscount: 'commercial',
  financialDiscount: 'financial',
  receiver: 'receiver',
  carrier: 'carrier',
  transport: 'transport',
  seriesId: 'seriesId',
  recovered: 'recovered',
  currency: 'currency',
  exchangeRate: 'exchangeRate',
  exchangeRateReason: 'exchangeRateReason',
  warehouseId: 'warehouseId',
};

const partOf: Readonly<Record<string, LinePart>> = {
  articleId: 'description',
  description: 'description',
  unit: 'quantity',
  quantity: 'quantity',
  unitPrice: 'unitPrice',
  discounts: 'discount',
  discountMinor: 'discount',
  vatId: 'vatId',
  batchName: 'batchName',
  batchExpiresOn: 'batchExpiresOn',
  batchId: 'batchId',
};

/**
 * Assigns the server's problems to the fields and lines sent, `lineKeys` in the order of the lines.
 * Problems without a place concern the whole document, and so does the title if no place is named.
 */
export function placeProblems(
  title: string,
  errors: readonly FieldProblem[],
  lineKeys: readonly string[],
): EditorProblems {
  const head: Partial<Record<HeadField, string>> = {};
  const lines: LineProblem[] = [];
  const payment: Record<string, string> = {};
  const whole: string[] = errors.length === 0 ? [title] : [];
  for (const { path, code, message } of errors) {
    const [first = '', index, name = ''] = path.split('.');
    const key = first === 'lines' && index !== undefined ? lineKeys[Number(index)] : undefined;
    // The field of what a note corrects is there only while nothing is chosen.
    const field = code === 'document.originRequired' ? 'originId' : fieldOf[first];
    if (key !== undefined) lines.push({ key, part: partOf[name] ?? 'description', message });
    else if (field !== undefined) head[field] ??= message;
    else if (path.startsWith('payment.rows')) payment[path.slice('payment.'.length)] ??= message;
    else whole.push(message);
  }
  return { head, lines, payment, whole };
}

export const hasProblems = ({ head, lines, payment, whole }: EditorProblems): boolean =>
  lines.length + whole.length + Object.keys(head).length + Object.keys(payment).length > 0;

/** Clears the problem of a field that is edited. */
export function withoutField(problems: EditorProblems, field: HeadField): EditorProblems {
  if (problems.head[field] === undefined) return problems;
  return { ...problems, head: { ...problems.head, [field]: undefined } };
}

/** Clears the problem of a line's field that is edited. */
export function withoutPart(problems: EditorProblems, key: string, part: LinePart): EditorProblems {
  const isAt = (problem: LineProblem): boolean => problem.key === key && problem.part === part;
  if (!problems.lines.some(isAt)) return problems;
  return { ...problems, lines: problems.lines.filter((problem) => !isAt(problem)) };
}

const headOrder: readonly HeadField[] = [
  'clientId',
  'originId',
  'seriesId',
  'recovered',
  'currency',
  'exchangeRate',
  'exchangeRateReason',
  'warehouseId',
  'issuedOn',
  'terms',
  'dueOn',
  'withholdingRateId',
  'orderNumber',
  'commercial',
  'financial',
  'reasonCode',
  'note',
  'transport',
  'receiver',
  'carrier',
];

/** The place of the first problem, from top to bottom. */
export type ProblemPlace =
  | { readonly field: HeadField }
  | { readonly key: string; readonly part: LinePart }
  | { readonly payment: string };

/** The problems with a place, in page order. */
export function placesOf(
  { head, lines, payment }: EditorProblems,
  lineKeys: readonly string[],
): readonly { readonly place: ProblemPlace; readonly message: string }[] {
  const ofHead = headOrder.flatMap((field) => {
    const message = head[field];
    return message === undefined ? [] : [{ place: { field }, message }];
  });
  const order = (problem: LineProblem): number =>
    lineKeys.indexOf(problem.key) * lineParts.length + lineParts.indexOf(problem.part);
  const ofLines = lines
    .toSorted((a, b) => order(a) - order(b))
    .map(({ key, part, message }) => ({ place: { key, part }, message }));
  const ofPayment = Object.entries(payment).map(([path, message]) => ({
    place: { payment: path },
    message,
  }));
  return [...ofHead, ...ofLines, ...ofPayment];
}
