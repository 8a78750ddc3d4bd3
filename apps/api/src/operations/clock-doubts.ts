import { DomainError, isClockBehind, type ErrorCode, type JournalEvent } from '@balcao/domain';
import type { Executed } from '@balcao/journal';

/** Refusals of a clock that is behind; each says in `last` behind which instant. */
const refusals: ReadonlySet<ErrorCode> = new Set(['clock.behind', 'document.clockBehind']);

export const clockDoubtLimits = {
  /** A clock that is further ahead of the newest event of all companies is named as a problem. */
  aheadDays: 31,
} as const;

const dayMs = 86_400_000;

/** What this process has seen of the clock of its machine, against the events of companies. */
export class ClockDoubts {
  /** By company the instant, in UTC, that the clock is behind. */
  readonly #behind = new Map<string, string>();
  /** The newest instant of all companies, by the clock under which it was recorded. */
  #newest = '';

  /** Takes note of the instant of a company's newest event, which may be behind the clock. */
  newest(companyId: string, last: string): void {
    this.note(companyId, last);
    if (last > this.#newest) this.#newest = last;
  }

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
    this.#newest = clock ?? recordedAt;
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
    if (many > 0) return [`The clock is behind the last event of a journal (${many} in all).`];
    const days = this.#newest === '' ? 0 : (Date.parse(clock) - Date.parse(this.#newest)) / dayMs;
    if (days <= clockDoubtLimits.aheadDays) return [];
    return [`The clock is ${Math.floor(days)} days ahead of the last event: is it right?`];
  }
}
