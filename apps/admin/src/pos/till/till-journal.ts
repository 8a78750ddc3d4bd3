import type { laneHash, TillAction, TillApproval, TillEntry } from '@balcao/domain';
import { fetchedAhead } from '../../routing/fetched-ahead.js';
import { ofCompany, type TillDatabase } from '../../till-store/till-db.js';
import { HOLDER, LANE } from '../../till-store/till-keys.js';

// Nothing is written down before somebody has been at the till for a moment.
const hashing = fetchedAhead(() => import('./hash-of-entry.js'));

/** The state of a till's chain: the last entry made and the last one sent. */
export interface LaneState {
  readonly cashRegisterId: string;
  readonly lane: number;
  readonly sequence: number;
  /** Of the last entry; empty before the first. */
  readonly hash: string;
}

/** An action, with its approval if needed. */
export type Happening = TillAction & { readonly approval?: TillApproval };

/** The server's answer to one entry. */
export interface EntryAnswer {
  readonly sequence: number;
  readonly state: 'taken' | 'corrected' | 'quarantined';
}

/** Sends entries in order; resolves to how many the server has stored. */
export type SendEntries = (
  lane: LaneState,
  entries: readonly TillEntry[],
) => Promise<readonly EntryAnswer[]>;

/** Another page has the till by now: nothing was written down. */
export class TillLost extends Error {
  override readonly name = 'TillLost';
}

/** The entry as made; the store belongs to one company. */
function withoutCompany(stored: TillEntry & { readonly companyId: string }): TillEntry {
  const entry: TillEntry & { companyId?: string } = { ...stored };
  delete entry.companyId;
  return entry;
}

/** Entries per request. */
const BATCH = 50;

/**
 * The till's own journal (docs/adr/0018): each entry is written down, chained to the one before it,
 * before the screen says that it happened, and stays until the server has it.
 */
export class TillJournal {
  #isSending = false;
  /** Loaded beforehand, so that nothing comes between an action and its entry. */
  #hashOf: typeof laneHash | undefined;

  constructor(
    private readonly database: TillDatabase,
    private readonly companyId: string,
    private readonly clock: () => Date,
    private readonly newId: () => string,
    /** The page, where several may have the till one after the other. */
    private readonly holder?: string,
  ) {}

  /** From here on this page has the till: what another one begins to write is not written. */
  async hold(): Promise<void> {
    await this.database.put('pos', this.holder, this.#key(HOLDER));
  }

  async lane(): Promise<LaneState | undefined> {
    return (await this.database.get('pos', this.#key(LANE))) as LaneState | undefined;
  }

  /** Starts the device sequence assigned by the server. */
  async begin(lane: LaneState): Promise<void> {
    await this.database.put('pos', lane, this.#key(LANE));
  }

  /** Records an action with its resulting states, atomically. Throws `TillLost`. */
  async append(
    action: Happening,
    states: (entry: TillEntry) => Readonly<Record<string, unknown>> = () => ({}),
  ): Promise<TillEntry> {
    this.#hashOf ??= (await hashing()).hashOfEntry;
    const hashOf = this.#hashOf;
    const transaction = this.database.transaction(['pos', 'outbox'], 'readwrite', {
      durability: 'strict',
    });
    const kept = transaction.objectStore('pos');
    const [lane, holder] = (await Promise.all([
      kept.get(this.#key(LANE)),
      kept.get(this.#key(HOLDER)),
    ])) as [LaneState | undefined, unknown];
    if (this.holder !== undefined && holder !== this.holder) throw new TillLost();
    if (lane === undefined) throw new Error('the till has no lane');
    const unchained = {
      ...action,
      id: this.newId(),
      sequence: lane.sequence + 1,
      at: this.clock().toISOString(),
      previous: lane.hash,
    };
    const entry: TillEntry = { ...unchained, hash: hashOf(unchained) };
    const head: LaneState = { ...lane, sequence: entry.sequence, hash: entry.hash };
    await Promise.all([
      transaction.objectStore('outbox').add({ ...entry, companyId: this.companyId }),
      kept.put(head, this.#key(LANE)),
      ...Object.entries(states(entry)).map(([key, state]) => kept.put(state, this.#key(key))),
      transaction.done,
    ]);
    return entry;
  }

  /** Pending entries. */
  waiting(): Promise<number> {
    return this.database.count('outbox', ofCompany(this.companyId));
  }

  /**
   * Sends pending entries in order until none is left; one at a time. Answered entries are removed;
   * others stay and are resent unchanged. Throws the errors of `send`.
   */
  async flush(send: SendEntries): Promise<readonly EntryAnswer[]> {
    if (this.#isSending) return [];
    this.#isSending = true;
    const answers: EntryAnswer[] = [];
    try {
      for (;;) {
        const lane = await this.lane();
        const stored = await this.database.getAll('outbox', ofCompany(this.companyId), BATCH);
        const entries = stored.map(withoutCompany);
        if (lane === undefined || entries.length === 0) return answers;
        const answered = await send(lane, entries);
        if (answered.length === 0) return answers;
        answers.push(...answered);
        const transaction = this.database.transaction('outbox', 'readwrite');
        await Promise.all([
          ...answered.map(({ sequence }) => transaction.store.delete([this.companyId, sequence])),
          transaction.done,
        ]);
      }
    } finally {
      this.#isSending = false;
    }
  }

  #key(name: string): [string, string] {
    return [this.companyId, name];
  }
}
