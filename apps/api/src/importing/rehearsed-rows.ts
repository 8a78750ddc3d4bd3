import type { ImportOutcome, ImportPlan, ImportProblem } from '@balcao/contracts';
import { DomainError, ownName, type ErrorCode, type JournalEvent } from '@balcao/domain';
import { describeError } from '@balcao/messages';
import {
  labelOf,
  RowPlanner,
  textOf,
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
    const { companyId } = this.caller;
    const { table } = this.planner;
    for (let first = 0; first < table.rows.length; first += rowsAtOnce) {
      const rows = table.rows.slice(first, first + rowsAtOnce);
      const placed = await this.journals.inspect(companyId, (books) =>
        rows.map((row) => this.planner.planRow(row, books)),
      );
      const asked = placed.filter(({ place }) => place > after);
      yield* await Promise.all(asked.map((row) => this.#rehearse(row)));
    }
  }

  async #rehearse(placed: PlacedRow): Promise<RehearsedRow> {
    const { companyId, userId: actorId, requestId } = this.caller;
    const { planned, place } = placed;
    if ('problem' in planned) {
      const problems = [planned.problem, ...(planned.others ?? [])].map(({ field, code, params }) =>
        this.#problemOf(placed, field, code, params),
      );
      return { placed, outcome: 'refused', ...nothing, problems };
    }
    if ('known' in planned) return { placed, outcome: 'unchanged', ...nothing, problems: [] };
    const body = withoutUnmade(planned.command, this.planner);
    const submitted = { commandId: ownName(`check-${requestId}-${place}`), actorId, body };
    try {
      const decided = await this.journals.rehearse(companyId, submitted, (_, events, input) => ({
        events,
        minted: input.minted,
      }));
      const written = planned.isNew ? 'created' : 'changed';
      const outcome = decided.events.length === 0 ? 'unchanged' : written;
      return { placed, outcome, ...decided, problems: [] };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const named = error.problems.map(({ path, code, params }) =>
        this.#problemOf(placed, path, code, params),
      );
      const problems = named.length > 0 ? named : [this.#problemOf(placed, '', error.code)];
      return { placed, outcome: 'refused', ...nothing, problems, refusal: error };
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
