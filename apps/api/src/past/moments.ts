import { Inject, Injectable } from '@nestjs/common';
import type { PastMoment } from '@balcao/contracts';
import type { EventStore } from '@balcao/event-store';
import { journalStream, metadataOf } from '@balcao/journal';
import type { RowReader } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { EVENTS, JOURNALS, PAST } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';
import type { AskedMoment } from '../past-rows/known-at.js';
import type { Past } from '../past-rows/past.js';

/** Moments of companies' journals: found by their time, and looked at. */
@Injectable()
export class Moments {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(PAST) private readonly past: Past,
  ) {}

  /** The moment of an event, whose rows are begun with. Refused where there is no such event. */
  async ofRevision(companyId: string, asked: AskedMoment): Promise<PastMoment> {
    await this.#refuseUnknown(companyId, asked.revision);
    const recordedAt = await this.#recordedAt(companyId, asked.revision);
    return { ...asked, recordedAt, ...this.past.begin(companyId, asked) };
  }

  /** What is known by now of a day and those before it. */
  async ofDay(companyId: string, trueOn: string): Promise<PastMoment> {
    return this.ofRevision(companyId, {
      revision: await this.journals.revision(companyId),
      trueOn,
    });
  }

  /** The moment of an instant: of the last event that had been recorded then. */
  async ofInstant(companyId: string, instant: string, trueOn?: string): Promise<PastMoment> {
    let known = -1;
    let beyond = (await this.journals.revision(companyId)) + 1;
    // Events are recorded one after the other: half of those that are left falls away each time.
    while (beyond - known > 1) {
      const middle = Math.floor((known + beyond) / 2);
      if ((await this.#recordedAt(companyId, middle)) <= instant) known = middle;
      else beyond = middle;
    }
    if (known === -1) throw new RequestError(404, 'past.beforeBeginning');
    return this.ofRevision(companyId, {
      revision: known,
      ...(trueOn !== undefined && { trueOn }),
    });
  }

  /** The rows as they were known at an event. Waits until they are there. */
  async rowsAt(companyId: string, asked: AskedMoment): Promise<RowReader> {
    await this.#refuseUnknown(companyId, asked.revision);
    return this.past.at(companyId, asked);
  }

  /** The same with what is said of the moment on paper. */
  async lookAt(companyId: string, asked: AskedMoment) {
    const rows = await this.rowsAt(companyId, asked);
    return { rows, ...asked, recordedAt: await this.#recordedAt(companyId, asked.revision) };
  }

  async #refuseUnknown(companyId: string, revision: number): Promise<void> {
    if (revision > (await this.journals.revision(companyId))) {
      throw new RequestError(404, 'past.unknown');
    }
  }

  async #recordedAt(companyId: string, revision: number): Promise<string> {
    const options = { from: revision, limit: 1 };
    for await (const event of this.events.read(journalStream(companyId), options)) {
      return metadataOf(event).recordedAt;
    }
    throw new RequestError(404, 'past.unknown');
  }
}
