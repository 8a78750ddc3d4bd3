import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JournalEventAnswer } from '@balcao/contracts';
import { feedViewOf, refuse, seenData } from '@balcao/domain';
import { dataAs, type EventStore } from '@balcao/event-store';
import { journalStream } from '@balcao/journal';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { isKnown } from '../access/rows/row-rules.js';
import type { Journals } from '../composition/backend.js';
import { EVENTS, JOURNALS } from '../composition/tokens.js';

@ApiTags('journal')
@Controller('journal')
export class JournalEventController {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** One event as it is stored, as far as the member sees it; refused to limited members. */
  @Get(':revision/event')
  @Allow('audit.view')
  async event(
    @Member() { companyId, userId }: MemberCaller,
    @Param('revision') sent: string,
  ): Promise<JournalEventAnswer> {
    const view = await this.journals.inspect(companyId, (books) => feedViewOf(books, userId));
    const from = /^\d{1,15}$/.test(sent) ? Number.parseInt(sent, 10) : Number.NaN;
    if (Number.isNaN(from)) return refuse('record.notFound', { id: sent });
    for await (const event of this.events.read(journalStream(companyId), { from, limit: 1 })) {
      const { revision, id, type, metadata } = event;
      const stored = dataAs<object>(event);
      if (!view.types.has(type) || !isKnown({ revision, data: stored })) break;
      const data = seenData({ type, data: stored }, view);
      if (data !== undefined) return { revision, id, type, data, metadata };
    }
    return refuse('record.notFound', { id: sent });
  }
}
