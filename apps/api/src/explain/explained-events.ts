import { Inject, Injectable } from '@nestjs/common';
import { actorName } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { journalStream, metadataOf } from '@balcao/journal';
import type { Journals } from '../composition/backend.js';
import { EVENTS, JOURNALS } from '../composition/tokens.js';

/** What an event says of itself. */
export interface ExplainedEvent {
  readonly type: string;
  /** When it was recorded, a UTC instant. */
  readonly at: string;
  readonly actorId: string;
  /** Empty if the actor is no longer a member. */
  readonly by: string;
}

/** Events by their revisions: who, when and what. */
@Injectable()
export class ExplainedEvents {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async of(companyId: string, revisions: readonly number[]) {
    const wanted = [...new Set(revisions)].sort((one, other) => one - other);
    const read = await Promise.all(wanted.map((revision) => this.#one(companyId, revision)));
    const found = read.flatMap((event) => event ?? []);
    const names = await this.journals.inspect(
      companyId,
      (books) =>
        new Map(
          [...new Set(found.map(({ actorId }) => actorId))].map((id) => [id, actorName(books, id)]),
        ),
    );
    return new Map<number, ExplainedEvent>(
      found.map(({ revision, type, at, actorId }) => [
        revision,
        { type, at, actorId, by: names.get(actorId) ?? '' },
      ]),
    );
  }

  async #one(companyId: string, revision: number) {
    const options = { from: revision, limit: 1 };
    for await (const event of this.events.read(journalStream(companyId), options)) {
      const { recordedAt, actorId } = metadataOf(event);
      return { revision, type: event.type, at: recordedAt, actorId };
    }
    return undefined;
  }
}
