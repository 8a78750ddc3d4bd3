import { Inject, Injectable } from '@nestjs/common';
import { refuse, type ApprovalRequestedData } from '@balcao/domain';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';

/** Events of a request at most: it is made, and decided on. */
const EVENTS_MAX = 2;

/** Requests as the journal has them. */
@Injectable()
export class RequestsAsMade {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  /** The request as it was made, whatever became of it. Throws `DomainError`. */
  async find(companyId: string, id: string): Promise<ApprovalRequestedData> {
    const { events } = await this.journals.history(companyId, id, { limit: EVENTS_MAX });
    const first = events.at(-1);
    return first?.type === 'ApprovalRequested' ? first.data : refuse('approvalRequest.notOpen');
  }
}
