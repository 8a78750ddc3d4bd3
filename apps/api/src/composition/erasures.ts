import type { BegunErasure, DomainJournal, KeyRing } from '@balcao/journal';
import type { Projections } from './projections.js';
import type { Past } from '../past-rows/past.js';

/** Nothing is erased; erased, while its rows still say what was known; erased everywhere. */
type Outcome = 'none' | 'begun' | 'done';

interface ErasureGround {
  readonly ring: KeyRing;
  readonly journals: Pick<DomainJournal, 'consult' | 'dropSnapshot' | 'revision'>;
  readonly past: Pick<Past, 'forget'>;
  readonly projections: Pick<Projections, 'freshness' | 'scrub'>;
}

export const erasureLimits = {
  /** How long an erasure waits for rows that are behind before it is tried again later. */
  rowsWaitMs: 5_000,
  /** How often what is not finished is tried again. */
  retryMs: 60_000,
} as const;

/**
 * What follows from the event of an erasure: the keys are thrown away, and what was made with them
 * is let go of. It is noted before, so that a start after a crash finishes what was begun.
 */
export class Erasures {
  /** Begun and recorded, and not finished: the rows were behind, or a store was away. */
  readonly #unfinished = new Map<string, BegunErasure>();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly ground: ErasureGround) {}

  /** Before the event is recorded. */
  begin(companyId: string, personId: string): Promise<void> {
    return this.ground.ring.keys.begin({ companyId, personId }, Date.now());
  }

  /**
   * Throws away what was erased of a person, as often as it is called. Where nothing was, the
   * note stays until the next start: another erasure of the same person may be on its way. While
   * the rows still say, or their file still holds, what was known, it is tried again every minute.
   */
  async finish(companyId: string, personId: string): Promise<void> {
    await this.#finish({ companyId, personId }, ['done']);
  }

  /** Removes the note where the outcome is one of these, and tries again later otherwise. */
  async #finish(erasure: BegunErasure, over: readonly Outcome[]): Promise<void> {
    const { companyId, personId } = erasure;
    const key = JSON.stringify([companyId, personId]);
    this.#unfinished.set(key, erasure);
    this.#timer ??= setInterval(() => void this.#retry(), erasureLimits.retryMs).unref();
    const outcome = await this.#throwAway(companyId, personId);
    if (over.includes(outcome)) await this.ground.ring.keys.finish(erasure);
    if (outcome !== 'begun') this.#unfinished.delete(key);
  }

  /** Never throws: what fails is tried again. */
  async #retry(): Promise<void> {
    for (const erasure of [...this.#unfinished.values()]) {
      await this.#finish(erasure, ['done']).catch(() => undefined);
    }
  }

  /** Tries nothing again; the next start does. */
  stop(): void {
    clearInterval(this.#timer);
    this.#unfinished.clear();
  }

  async #throwAway(companyId: string, personId: string): Promise<Outcome> {
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
    const behind = await projections.freshness.waitFor(
      companyId,
      revision,
      erasureLimits.rowsWaitMs,
    );
    return behind === 0 && projections.scrub();
  }

  /** How many keys there are of a person; none once they are erased. */
  keysOf(companyId: string, personId: string): Promise<number> {
    return this.ground.ring.keys.countOf(companyId, personId);
  }

  /** Finishes what was begun before the process ended; what fails is tried again every minute. */
  async resume(warn: (what: string, cause: unknown) => void): Promise<void> {
    try {
      for (const erasure of await this.ground.ring.keys.begun()) {
        await this.#finish(erasure, ['none', 'done']).catch((error: unknown) => {
          warn('an erasure is not finished', error);
        });
      }
    } catch (error) {
      warn('erasures that were begun cannot be read', error);
    }
  }
}
