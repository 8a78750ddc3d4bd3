import { Inject, Injectable } from '@nestjs/common';
import { refuse, type Books } from '@balcao/domain';
import type { Counters, Quota } from '@balcao/jobs';
import type { MemberCaller } from '../../access/caller.js';
import type { Journals, Sources } from '../../composition/backend.js';
import { COUNTERS, JOURNALS, SOURCES } from '../../composition/tokens.js';

/** How long a drawer may be opened for what was recorded, in milliseconds. */
const causeAgeMs = 2 * 60_000;

/** One opening for each cause; it is remembered for longer than the cause may be used. */
const openings: Quota = { name: 'drawerOpenings', max: 1, windowMs: 10 * 60_000 };

/** Opens drawers for what is in the books: a payment in cash, a movement, or a reason. */
@Injectable()
export class DrawerCauses {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(COUNTERS) private readonly counters: Counters,
  ) {}

  /**
   * Does what opens the drawer of a register, for the last thing that the member has just done
   * there. Refused where there is none, or the drawer was opened for it before; one that stayed
   * closed may be tried again.
   */
  async during(
    { companyId, userId }: MemberCaller,
    cashRegisterId: string,
    open: () => Promise<void>,
  ): Promise<void> {
    const since = new Date(this.sources.clock().getTime() - causeAgeMs).toISOString();
    const { register, revision } = await this.journals.consult(companyId, (books) =>
      causeOf(books, cashRegisterId, { userId, since }),
    );
    const key = `${companyId}:${cashRegisterId}:${revision}`;
    if ((await this.counters.take(openings, key)) > 0) {
      refuse('pos.drawerWithoutCause', { register });
    }
    try {
      await open();
    } catch (error) {
      await this.counters.giveBack(openings, key);
      throw error;
    }
  }
}

function causeOf(
  { pos }: Books,
  cashRegisterId: string,
  { userId, since }: { readonly userId: string; readonly since: string },
): { readonly register: string; readonly revision: number } {
  const { name: register = '' } = pos.cashRegisters.get(cashRegisterId) ?? {};
  const cause = pos.stands.get(cashRegisterId)?.drawer;
  const isDue = cause?.actorId === userId && cause.recordedAt >= since;
  if (!isDue) return refuse('pos.drawerWithoutCause', { register });
  return { register, revision: cause.revision };
}
