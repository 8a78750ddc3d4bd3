import type { MissingSeries } from '@balcao/contracts';
import type { DomainError } from '@balcao/domain';
import { describeError, type Language } from '@balcao/messages';
import type { PlacedRow } from '@balcao/tasks';

/** The series that rows of a file would be numbered in, had they been opened. */
export class MissingSeriesOf {
  readonly #found = new Map<string, MissingSeries>();

  constructor(private readonly language: Language) {}

  /** Takes note of a row that was refused. */
  add({ planned }: PlacedRow, { code, params }: DomainError): void {
    const year = params['year'];
    if (code !== 'series.notFound' || typeof year !== 'number' || !('command' in planned)) return;
    const { command } = planned;
    if (command.type !== 'IssueDocument' || command.documentTypeId === undefined) return;
    const typeId = command.documentTypeId;
    const key = `${typeId} ${year}`;
    const rows = (this.#found.get(key)?.rows ?? 0) + 1;
    const message = describeError(this.language, code, { year });
    this.#found.set(key, { typeId, year, rows, message });
  }

  /** The earliest year first. */
  all(): readonly MissingSeries[] {
    return [...this.#found.values()].sort(
      (a, b) => a.year - b.year || a.typeId.localeCompare(b.typeId),
    );
  }
}
