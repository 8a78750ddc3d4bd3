import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type {
  ImportCheck,
  ImportChoice,
  ImportPlan,
  ImportProblem,
  RehearsedEffects,
} from '@balcao/contracts';
import { DomainError, type ErrorCode, type JournalEvent } from '@balcao/domain';
import { describeError, type Language } from '@balcao/messages';
import {
  labelOf,
  RowPlanner,
  textOf,
  withoutNewCategory,
  type PlacedRow,
  type Table,
} from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { effectsOf } from '../rehearsal/effects.js';
import { digestOf, sortedSums } from '../rehearsal/rehearsed.js';
import { shownEffects } from '../rehearsal/shown-effects.js';
import { MissingSeriesOf } from './missing-series.js';

/** Problems that one answer names; more would help nobody. */
const problemsMax = 500;
/** Values that are offered for one column. */
const choicesMax = 500;
/** Places and accounts whose change is told. */
const effectsShown = 200;
/** Rows that are planned at once: short enough that others are not kept waiting. */
const rowsAtOnce = 100;

/** Asks what importing a file would do; every row is rehearsed by its real rule. */
export class CheckImport extends Query<ImportCheck> {
  constructor(
    readonly caller: MemberCaller,
    readonly table: Table,
    readonly plan: ImportPlan,
    readonly language: Language,
  ) {
    super();
  }
}

type Outcome = 'created' | 'changed' | 'unchanged' | ImportProblem;

/** What is put together over all rows. */
interface Gathered {
  readonly language: Language;
  readonly missing: MissingSeriesOf;
  readonly events: JournalEvent[];
}

@QueryHandler(CheckImport)
export class CheckImportHandler implements IQueryHandler<CheckImport> {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  async execute({ caller, table, plan, language }: CheckImport): Promise<ImportCheck> {
    const planner = new RowPlanner(table, plan, 'check');
    const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
    const problems: ImportProblem[] = [];
    const missing = new MissingSeriesOf(language);
    const events: JournalEvent[] = [];
    for (let first = 0; first < table.rows.length; first += rowsAtOnce) {
      const rows = planner.table.rows.slice(first, first + rowsAtOnce);
      const placed = await this.journals.inspect(caller.companyId, (books) =>
        rows.map((row) => planner.planRow(row, books)),
      );
      for (const outcome of await this.#rehearse(caller, planner, placed, {
        ...{ language, missing, events },
      })) {
        if (typeof outcome === 'string') counts[outcome] += 1;
        else {
          counts.refused += 1;
          if (problems.length < problemsMax) problems.push(outcome);
        }
      }
    }
    const effects = effectsOf(events, new Map());
    const codes = problems.map(({ row, column = -1, code }) => [row, column, code]);
    const choices = await this.journals.inspect(caller.companyId, (books) =>
      choicesFor(problems, (column) => planner.choicesOf(column, books, language)),
    );
    return {
      ...{ rows: table.rows.length, ...counts, problems, choices, missingSeries: missing.all() },
      effects: await this.journals.inspect(caller.companyId, (books) =>
        firstOf(shownEffects(books, effects, 'before')),
      ),
      token: digestOf([counts, codes, sortedSums(effects)]),
    };
  }

  #rehearse(
    { companyId, userId: actorId, requestId }: MemberCaller,
    planner: RowPlanner,
    placed: readonly PlacedRow[],
    { language, missing, events: all }: Gathered,
  ): Promise<readonly Outcome[]> {
    const describe = (row: PlacedRow, field: string, code: ErrorCode, params?: object) =>
      problemOf(planner, row, field, code, {
        language,
        message: describeError(language, code, { ...params }),
      });
    return Promise.all(
      placed.map(async (row): Promise<Outcome> => {
        const { planned, place } = row;
        if ('problem' in planned) {
          const { field, code, params } = planned.problem;
          return describe(row, field, code, params);
        }
        const body = withoutNewCategory(planned.command, planner.newCategories);
        const submitted = { commandId: `check-${requestId}-${place}`, actorId, body };
        try {
          const events = await this.journals.rehearse(companyId, submitted, (_, found) => found);
          all.push(...events);
          if (events.length === 0) return 'unchanged';
          return planned.isNew ? 'created' : 'changed';
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          missing.add(row, error);
          const [first] = error.problems;
          return describe(row, first?.path ?? '', first?.code ?? error.code, first?.params);
        }
      }),
    );
  }
}

/** Of each column with a problem, what may be chosen instead. */
function choicesFor(
  problems: readonly ImportProblem[],
  choicesOf: (column: number) => readonly ImportChoice[],
): ImportCheck['choices'] {
  const columns = new Set(problems.flatMap(({ column }) => column ?? []));
  const choices = [...columns].map((column): [string, readonly ImportChoice[]] => [
    `${column}`,
    choicesOf(column).slice(0, choicesMax),
  ]);
  return Object.fromEntries(choices.filter(([, offered]) => offered.length > 0));
}

function firstOf({ stock, money, balances, settled, tax }: RehearsedEffects): RehearsedEffects {
  return {
    ...{ money, tax },
    stock: stock.slice(0, effectsShown),
    balances: balances.slice(0, effectsShown),
    settled: settled.slice(0, effectsShown),
  };
}

function problemOf(
  planner: RowPlanner,
  { place }: PlacedRow,
  path: string,
  code: ErrorCode,
  { language, message }: { readonly language: Language; readonly message: string },
): ImportProblem {
  const [field = ''] = (path.startsWith('lines.0.') ? path.slice('lines.0.'.length) : path).split(
    '.',
  );
  const column = planner.columnOf(field);
  if (column === undefined) {
    const isKnown = planner.spec.fields.some(({ name }) => name === field);
    const named = isKnown ? `${labelOf(language, planner.spec, field)}: ${message}` : message;
    return { row: place, code, message: named };
  }
  const row = planner.table.rows.find((one) => one.place === place);
  return { row: place, column, value: textOf(row?.cells[column]), code, message };
}
