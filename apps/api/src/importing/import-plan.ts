import {
  textEncodings,
  type ImportPlan,
  type CorrectedCells,
  type StatementPlan,
} from '@balcao/contracts';
import { importKinds, isDay } from '@balcao/domain';
import { statementPresets } from '@balcao/tasks';
import { invalidFields } from '../http/invalid-fields.js';
import { isTooDeep } from '../http/json-depth.js';
import { requestLimits } from '../http/request-limits.js';

/** Characters of a plan without the corrected cells, which a job carries. */
const planLength = 8_000;
/** Characters of a plan with them. */
const sentLength = 1_000_000;

/** Reads a plan; refuses what is none, naming the part. */
export function parsePlan(sent: unknown): ImportPlan {
  if (typeof sent !== 'string' || sent.length > sentLength) throw invalidFields('plan');
  const { cells, ...plan } = objectIn(sent);
  if (JSON.stringify(plan).length > planLength) throw invalidFields('plan');
  const { kind, fileName } = plan;
  const known = importKinds.find((one) => one === kind);
  if (known === undefined) throw invalidFields('plan.kind');
  if (typeof fileName !== 'string') throw invalidFields('plan.fileName');
  return {
    kind: known,
    fileName,
    ...tablePlanIn(plan),
    ...dayIn(plan),
    ...(cells !== undefined && { cells: cellsIn(cells) }),
    ...flagsIn(plan),
  };
}

/** Reads how a bank's file is to be taken; refuses what is no plan, naming the part. */
export function parseStatementPlan(sent: unknown): StatementPlan {
  if (sent === null || sent === undefined) return {};
  if (typeof sent !== 'string' || sent.length > planLength) throw invalidFields('plan');
  const plan = objectIn(sent);
  const { isTurned, preset } = plan;
  if (isTurned !== undefined && typeof isTurned !== 'boolean') throw invalidFields('plan.isTurned');
  const known = preset === 'none' || statementPresets.some(({ id }) => id === preset);
  if (preset !== undefined && !known) throw invalidFields('plan.preset');
  return {
    ...tablePlanIn(plan),
    ...(isTurned !== undefined && { isTurned }),
    ...(typeof preset === 'string' && { preset }),
  };
}

/** Where the table is in its file, what its columns are, and how it is written. */
function tablePlanIn(
  plan: Readonly<Record<string, unknown>>,
): Omit<ImportPlan, 'kind' | 'fileName'> {
  const { fields, decimal, dayOrder } = plan;
  if (decimal !== undefined && decimal !== ',' && decimal !== '.')
    throw invalidFields('plan.decimal');
  if (dayOrder !== undefined && dayOrder !== 'dayFirst' && dayOrder !== 'monthFirst') {
    throw invalidFields('plan.dayOrder');
  }
  return {
    ...(fields !== undefined && { fields: fieldsIn(fields) }),
    ...placeIn(plan),
    ...(decimal !== undefined && { decimal }),
    ...(dayOrder !== undefined && { dayOrder }),
  };
}

/** The day of the one record that all rows make together. */
function dayIn({ on }: Readonly<Record<string, unknown>>): Pick<ImportPlan, 'on'> {
  if (on === undefined) return {};
  if (typeof on !== 'string' || !isDay(on)) throw invalidFields('plan.on');
  return { on };
}

/** Where the table is in its file, and how its letters are read. */
function placeIn({
  sheet,
  headingRow,
  encoding,
}: Readonly<Record<string, unknown>>): Pick<ImportPlan, 'sheet' | 'headingRow' | 'encoding'> {
  if (sheet !== undefined && typeof sheet !== 'string') throw invalidFields('plan.sheet');
  const isRow = typeof headingRow === 'number' && Number.isInteger(headingRow) && headingRow >= 0;
  if (headingRow !== undefined && !isRow) throw invalidFields('plan.headingRow');
  const known = textEncodings.find((one) => one === encoding);
  if (encoding !== undefined && known === undefined) throw invalidFields('plan.encoding');
  return {
    ...(sheet !== undefined && { sheet }),
    ...(isRow && { headingRow }),
    ...(known && { encoding: known }),
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const plan: unknown = isTooDeep(text, requestLimits.jsonDepth) ? undefined : JSON.parse(text);
    if (typeof plan === 'object' && plan !== null && !Array.isArray(plan)) return { ...plan };
  } catch {
    // Refused below, like anything else that is no object.
  }
  throw invalidFields('plan');
}

const fieldsIn = (sent: unknown): Readonly<Record<string, string>> => textsIn(sent, 'plan.fields');

function cellsIn(sent: unknown): CorrectedCells {
  if (typeof sent !== 'object' || sent === null) throw invalidFields('plan.cells');
  const rows = Object.entries(sent).map(([row, cells]): [string, Record<string, string>] => {
    if (!/^\d{1,7}$/.test(row)) throw invalidFields(`plan.cells.${row}`);
    return [row, textsIn(cells, `plan.cells.${row}`)];
  });
  return Object.fromEntries(rows);
}

/** A text for each of some columns. */
function textsIn(sent: unknown, path: string): Record<string, string> {
  if (typeof sent !== 'object' || sent === null) throw invalidFields(path);
  const texts = Object.entries(sent);
  for (const [column, text] of texts) {
    if (!/^\d{1,3}$/.test(column) || typeof text !== 'string') {
      throw invalidFields(`${path}.${column}`);
    }
  }
  return Object.fromEntries(texts);
}

const flags = ['updates', 'acceptsNuitWarnings', 'createsCategories', 'skipsRefused'] as const;

function flagsIn(plan: Readonly<Record<string, unknown>>): Partial<ImportPlan> {
  const read: Partial<Record<(typeof flags)[number], boolean>> = {};
  for (const flag of flags) {
    const value = plan[flag];
    if (value === undefined) continue;
    if (typeof value !== 'boolean') throw invalidFields(`plan.${flag}`);
    read[flag] = value;
  }
  return read;
}
