import { Inject, Injectable } from '@nestjs/common';
import type { JobQueue } from '@balcao/jobs';
import { imageSweepSchedule } from '@balcao/tasks';
import type { Journals } from '../composition/backend.js';
import { JOBS, JOURNALS } from '../composition/tokens.js';

/** Sees to it that pictures which are sent in and never saved go again. */
@Injectable()
export class ImageSweeps {
  readonly #scheduled = new Set<string>();

  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(JOBS) private readonly jobs: JobQueue,
  ) {}

  /** For a company that was sent a picture; asks once per start, and never fails of it. */
  async schedule(companyId: string): Promise<void> {
    if (this.#scheduled.has(companyId)) return;
    this.#scheduled.add(companyId);
    try {
      const timeZone = await this.journals.inspect(
        companyId,
        ({ companies }) => companies.settings.get().timeZone,
      );
      await this.jobs.repeat(imageSweepSchedule(companyId, timeZone));
    } catch {
      // The next picture tries again: whoever sends one is not kept from it.
      this.#scheduled.delete(companyId);
    }
  }
}
