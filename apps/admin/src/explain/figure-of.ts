import {
  cellFigureKind,
  isResource,
  partFigureKind,
  resourceOf,
  resources,
  rowFigureKind,
  shownSums,
  type Report,
} from '@balcao/contracts';
import { isPaymentId } from '../routing/payment-path.js';
import type { ExplainedFigure } from './explaining.js';

/** Which rows a list's figures are of; undefined where it has none. */
export const figuresOfList = (resource: string): string | undefined =>
  isResource(resource) ? resources[resource].collection : undefined;

/** The figure of a row's field; undefined where it is none that is registered. */
export function rowFigure(
  collection: string | undefined,
  field: string,
  id: string,
  title: string,
): ExplainedFigure | undefined {
  if (collection === undefined) return undefined;
  // What one unit costs is no sum of rows: its page and its list tell who set it.
  if (collection === 'articles') return partFigure(collection, field, id, title);
  if (rowFigureKind(collection, field) === undefined) return undefined;
  return { figure: `row.${collection}.${field}`, id, title };
}

/** A figure of a record's own page; `part` says which of several. */
export function partFigure(
  collection: string,
  field: string,
  id: string,
  title: string,
  part?: string,
): ExplainedFigure | undefined {
  if (partFigureKind(collection, field) === undefined) return undefined;
  const figure = `part.${collection}.${field}`;
  return { figure, id, title, ...(part !== undefined && { part }) };
}

/** What is left of a document, or of a payment where the id is that of one. */
export function openFigure(id: string, reference: string): ExplainedFigure | undefined {
  return isPaymentId(id)
    ? rowFigure('payments', 'unallocatedMinor', id, reference)
    : rowFigure('documents', 'pendingMinor', id, reference);
}

/** A figure of a document's replay: as it was after an event. */
export function replayFigure(
  field: string,
  id: string,
  revision: number,
  title: string,
  part?: string,
): ExplainedFigure | undefined {
  const figure = partFigure('documents', field, id, title, part);
  return figure && { ...figure, revision: String(revision) };
}

/** The days of a statement. */
interface StatementDays {
  readonly from: string;
  readonly to: string;
}

/** A figure of a statement that several sums make up: `boxes.14`. */
export function statementFigure(
  name: string,
  { from, to }: StatementDays,
  title: string,
): ExplainedFigure {
  const filter = JSON.stringify({ issuedOn: { $gte: from, $lte: to } });
  return { figure: `statement.${name}`, filter, title };
}

/** The same where it is taken off: it stands below zero, as do its events. */
export function lessFigure(figure: ExplainedFigure): ExplainedFigure;
export function lessFigure(figure: ExplainedFigure | undefined): ExplainedFigure | undefined;
export function lessFigure(figure: ExplainedFigure | undefined): ExplainedFigure | undefined {
  return figure && { ...figure, less: 'true' };
}

/** What all rows of a list come to, as far as its filter selects them. */
export function listFigure(
  resource: string,
  field: string,
  { q, ...filter }: Readonly<Record<string, unknown>>,
  title: string,
): ExplainedFigure | undefined {
  const collection = figuresOfList(resource);
  if (collection === undefined || rowFigureKind(collection, field) === undefined) return undefined;
  const where = Object.entries({ ...filter, ...resourceOf(resource).only }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return {
    figure: `list.${collection}.${field}`,
    title,
    filter: JSON.stringify(Object.fromEntries(where)),
    ...(typeof q === 'string' && q !== '' && { q }),
  };
}

/** A sum over one of the lists that prove figures of the dashboard and of statements. */
export function proofFigure(
  { of, field }: { readonly of: 'sales' | 'lines' | 'open'; readonly field: string },
  filter: Readonly<Record<string, unknown>>,
  title: string,
): ExplainedFigure {
  return { figure: `proof.${of}.${field}`, filter: JSON.stringify(filter), title };
}

/** What a report is narrowed to. */
export interface ReportAsked {
  readonly filter: string;
  readonly on?: string;
  /** The day that it is compared with. */
  readonly besideOn?: string;
}

/** Figures of the day that a report is compared with, by what they are called on their own. */
const ofOtherDay: Readonly<Record<string, string>> = {
  previousMinor: 'valueMinor',
  previousQuantity: 'quantity',
};

/** The figure with the day that it is of. */
function ofItsDay(field: string, { besideOn, ...asked }: ReportAsked) {
  const { [field]: own } = ofOtherDay;
  if (own === undefined || besideOn === undefined) return { field, asked };
  return { field: own, asked: { ...asked, on: besideOn } };
}

/** What two days are apart by is the figure of neither. */
const isDifference = (field: string): boolean =>
  field === 'changeMinor' || field === 'changeQuantity';

/** A sum of a report, or of one of its groups. */
export function sumFigure(
  report: Report,
  shown: string,
  of: ReportAsked,
  title: string,
): ExplainedFigure | undefined {
  if (!shownSums(report).includes(shown) || isDifference(shown)) return undefined;
  const { field, asked } = ofItsDay(shown, of);
  return { figure: `report.${report.name}.${field}`, ...asked, title };
}

/** A figure in a report's row. */
export function cellFigure(
  report: Report,
  shown: string,
  id: string,
  of: ReportAsked,
  title: string,
): ExplainedFigure | undefined {
  const { field, asked } = ofItsDay(shown, of);
  if (report.isWorkedOut !== true) return rowFigure(report.collection, field, id, title);
  if (cellFigureKind(report.name, field) === undefined) return undefined;
  return { figure: `cell.${report.name}.${field}`, id, ...asked, title };
}
