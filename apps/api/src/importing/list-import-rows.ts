import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ImportedField, ImportOutcome, ImportPlan, ImportRowsPage } from '@balcao/contracts';
import type { Books } from '@balcao/domain';
import { labelOf, type ImportReader, type RowPlanner, type Table } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { RowRehearsal, type RehearsedRow } from './rehearsed-rows.js';
import { writtenMinor, writtenValue } from './written-value.js';

/** Rows of one page. */
const rowsPerPage = 25;

/** Which rows are asked for: those behind one, and those that come to one thing alone. */
export interface AskedRows {
  readonly after: number;
  readonly outcome?: ImportOutcome;
}

/** Asks row by row what importing a file would do, a page at a time. */
export class ListImportRows extends Query<ImportRowsPage> {
  constructor(
    readonly caller: MemberCaller,
    readonly table: Table,
    readonly plan: ImportPlan,
    readonly reader: ImportReader,
    readonly asked: AskedRows,
  ) {
    super();
  }
}

@QueryHandler(ListImportRows)
export class ListImportRowsHandler implements IQueryHandler<ListImportRows> {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  async execute({
    caller,
    table,
    plan,
    reader,
    asked: { after, outcome },
  }: ListImportRows): Promise<ImportRowsPage> {
    const rehearsal = new RowRehearsal(this.journals, caller, table, plan, reader);
    const found: RehearsedRow[] = [];
    for await (const row of rehearsal.rows(after)) {
      if (outcome === undefined || row.outcome === outcome) found.push(row);
      // One more says that there is another page.
      if (found.length > rowsPerPage) break;
    }
    const page = found.slice(0, rowsPerPage);
    const rows = await this.#shown(caller, rehearsal.planner, page, reader);
    const last = page.at(-1);
    return found.length === page.length || !last ? { rows } : { rows, next: last.placed.place };
  }

  #shown(
    { companyId }: MemberCaller,
    planner: RowPlanner,
    found: readonly RehearsedRow[],
    reader: ImportReader,
  ): Promise<ImportRowsPage['rows']> {
    return this.journals.inspect(companyId, (books) =>
      found.map((row) => {
        const { placed, outcome, problems } = row;
        return {
          row: placed.place,
          outcome,
          name: nameOf(planner, placed.place),
          fields: fieldsOf(row, planner, books, reader),
          ...(problems.length > 0 && { reason: problems.map(({ message }) => message).join('\n') }),
        };
      }),
    );
  }
}

/** What the cells say that a new record needs: its code and its name, mostly. */
function nameOf(planner: RowPlanner, place: number): string {
  const needed = planner.spec.fields.filter(({ isRequired }) => isRequired);
  return needed
    .map(({ name }) => planner.textOf(place, name))
    .filter((text) => text !== '')
    .join(' · ');
}

/** A new record as its cells have it; of a known one, what it has and would have. */
function fieldsOf(
  { placed: { place, planned }, outcome, events }: RehearsedRow,
  planner: RowPlanner,
  books: Books,
  reader: ImportReader,
): readonly ImportedField[] {
  const { language } = reader;
  const labelled = (field: string) => labelOf(reader, planner.spec, field);
  if (outcome === 'created') {
    return planner.spec.fields.flatMap(({ name }) => {
      const after = planner.textOf(place, name);
      return after === '' ? [] : [{ label: labelled(name), after }];
    });
  }
  const recordId = 'recordId' in planned ? planned.recordId : undefined;
  return events.flatMap(({ data }) => {
    if (!('before' in data) || !('after' in data)) return [];
    // What was the default until then is changed along with the record; it is no part of the row.
    if (!('id' in data) || data.id !== recordId) return [];
    const [before, after] = [fieldsIn(data.before), fieldsIn(data.after)];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.map((name) => {
      const words = planner.spec.fields.find((field) => field.name === name)?.words;
      const written = (value: unknown) =>
        name.endsWith('Minor')
          ? writtenMinor(value, language)
          : writtenValue(value, { books, language, words });
      return {
        label: labelled(name),
        before: written(before[name]),
        after: written(after[name]),
      };
    });
  });
}

const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
