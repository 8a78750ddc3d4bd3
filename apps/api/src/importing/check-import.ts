import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type {
  ImportCheck,
  ImportChoice,
  ImportPlan,
  ImportProblem,
  RehearsedEffects,
} from '@balcao/contracts';
import type { ImportReader, Table } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { EffectSums } from '../rehearsal/effects.js';
import { digestOf, sortedSums } from '../rehearsal/rehearsed.js';
import { seenMoney } from '../rehearsal/seen-rehearsal.js';
import { shownEffects } from '../rehearsal/shown-effects.js';
import { MissingSeriesOf } from './missing-series.js';
import { RowRehearsal } from './rehearsed-rows.js';

/** Problems that one answer names; more would help nobody. */
const problemsMax = 500;
/** Values that are offered for one column. */
const choicesMax = 500;
/** Rows of files issue documents; they change none that was there. */
const noDocuments = new Map();
/** Places and accounts whose change is told. */
const effectsShown = 200;

/** Asks what importing a file would do; every row is rehearsed by its real rule. */
export class CheckImport extends Query<ImportCheck> {
  constructor(
    readonly caller: MemberCaller,
    readonly table: Table,
    readonly plan: ImportPlan,
    readonly reader: ImportReader,
  ) {
    super();
  }
}

@QueryHandler(CheckImport)
export class CheckImportHandler implements IQueryHandler<CheckImport> {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  async execute({ caller, table, plan, reader }: CheckImport): Promise<ImportCheck> {
    const rehearsal = new RowRehearsal(this.journals, caller, table, plan, reader);
    const { language } = reader;
    const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
    const problems: ImportProblem[] = [];
    const missing = new MissingSeriesOf(language);
    const effects = new EffectSums();
    const minted: string[] = [];
    for await (const row of rehearsal.rows()) {
      counts[row.outcome] += 1;
      for (const event of row.events) effects.add(event, noDocuments);
      minted.push(...row.minted);
      if (row.refusal !== undefined) missing.add(row.placed, row.refusal);
      problems.push(...row.problems.slice(0, problemsMax - problems.length));
    }
    const codes = problems.map(({ row, column = -1, code }) => [row, column, code]);
    const choices = await this.journals.inspect(caller.companyId, (books) =>
      choicesFor(problems, (column) => rehearsal.planner.choicesOf(column, books, language)),
    );
    return {
      rows: table.rows.length,
      ...counts,
      problems,
      choices,
      missingSeries: missing.all(),
      effects: await this.journals.inspect(caller.companyId, (books) =>
        firstOf(shownEffects(books, effects, 'before')),
      ),
      token: digestOf([counts, codes, sortedSums(effects, minted)]),
    };
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
    money: seenMoney(money),
    tax,
    stock: stock.slice(0, effectsShown),
    balances: balances.slice(0, effectsShown),
    settled: settled.slice(0, effectsShown),
  };
}
