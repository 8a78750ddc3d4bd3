import { DomainError } from '@balcao/domain';
import type { JournalEvent } from '@balcao/domain';
import type { Executed } from '@balcao/journal';

/** For which companies the clock of this machine is behind, as far as this process has seen. */
export class ClockDoubts {
  readonly #behind = new Set<string>();

  /** Takes note of whether the clock is behind the last event of a company. */
  note(companyId: string, isBehind: boolean): void {
    if (isBehind) this.#behind.add(companyId);
    else this.#behind.delete(companyId);
  }

  /** Takes note of a command: an event whose instant stands still says what the clock said. */
  executed(companyId: string, { events, repeated }: Executed<JournalEvent>): void {
    const last = events.at(-1);
    if (last === undefined || repeated) return;
    const isBehind = last.metadata.clock !== undefined && last.type !== 'ClockCorrected';
    this.note(companyId, isBehind);
  }

  /** Takes note of a command that was refused because the clock is behind. */
  refused(companyId: string, error: unknown): void {
    const isAsked = error instanceof DomainError && /\.(clockBehind|behind)$/.test(error.code);
    if (isAsked) this.note(companyId, true);
  }

  /** What is wrong, a sentence, without the companies. */
  get problems(): readonly string[] {
    const { size } = this.#behind;
    if (size === 0) return [];
    return [`The clock is behind the last event of a journal (${size} in all).`];
  }
}
