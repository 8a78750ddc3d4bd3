import type { DomainJournal, KeyRing } from '@balcao/journal';
import type { Past } from '../past/past.js';

interface ErasureGround {
  readonly ring: KeyRing;
  readonly journals: Pick<DomainJournal, 'consult' | 'dropSnapshot'>;
  readonly past: Pick<Past, 'forget'>;
}

/**
 * What follows from the event of an erasure: the keys are thrown away, and what was made with them
 * is let go of. It is noted before, so that a start after a crash finishes what was begun.
 */
export class Erasures {
  constructor(private readonly ground: ErasureGround) {}

  /** Before the event is recorded. */
  begin(companyId: string, personId: string): Promise<void> {
    return this.ground.ring.keys.begin({ companyId, personId }, Date.now());
  }

  /**
   * Throws away what was erased of a person, as often as it is called. Where nothing was, the note
   * stays until the next start: another erasure of the same person may be on its way.
   */
  async finish(companyId: string, personId: string): Promise<void> {
    const { ring, journals, past } = this.ground;
    const scopes = await journals.consult(companyId, ({ parties }) => parties.erased.get(personId));
    if (scopes === undefined) return;
    await ring.throwAway(companyId, personId, scopes);
    await journals.dropSnapshot(companyId);
    await past.forget(companyId);
    await ring.keys.finish({ companyId, personId });
  }

  /** How many keys there are of a person; none once they are erased. */
  keysOf(companyId: string, personId: string): Promise<number> {
    return this.ground.ring.keys.countOf(companyId, personId);
  }

  /** Finishes what was begun before the process ended. */
  async resume(warn: (what: string, cause: unknown) => void): Promise<void> {
    try {
      const { keys } = this.ground.ring;
      for (const { companyId, personId } of await keys.begun()) {
        await this.finish(companyId, personId);
        await keys.finish({ companyId, personId });
      }
    } catch (error) {
      warn('an erasure is not finished', error);
    }
  }
}
