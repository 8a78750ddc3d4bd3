import {
  evolveDamages,
  noteDamage,
  noteIntact,
  ownName,
  type DamageEvent,
  type Damages,
  type JournalDamage,
} from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { randomUUID } from 'node:crypto';
import { ShortStreams } from './short-streams.js';

/** The one stream of it, which is no company's. */
const streamId = ownName('journals');

/** The category of the stream, for those who follow it. */
export const damagesCategory = 'damages';

/** The store and clock of the register. */
export interface JournalDamagesOptions {
  readonly store: EventStore;
  readonly clock: () => Date;
  readonly warn?: (what: string, cause: unknown) => void;
}

/** Called with damage that was not known before. */
export type OnDamage = (companyId: string, damage: JournalDamage) => void;

/**
 * Which companies' journals are damaged: known to every node, over restarts, until a check of the
 * whole journal finds it intact. It is kept with the journals, so that a backup that is restored
 * brings its own.
 */
export class JournalDamages {
  #known: Damages = new Map();
  #isRead = false;
  readonly #streams: ShortStreams<Damages, DamageEvent>;
  readonly #listeners = new Set<OnDamage>();

  constructor(private readonly options: JournalDamagesOptions) {
    const model = { category: damagesCategory, evolve: evolveDamages };
    this.#streams = new ShortStreams(options.store, model, options.clock);
  }

  /** The damage of a company's journal, as far as it is known. */
  of(companyId: string): JournalDamage | undefined {
    return this.#known.get(companyId);
  }

  /** All that is known. */
  get all(): Damages {
    return this.#known;
  }

  /** Reads what is known, unless it was read before. */
  async ready(): Promise<void> {
    if (!this.#isRead) await this.refresh();
  }

  /** Reads what any node has found meanwhile. */
  async refresh(): Promise<void> {
    const { state } = await this.#streams.read(streamId);
    this.#known = new Map(state);
    this.#isRead = true;
  }

  onDamage(listener: OnDamage): void {
    this.#listeners.add(listener);
  }

  /**
   * Takes note of damage, at once in this process. Never throws: where the store that is damaged
   * takes nothing any more, it is known to this process only.
   */
  async found(companyId: string, damage: JournalDamage): Promise<void> {
    if (noteDamage(this.#known, companyId, damage).length === 0) return;
    this.#known = new Map(this.#known).set(companyId, damage);
    for (const listener of this.#listeners) listener(companyId, damage);
    await this.#note((state) => noteDamage(state, companyId, damage));
  }

  /** Takes note that the whole journal was checked and is intact. */
  async foundIntact(companyId: string, events: number): Promise<void> {
    if (!this.#known.has(companyId)) return;
    const after = new Map(this.#known);
    after.delete(companyId);
    this.#known = after;
    await this.#note((state) => noteIntact(state, companyId, events));
  }

  async #note(decide: (state: Damages | undefined) => readonly DamageEvent[]): Promise<void> {
    // Damage found again after a repair is another finding: no id of a command stands for both.
    const command = { commandId: ownName(randomUUID()), actorId: 'books', body: {} };
    try {
      await this.#streams.execute(streamId, { ...command, decide });
    } catch (error) {
      this.options.warn?.('what was found of damaged journals is not written down', error);
    }
  }
}
