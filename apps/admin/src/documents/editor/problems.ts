import type { FieldProblem } from '@balcao/contracts';
import { cells, type Cell } from './state.js';

/** The parts of the head that a problem can be at. */
export type HeadField =
  | 'clientId'
  | 'issuedOn'
  | 'dueOn'
  | 'terms'
  | 'orderNumber'
  | 'note'
  | 'commercial'
  | 'financial'
  | 'receiver'
  | 'carrier'
  | 'transport'
  | 'seriesId'
  | 'recovered'
  | 'currency'
  | 'warehouseId';

export interface LineProblem {
  readonly key: string;
  readonly cell: Cell;
  readonly message: string;
}

/** What is wrong with a document, each at its place. */
export interface EditorProblems {
  readonly head: Readonly<Partial<Record<HeadField, string>>>;
  readonly lines: readonly LineProblem[];
  /** What belongs to no field. */
  readonly whole: readonly string[];
}

export const noProblems: EditorProblems = { head: {}, lines: [], whole: [] };

const fieldOf: Readonly<Record<string, HeadField>> = {
  clientId: 'clientId',
  supplierId: 'clientId',
  issuedOn: 'issuedOn',
  dueOn: 'dueOn',
  paymentTermsDays: 'terms',
  orderNumber: 'orderNumber',
  note: 'note',
  commercialDiscount: 'commercial',
  financialDiscount: 'financial',
  receiver: 'receiver',
  carrier: 'carrier',
  transport: 'transport',
  seriesId: 'seriesId',
  recovered: 'recovered',
  currency: 'currency',
  warehouseId: 'warehouseId',
};

const cellOf: Readonly<Record<string, Cell>> = {
  articleId: 'description',
  description: 'description',
  unit: 'quantity',
  quantity: 'quantity',
  unitPrice: 'unitPrice',
  discounts: 'discount',
  discountMinor: 'discount',
  vatId: 'vatId',
};

/**
 * Puts what the server has found at the fields and lines that were sent, `lineKeys` in the order
 * of the lines. What has no place here is about the whole document, and so is the title when no
 * place is named at all.
 */
export function placeProblems(
  title: string,
  errors: readonly FieldProblem[],
  lineKeys: readonly string[],
): EditorProblems {
  const head: Partial<Record<HeadField, string>> = {};
  const lines: LineProblem[] = [];
  const whole: string[] = errors.length === 0 ? [title] : [];
  for (const { path, message } of errors) {
    const [first = '', index, name = ''] = path.split('.');
    const key = first === 'lines' && index !== undefined ? lineKeys[Number(index)] : undefined;
    const field = fieldOf[first];
    if (key !== undefined) lines.push({ key, cell: cellOf[name] ?? 'description', message });
    else if (field !== undefined) head[field] ??= message;
    else whole.push(message);
  }
  return { head, lines, whole };
}

export const hasProblems = ({ head, lines, whole }: EditorProblems): boolean =>
  lines.length > 0 || whole.length > 0 || Object.keys(head).length > 0;

/** A field that is written in again is no longer wrong. */
export function withoutField(problems: EditorProblems, field: HeadField): EditorProblems {
  if (problems.head[field] === undefined) return problems;
  return { ...problems, head: { ...problems.head, [field]: undefined } };
}

/** A line that is written on again is no longer wrong at that cell. */
export function withoutCell(problems: EditorProblems, key: string, cell: Cell): EditorProblems {
  const isAt = (problem: LineProblem): boolean => problem.key === key && problem.cell === cell;
  if (!problems.lines.some(isAt)) return problems;
  return { ...problems, lines: problems.lines.filter((problem) => !isAt(problem)) };
}

const headOrder: readonly HeadField[] = [
  'clientId',
  'seriesId',
  'recovered',
  'currency',
  'warehouseId',
  'issuedOn',
  'terms',
  'dueOn',
  'orderNumber',
  'commercial',
  'financial',
  'note',
  'transport',
  'receiver',
  'carrier',
];

/** Where the first problem is, from top to bottom. */
export type ProblemPlace =
  { readonly field: HeadField } | { readonly key: string; readonly cell: Cell };

/** The problems with a place, in the order of the page. */
export function placesOf(
  { head, lines }: EditorProblems,
  lineKeys: readonly string[],
): readonly { readonly place: ProblemPlace; readonly message: string }[] {
  const ofHead = headOrder.flatMap((field) => {
    const message = head[field];
    return message === undefined ? [] : [{ place: { field }, message }];
  });
  const order = (problem: LineProblem): number =>
    lineKeys.indexOf(problem.key) * cells.length + cells.indexOf(problem.cell);
  const ofLines = lines
    .toSorted((a, b) => order(a) - order(b))
    .map(({ key, cell, message }) => ({ place: { key, cell }, message }));
  return [...ofHead, ...ofLines];
}
