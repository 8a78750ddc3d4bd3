import type { ImportOutcome, ImportPlan, ImportProblem } from '@balcao/contracts';
import {
  DomainError,
  ownName,
  type Command,
  type ErrorCode,
  type JournalEvent,
} from '@balcao/domain';
import { describeError } from '@balcao/messages';
import {
  labelOf,
  linesOf,
  RowPlanner,
  textOf,
  wholeCommand,
  withoutUnmade,
  wordOf,
  type ImportReader,
  type PlacedRow,
  type Table,
  type Words,
} from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';

/** Rows that are planned at once: short enough that others are not kept waiting. */
const rowsAtOnce = 100;

/** One row of a file, with what its command would do. */
export interface RehearsedRow {
  readonly placed: PlacedRow;
  readonly outcome: ImportOutcome;
  readonly events: readonly JournalEvent[];
  /** Ids that were made while deciding. */
  readonly minted: readonly string[];
  /** What is wrong with it: all that can be told at once. */
  readonly problems: readonly ImportProblem[];
  /** Why the books refuse it; missing where the row itself cannot be read. */
  readonly refusal?: DomainError;
}

type Decided = Pick<RehearsedRow, 'events' | 'minted'>;

/** What is recorded by a row that is not carried out. */
const nothing = { events: [], minted: [] } as const;

/** A file whose rows are tried by their real rules; nothing is written. */
export class RowRehearsal {
  readonly planner: RowPlanner;

  constructor(
    private readonly journals: Journals,
    private readonly caller: MemberCaller,
    table: Table,
    plan: ImportPlan,
    private readonly reader: ImportReader,
  ) {
    this.planner = new RowPlanner(table, plan, 'check');
  }

  /** The rows behind a place, in the order of the file; those before it are planned, not tried. */
  async *rows(after = 0): AsyncGenerator<RehearsedRow> {
    if (this.planner.spec.whole !== undefined) {
      yield* (await this.#wholeFile()).filter(({ placed }) => placed.place > after);
      return;
    }
    for await (const batch of this.#planned()) {
      const asked = batch.filter(({ place }) => place > after);
      yield* await Promise.all(asked.map((row) => this.#rehearse(row)));
    }
  }

  /** The planned rows, some at once. */
  async *#planned(): AsyncGenerator<readonly PlacedRow[]> {
    const { companyId } = this.caller;
    const { table } = this.planner;
    for (let first = 0; first < table.rows.length; first += rowsAtOnce) {
      const rows = table.rows.slice(first, first + rowsAtOnce);
      yield await this.journals.inspect(companyId, (books) =>
        rows.map((row) => this.planner.planRow(row, books)),
      );
    }
  }

  /** All rows make one record: it is tried even if rows cannot be read, to find all faults. */
  async #wholeFile(): Promise<readonly RehearsedRow[]> {
    const placed: PlacedRow[] = [];
    for await (const batch of this.#planned()) placed.push(...batch);
    const body = wholeCommand(this.planner, placed);
    if (body === undefined) return [];
    const tried = await this.#tried(body, placed[0]?.place ?? 0);
    const refusals = this.#refusalsByRow(tried, placed);
    const problemsOf = (row: PlacedRow) =>
      'problem' in row.planned ? this.#problemsOf(row) : (refusals.get(row) ?? []);
    const isRefused = placed.some((row) => problemsOf(row).length > 0);
    const [lead] = linesOf(placed);
    return placed.map((row): RehearsedRow => {
      const problems = problemsOf(row);
      if (problems.length > 0) return { placed: row, outcome: 'refused', ...nothing, problems };
      const outcome = isRefused || 'known' in row.planned ? 'unchanged' : 'created';
      const decided = row === lead && !(tried instanceof DomainError) ? tried : nothing;
      return { placed: row, outcome, ...decided, problems };
    });
  }

  /** Problems of the record by the row of their line; those of no line are told of the last row. */
  #refusalsByRow(tried: Decided | DomainError, placed: readonly PlacedRow[]) {
    const lines = linesOf(placed);
    const found = new Map<PlacedRow, readonly ImportProblem[]>();
    if (!(tried instanceof DomainError)) return found;
    const { problems, code, params } = tried;
    const named = problems.length > 0 ? problems : [{ path: '', code, params }];
    for (const problem of named) {
      const line = /^lines\.(\d+)\.(.+)$/.exec(problem.path);
      const row = line ? lines[Number(line[1])] : placed.at(-1);
      if (row === undefined) continue;
      const counted = { ...problem.params, ...(line && { line: row.place }) };
      const told = this.#problemOf(row, line?.[2] ?? '', problem.code, counted);
      found.set(row, [...(found.get(row) ?? []), told]);
    }
    return found;
  }

  async #rehearse(placed: PlacedRow): Promise<RehearsedRow> {
    const { planned, place } = placed;
    const problems = this.#problemsOf(placed);
    if (problems.length > 0) return { placed, outcome: 'refused', ...nothing, problems };
    if (!('command' in planned)) return { placed, outcome: 'unchanged', ...nothing, problems };
    const tried = await this.#tried(withoutUnmade(planned.command, this.planner), place);
    if (tried instanceof DomainError) {
      const named = tried.problems.map(({ path, code, params }) =>
        this.#problemOf(placed, path, code, params),
      );
      const all = named.length > 0 ? named : [this.#problemOf(placed, '', tried.code)];
      return { placed, outcome: 'refused', ...nothing, problems: all, refusal: tried };
    }
    const written = planned.isNew ? 'created' : 'changed';
    const outcome = tried.events.length === 0 ? 'unchanged' : written;
    return { placed, outcome, ...tried, problems };
  }

  /** What is wrong with a row by itself. */
  #problemsOf(placed: PlacedRow): readonly ImportProblem[] {
    const { planned } = placed;
    if (!('problem' in planned)) return [];
    return [planned.problem, ...(planned.others ?? [])].map(({ field, code, params }) =>
      this.#problemOf(placed, field, code, params),
    );
  }

  /** What a command would record, or its refusal. */
  async #tried(body: Command, place: number): Promise<Decided | DomainError> {
    const { companyId, userId: actorId, requestId } = this.caller;
    const submitted = { commandId: ownName(`check-${requestId}-${place}`), actorId, body };
    try {
      return await this.journals.rehearse(companyId, submitted, (_, events, input) => ({
        events,
        minted: input.minted,
      }));
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }

  #problemOf({ place }: PlacedRow, path: string, code: ErrorCode, params?: object): ImportProblem {
    const { planner, reader } = this;
    const [field = ''] = (path.startsWith('lines.0.') ? path.slice('lines.0.'.length) : path).split(
      '.',
    );
    const known = planner.spec.fields.find(({ name }) => name === field);
    const fields = { ...params, ...(known?.words && { choices: this.#named(known.words) }) };
    const message = describeError(reader.language, code, fields, reader.country);
    const column = planner.columnOf(field);
    if (column === undefined) {
      const named = known ? `${labelOf(reader, planner.spec, field)}: ${message}` : message;
      return { row: place, code, message: named };
    }
    return { row: place, column, value: textOf(planner.cellAt(place, column)), code, message };
  }

  /** What a cell may say, in the language of who reads. */
  #named(words: Words): string {
    const { language } = this.reader;
    return [...words.keys()].map((value) => wordOf(words, value, language)).join(', ');
  }
}
