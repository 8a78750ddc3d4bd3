import {
  type Accepted,
  type ImportCheck,
  type ImportPlan,
  type ImportReading,
  type CorrectedCells,
} from '@balcao/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ulid } from 'ulidx';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sayProblem } from '../http/say-problem.js';
import { isOutdated } from '../rehearsal/use-rehearsal.js';
import { useImportKinds } from '../management/use-import-kinds.js';
import { isTooLarge } from './too-large.js';
import { checkFile, commitFile, readFile, type SentFile } from './import-api.js';

/** How far the assistant is. */
export interface ImportState {
  readonly file?: File;
  readonly plan: ImportPlan;
  readonly reading?: ImportReading;
  readonly check?: ImportCheck;
  /** The books moved on after a check was shown: this one says what it does now. */
  readonly isOutdated?: boolean;
  /** Of the import that this becomes: asked for again, it is not begun twice. */
  readonly importId: string;
  /** The mapping that was made before and is taken. */
  readonly mappingId?: string;
  readonly isWorking: boolean;
}

/** The state of the assistant, and what can be done in it. */
export interface Assistant {
  readonly state: ImportState;
  /** The file and its plan as they stand; nothing before one is chosen. */
  readonly sent: SentFile | undefined;
  readonly choose: (file: File) => void;
  readonly change: (changes: Partial<ImportPlan>) => void;
  readonly map: (column: number, field: string) => void;
  /** Takes a mapping that was made before; what the headings say where the id is empty. */
  readonly take: (mappingId: string) => void;
  /** Asks again which mappings there are. */
  readonly readAgain: () => void;
  readonly check: () => void;
  /** Takes cells otherwise than the file has them, and checks again. */
  readonly correct: (cells: CorrectedCells) => void;
  /** Answers the import's id once it has begun. */
  readonly commit: () => Promise<string | undefined>;
  readonly startOver: () => void;
}

const begin = (kind: ImportPlan['kind']): ImportState => ({
  importId: ulid(),
  plan: { kind, fileName: '' },
  isWorking: false,
});

/** The steps from a file to its rows in the books; each needs what the one before has found. */
export function useImport(): Assistant {
  const [state, setState] = useBeginning();
  const { id: companyId } = useSlice(company);
  const update = (changes: Partial<ImportState>) => {
    setState((before) => ({ ...before, ...changes }));
  };
  const work = working(update);
  const toSend = (plan: ImportPlan, file = state.file): SentFile | undefined =>
    file === undefined || companyId === null ? undefined : { companyId, file, plan };
  const read = async (plan: ImportPlan, file: File | undefined) => {
    const what = toSend(plan, file);
    const reading = what && (await work(() => readFile(what)));
    if (reading === undefined) return;
    // What somebody made for these very headings counts before what they say by themselves.
    const made = reading.mappings.find(({ fits }) => fits);
    setState((before) => taking({ ...before, reading, plan }, made?.id ?? ''));
  };
  const check = async (isOutdated: boolean, plan = state.plan): Promise<void> => {
    const what = toSend(plan);
    const found = what && (await work(() => checkFile(what)));
    if (found !== undefined) update({ check: found, isOutdated });
  };
  const change = (changes: Partial<ImportPlan>) => {
    const isReadAgain = placed.some((name) => changes[name] !== undefined);
    const plan = { ...(isReadAgain ? unread(state.plan, changes) : state.plan), ...changes };
    setState((before) => withoutCheck({ ...before, plan }));
    if (isReadAgain) void read(plan, state.file);
  };
  return {
    state,
    sent: toSend(state.plan),
    choose: (file) => {
      if (isTooLarge(file)) return;
      const plan = { ...inFile(state.plan), fileName: file.name };
      update({ file, plan, importId: ulid() });
      void read(plan, file);
    },
    change,
    take: (mappingId) => {
      setState((before) => taking(before, mappingId));
    },
    readAgain: () => {
      void read(state.plan, state.file);
    },
    map: (column, field) => {
      change({ fields: mapped(state.plan, column, field) });
    },
    check: () => {
      void check(false);
    },
    correct: (cells) => {
      const plan = { ...state.plan, cells: merged(state.plan.cells, cells) };
      update({ plan, importId: ulid() });
      void check(false, plan);
    },
    commit: async () => {
      const what = toSend({ ...state.plan, skipsRefused: true });
      if (what === undefined) return undefined;
      const begun = await work(() => commitAsShown(state, what));
      if (begun === 'outdated') await check(true);
      return begun === 'outdated' ? undefined : begun?.id;
    },
    startOver: () => {
      setState(({ plan }) => begin(plan.kind));
    },
  };
}

/** What decides which cells of a file are read, and how: its columns are other ones then. */
const placed = ['kind', 'sheet', 'headingRow', 'encoding'] as const;

/** The plan without what was said of the columns and cells of another reading. */
function unread(plan: ImportPlan, changes: Partial<ImportPlan> = {}): ImportPlan {
  const { fields: _fields, cells: _cells, headingRow, ...others } = plan;
  // The headings of another sheet, or of another kind, are looked for again.
  const isElsewhere = changes.sheet !== undefined || changes.kind !== undefined;
  return isElsewhere || headingRow === undefined ? others : { ...others, headingRow };
}

/** The plan without anything that was said of another file. */
function inFile(plan: ImportPlan): ImportPlan {
  const { sheet: _sheet, headingRow: _row, encoding: _encoding, ...others } = unread(plan);
  const { decimal: _decimal, dayOrder: _order, ...kept } = others;
  return kept;
}

/** Runs what takes a while, and says what went wrong; undefined then. */
function working(update: (changes: Partial<ImportState>) => void) {
  return async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    update({ isWorking: true });
    try {
      return await run();
    } catch (error) {
      sayProblem(error);
      return undefined;
    } finally {
      update({ isWorking: false });
    }
  };
}

function mapped({ fields = {} }: ImportPlan, column: number, field: string) {
  const others = Object.entries(fields).filter(([each]) => each !== String(column));
  return Object.fromEntries(field === '' ? others : [...others, [String(column), field]]);
}

function merged(before: CorrectedCells = {}, cells: CorrectedCells): CorrectedCells {
  const rows = Object.entries(cells).map(([row, corrected]): [string, CorrectedCells[string]] => [
    row,
    { ...before[row], ...corrected },
  ]);
  return { ...before, ...Object.fromEntries(rows) };
}

/** Begins what its check has shown, and nothing else. */
async function commitAsShown(
  { importId, check }: ImportState,
  what: SentFile,
): Promise<Accepted | 'outdated'> {
  try {
    return await commitFile(importId, what, check?.token);
  } catch (error) {
    if (isOutdated(error)) return 'outdated';
    throw error;
  }
}

/** Of the kind that the list asks for that led here; of the first where none is named. */
function useBeginning() {
  const [address] = useSearchParams();
  const kinds = useImportKinds();
  return useState((): ImportState => {
    const named = address.get('kind');
    return begin(kinds.find((kind) => kind === named) ?? kinds[0] ?? 'clients');
  });
}

/** With the columns of a mapping that was made before, or as the headings say. */
function taking(state: ImportState, mappingId: string): ImportState {
  const { reading, plan } = state;
  if (reading === undefined) return state;
  const made = reading.mappings.find(({ id }) => id === mappingId);
  const fields = made?.fields ?? guessedFields(reading);
  const { decimal = plan.decimal, dayOrder = plan.dayOrder } = made ?? {};
  const taken = {
    ...plan,
    fields,
    ...(decimal !== undefined && { decimal }),
    ...(dayOrder !== undefined && { dayOrder }),
  };
  return withoutCheck({ ...state, mappingId: made?.id ?? '', plan: taken });
}

function guessedFields({ columns }: ImportReading): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const { index, field } of columns) if (field !== undefined) fields[index] = field;
  return fields;
}

/** What was found no longer holds once the plan is another. */
function withoutCheck(state: ImportState): ImportState {
  const { file, plan, reading, mappingId, isWorking } = state;
  return {
    plan,
    isWorking,
    // Another plan is another import.
    importId: ulid(),
    ...(mappingId !== undefined && { mappingId }),
    ...(file !== undefined && { file }),
    ...(reading !== undefined && { reading }),
  };
}
