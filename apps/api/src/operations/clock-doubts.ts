import { DomainError, isClockBehind, type ErrorCode, type JournalEvent } from '@balcao/domain';
import type { Executed } from '@balcao/journal';

/** Refusals of a clock that is behind; each says in `last` behind which instant. */
const refusals: ReadonlySet<ErrorCode> = new Set(['clock.behind', 'document.clockBehind']);

/** For which companies the clock of this machine is behind, as far as this process has seen. */
export class ClockDoubts {
  /** By company the instant, in UTC, that the clock is behind. */
  readonly #behind = new Map<string, string>();

  /** Takes note of the instant of a company's journal that the clock is behind, if it is. */
  note(companyId: string, last: string | undefined): void {
    if (last === undefined) this.#behind.delete(companyId);
    else this.#behind.set(companyId, last);
  }

  /** Takes note of a command: an event whose instant stands still says what the clock said. */
  executed(companyId: string, { events, repeated }: Executed<JournalEvent>): void {
    const last = events.at(-1);
    if (last === undefined || repeated) return;
    const { clock, recordedAt } = last.metadata;
    const isBehind = clock !== undefined && last.type !== 'ClockCorrected';
    this.note(companyId, isBehind ? recordedAt : undefined);
  }

  /** Takes note of a command that was refused because the clock is behind. */
  refused(companyId: string, error: unknown): void {
    if (!(error instanceof DomainError) || !refusals.has(error.code)) return;
    const { last } = error.params;
    if (typeof last === 'string') this.note(companyId, last);
  }

  /** The problem at an instant, a sentence, without the companies; a clock may catch up. */
  problemsAt(clock: string): readonly string[] {
    const many = [...this.#behind.values()].filter((last) => isClockBehind(clock, last)).length;
    if (many === 0) return [];
    return [`The clock is behind the last event of a journal (${many} in all).`];
  }
}
