import { Inject, Injectable } from '@nestjs/common';
import type { JobQueue, Schedule } from '@balcao/jobs';
import type { Journals } from '../composition/backend.js';
import { JOBS, JOURNALS } from '../composition/tokens.js';

/** What a company has done every day, in its own time zone. */
export type DailySchedule = (companyId: string, timeZone: string) => Schedule;

/** Sees to it that companies have their daily jobs once they have use for them. */
@Injectable()
export class CompanySchedules {
  /** Those that are known to be in place, by schedule. */
  readonly #known = new Map<DailySchedule, Set<string>>();

  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(JOBS) private readonly jobs: JobQueue,
  ) {}

  /** Asks once per start, and never fails: whoever asks is not kept from what they came for. */
  async ensure(companyId: string, schedule: DailySchedule): Promise<void> {
    const known = this.#known.get(schedule) ?? new Set();
    this.#known.set(schedule, known);
    if (known.has(companyId)) return;
    known.add(companyId);
    try {
      const timeZone = await this.journals.inspect(
        companyId,
        ({ companies }) => companies.settings.get().timeZone,
      );
      await this.jobs.repeat(schedule(companyId, timeZone));
    } catch {
      // The next who asks tries again.
      known.delete(companyId);
    }
  }
}
