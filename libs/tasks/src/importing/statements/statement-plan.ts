import { statementFields, type StatementField, type StatementPlan } from '@balcao/contracts';
import type { MappedHeading, StatementMapping } from '@balcao/domain';
import { refuse } from '@balcao/domain';
import { folded } from '../cells.js';
import { textOf, type Table } from '../table/table.js';
import { daysOf, numbersOf, type WrittenDays, type WrittenNumbers } from '../writing-of.js';
import type { StatementWriting } from './read-statement.js';
import {
  areOfStatement,
  signOfMark,
  statementColumns,
  type StatementColumns,
} from './statement-fields.js';
import {
  presetColumns,
  presetOf,
  statementPresets,
  type StatementAccount,
} from './statement-presets.js';
import type { StatementTable } from './statement-table.js';

/** Known facts of the account whose file is read. */
export interface StatementContext {
  readonly account: StatementAccount;
  /** Saved mappings of the account and of others at its bank, latest first. */
  readonly kept: readonly StatementMapping[];
}

/** How a bank's file is read, and the source of that decision. */
export interface PlannedStatement {
  readonly writing: StatementWriting;
  readonly mappedBy: 'chosen' | 'kept' | 'preset' | 'headings';
  readonly preset?: string;
  readonly numbers: WrittenNumbers;
  readonly days: WrittenDays | undefined;
  /** To be saved for the account, if the user chose anything. */
  readonly mapping?: StatementMapping;
}

type Found = Pick<PlannedStatement, 'mappedBy' | 'preset'> & {
  readonly columns: StatementColumns;
} & Pick<StatementPlan, 'decimal' | 'dayOrder' | 'isTurned'>;

/**
 * Decides how a bank's file is read: by the plan, the account's saved mapping, its bank's layout,
 * or the words of its headings.
 */
export function planStatement(
  { table, isExact }: StatementTable,
  plan: StatementPlan,
  context: StatementContext,
): PlannedStatement {
  const found = isExact ? exact(table) : foundIn(table, plan, context);
  const { columns, mappedBy, preset } = found;
  const at = (...fields: readonly StatementField[]) =>
    fields.flatMap((field) => columns.get(field) ?? []);
  const numbers = numbersOf(table, at('amount', 'debit', 'credit', 'balance'));
  const days = daysOf(table, at('on'));
  // What the file proves counts before what a layout says of it.
  const decimal = plan.decimal ?? (numbers.isProven ? numbers.decimal : found.decimal);
  const dayOrder = plan.dayOrder ?? (days?.isProven === true ? days.order : found.dayOrder);
  const isTurned = plan.isTurned ?? found.isTurned ?? false;
  const mapping = isChosen(plan) ? mappingOf(table, columns, plan, preset) : undefined;
  return {
    writing: { columns, decimal, dayOrder, isTurned },
    mappedBy,
    ...(preset !== undefined && { preset }),
    numbers,
    days,
    ...(mapping && { mapping }),
  };
}

const isChosen = ({ fields, decimal, dayOrder, isTurned, preset }: StatementPlan) =>
  [fields, decimal, dayOrder, isTurned, preset].some((choice) => choice !== undefined);

const exact = ({ headings }: Table): Found => ({
  columns: statementColumns(headings),
  mappedBy: 'headings',
  decimal: '.',
  dayOrder: 'dayFirst',
});

function foundIn(table: Table, plan: StatementPlan, { account, kept }: StatementContext): Found {
  const { headings } = table;
  if (plan.fields === undefined && plan.preset === undefined) {
    const known = kept.find((mapping) => keptColumns(mapping, headings) !== undefined);
    const columns = known && keptColumns(known, headings);
    if (known && columns) return { ...writingIn(known), columns, mappedBy: 'kept' };
  }
  const byPreset = presetFor(table, plan, account);
  if (plan.fields !== undefined) {
    return { ...byPreset, columns: chosenColumns(headings, plan.fields), mappedBy: 'chosen' };
  }
  const columns = byPreset?.columns;
  if (byPreset && columns && areOfStatement(columns)) {
    return { ...byPreset, columns: withMarks(table, columns), mappedBy: 'preset' };
  }
  const guessed = withMarks(table, statementColumns(headings));
  return { ...byPreset, columns: guessed, mappedBy: 'headings' };
}

function writingIn({ decimal, dayOrder, isTurned, preset }: StatementMapping) {
  return {
    ...(decimal !== undefined && { decimal }),
    ...(dayOrder !== undefined && { dayOrder }),
    ...(isTurned !== undefined && { isTurned }),
    ...(preset !== undefined && { preset }),
  };
}

/** The chosen layout, the account's bank's, or one whose headings the file has. */
function presetFor({ headings }: Table, { preset }: StatementPlan, account: StatementAccount) {
  const chosen =
    preset === undefined
      ? presetOf(account, headings)
      : statementPresets.find(({ id }) => id === preset || preset === 'none');
  if (preset === 'none' || chosen === undefined) return undefined;
  const { id, dayOrder, decimal } = chosen;
  const columns = presetColumns(chosen, headings);
  return { columns, preset: id, dayOrder, ...(decimal !== undefined && { decimal }) };
}

function chosenColumns(
  headings: readonly string[],
  fields: Readonly<Record<string, string>>,
): StatementColumns {
  const columns = new Map<StatementField, number>();
  for (const [index, name] of Object.entries(fields)) {
    const field = statementFields.find((one) => one === name);
    const at = Number.parseInt(index, 10);
    if (field === undefined || headings[at] === undefined) continue;
    if (columns.has(field)) refuse('import.fieldTwice', { field: name }, `fields.${index}`);
    columns.set(field, at);
  }
  return columns;
}

/** A column with only sign words is the sign column, regardless of its heading. */
function withMarks({ headings, rows }: Table, columns: StatementColumns): StatementColumns {
  if (!columns.has('amount') || columns.has('mark')) return columns;
  const taken = new Set(columns.values());
  const mark = headings.findIndex((_, at) => {
    if (taken.has(at)) return false;
    const words = rows.map(({ cells }) => textOf(cells[at])).filter((word) => word !== '');
    return words.length > 0 && words.every((word) => signOfMark(word) !== undefined);
  });
  return mark < 0 ? columns : new Map([...columns, ['mark', mark]]);
}

/** The columns of a saved mapping, by heading; undefined if the file lacks one. */
function keptColumns(
  { columns }: StatementMapping,
  headings: readonly string[],
): StatementColumns | undefined {
  const wanted = headings.map(folded);
  const found = new Map<StatementField, number>();
  for (const { heading, nth = 0, of = 1, field } of columns) {
    const places = wanted.flatMap((one, at) => (one === folded(heading) ? [at] : []));
    const place = places[nth];
    const known = statementFields.find((one) => one === field);
    if (places.length !== of || place === undefined || known === undefined) return undefined;
    found.set(known, place);
  }
  return found;
}

function mappingOf(
  { headings }: Table,
  columns: StatementColumns,
  plan: StatementPlan,
  preset: string | undefined,
): StatementMapping {
  const names = headings.map(folded);
  const mapped = [...columns].map(([field, at]): MappedHeading => {
    const places = names.flatMap((name, other) => (name === names[at] ? [other] : []));
    return {
      heading: headings[at] ?? '',
      field,
      ...(places.length > 1 && { nth: places.indexOf(at), of: places.length }),
    };
  });
  const { decimal, dayOrder, isTurned } = plan;
  return {
    columns: mapped,
    ...(decimal !== undefined && { decimal }),
    ...(dayOrder !== undefined && { dayOrder }),
    ...(isTurned !== undefined && { isTurned }),
    ...(preset !== undefined && { preset }),
  };
}
