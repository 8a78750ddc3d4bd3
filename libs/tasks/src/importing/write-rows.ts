import {
  DomainError,
  ownName,
  type Command,
  type ImportedChange,
  type JournalEvent,
  type RefusedRow,
} from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import type { TaskJournals } from '../task-ground.js';
import type { ImportOrder } from './import-order.js';
import { categoryCommand, type PlacedRow, type PlannedRows } from './plan-rows.js';

/**
 * Runs the commands of an import's rows. Command ids derive from the import and the row, so running
 * one twice has no effect.
 */
export class RowWriter {
  constructor(
    private readonly journals: TaskJournals,
    private readonly order: ImportOrder,
  ) {}

  /** Writes the rows, then records their results in the import. */
  async write(first: number, { rows, categories }: PlannedRows): Promise<void> {
    for (const category of categories) {
      await this.execute(category.id, categoryCommand(category));
    }
    const results = await this.#results(rows);
    const also = results.flatMap((result) => result.also ?? []);
    await this.execute(`rows${first}`, {
      type: 'RecordImportedRows',
      id: this.order.importId,
      created: results.flatMap(({ created }) => created ?? []),
      changed: results.flatMap(({ changed }) => changed ?? []),
      unchanged: results.filter(({ isUnchanged }) => isUnchanged).length,
      refused: results.flatMap(({ refused }) => refused ?? []),
      ...(also.length > 0 && { also }),
    });
  }

  /** Runs a command of the import, identified by its part. */
  execute(part: string, body: Command): Promise<Executed<JournalEvent>> {
    const { companyId, importId, actorId, correlationId } = this.order;
    const commandId = ownName(`${importId}-${part}`);
    return this.journals.execute(companyId, { commandId, actorId, correlationId, body });
  }

  /** Parts of one record come to what the row with its command comes to. */
  async #results(rows: readonly PlacedRow[]): Promise<readonly RowResult[]> {
    const results = await Promise.all(rows.map((row) => this.#row(row)));
    const lead = results[rows.findIndex(({ planned }) => 'command' in planned)];
    return results.map((result, at) => {
      const { place = 0, planned } = rows[at] ?? {};
      return planned !== undefined && 'part' in planned ? asPart(lead, place) : result;
    });
  }

  async #row({ place, planned }: PlacedRow): Promise<RowResult> {
    if ('part' in planned) return {};
    if ('problem' in planned) return { refused: { row: place, code: planned.problem.code } };
    if ('known' in planned) return { isUnchanged: true };
    const { command, recordId, isNew } = planned;
    try {
      const { events } = await this.execute(`row${place}`, command);
      const last = events.at(-1);
      if (last === undefined) return { isUnchanged: true };
      const also = besides(events, recordId);
      // A document is known by its number, which only issuing it tells.
      if (isNew) return { created: last.type === 'DocumentIssued' ? last.data.id : recordId, also };
      return { changed: { id: recordId, revision: last.revision }, also };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refused: { row: place, code: error.code } };
    }
  }
}

/** The result of a row: one of these. */
interface RowResult {
  readonly created?: string;
  readonly changed?: ImportedChange;
  readonly isUnchanged?: true;
  readonly refused?: RefusedRow;
  readonly also?: readonly ImportedChange[];
}

function asPart(lead: RowResult | undefined, place: number): RowResult {
  const { created, refused } = lead ?? {};
  if (refused) return { refused: { ...refused, row: place } };
  return created === undefined ? { isUnchanged: true } : { created };
}

/** Other records a row changed: the previous default. */
function besides(
  events: Executed<JournalEvent>['events'],
  recordId: string,
): readonly ImportedChange[] {
  return events.flatMap(({ data, revision }) =>
    'before' in data && 'id' in data && data.id !== recordId ? [{ id: data.id, revision }] : [],
  );
}
