import type { DomainJournal, KeyRing } from '@balcao/journal';
import type { Projections } from './projections.js';
import type { Past } from '../past-rows/past.js';

interface ErasureGround {
  readonly ring: KeyRing;
  readonly journals: Pick<DomainJournal, 'consult' | 'dropSnapshot' | 'revision'>;
  readonly past: Pick<Past, 'forget'>;
  readonly projections: Pick<Projections, 'freshness' | 'scrub'>;
}

/** Longer, and the next start sees to what is left of the rows. */
const ROWS_WAIT_MS = 5_000;

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
   * stays until the next start: another erasure of the same person may be on its way. It stays as
   * well while the rows still say, or their file still holds, what was known.
   */
  async finish(companyId: string, personId: string): Promise<void> {
    if ((await this.#throwAway(companyId, personId)) === 'done') {
      await this.ground.ring.keys.finish({ companyId, personId });
    }
  }

  async #throwAway(companyId: string, personId: string): Promise<'none' | 'begun' | 'done'> {
    const { ring, journals, past } = this.ground;
    const scopes = await journals.consult(companyId, ({ parties }) => parties.erased.get(personId));
    if (scopes === undefined) return 'none';
    await ring.throwAway(companyId, personId, scopes);
    await journals.dropSnapshot(companyId);
    await past.forget(companyId);
    return (await this.#scrub(companyId)) ? 'done' : 'begun';
  }

  /** False while the rows are behind, or somebody reads what is to be overwritten. */
  async #scrub(companyId: string): Promise<boolean> {
    const { journals, projections } = this.ground;
    const revision = await journals.revision(companyId);
    const behind = await projections.freshness.waitFor(companyId, revision, ROWS_WAIT_MS);
    return behind === 0 && projections.scrub();
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
        const come = await this.#throwAway(companyId, personId);
        if (come !== 'begun') await keys.finish({ companyId, personId });
      }
    } catch (error) {
      warn('an erasure is not finished', error);
    }
  }
}
