import type { Lease, Leases, LeaseState } from '@balcao/read-store';
import { allShares, memberName, shareCount, shareName } from './shares.js';

/** Who takes part in which group, and after which silence it counts as gone. */
export interface ShareHolderOptions {
  readonly leases: Leases;
  /** The name of the group of projections. */
  readonly name: string;
  /** This process, unlike any other. */
  readonly holder: string;
  /** How long a share stays with a process that is not heard of. */
  readonly leaseMs: number;
}

/** Most processes that take part at once. */
const memberPlaces = 64;

/**
 * The part of the shares that this process holds. Whoever takes part says so by a lease of its own;
 * from their number each knows how many shares are his, gives back what is too much, and takes what
 * nobody holds.
 */
export class ShareHolder {
  readonly #options: ShareHolderOptions;
  readonly #held = new Map<number, Lease>();
  #member: Lease | undefined;

  constructor(options: ShareHolderOptions) {
    this.#options = options;
  }

  /** By number. */
  get held(): ReadonlyMap<number, Lease> {
    return this.#held;
  }

  /** A write under this lease was refused: it is another's. */
  lose(share: number, lease: Lease): void {
    if (this.#held.get(share)?.epoch === lease.epoch) this.#held.delete(share);
  }

  /**
   * Keeps what is held, and goes one step towards a fair part; to be done several times within
   * the time of a lease. Answers whether there are shares that were not held before.
   */
  async turn(): Promise<boolean> {
    const { leases, name, leaseMs } = this.#options;
    const kept = new Set(await leases.keep([...this.#held.values()], leaseMs));
    for (const [share, lease] of this.#held) if (!kept.has(lease)) this.#held.delete(share);
    await this.#takePart();
    const states = await leases.list(`${name} `);
    const part = Math.ceil(shareCount / Math.max(1, this.#members(states)));
    await this.#giveBackAbove(part);
    return this.#takeUpTo(part, states);
  }

  /** Tells the others how this process is doing. */
  async note(text: string): Promise<void> {
    if (this.#member !== undefined) await this.#options.leases.note(this.#member, text);
  }

  /** Leaves everything to the others at once. */
  async leave(): Promise<void> {
    const leases = [...this.#held.values(), ...(this.#member ? [this.#member] : [])];
    this.#held.clear();
    this.#member = undefined;
    await Promise.all(leases.map((lease) => this.#options.leases.giveBack(lease)));
  }

  async #takePart(): Promise<void> {
    const { leases, name, holder, leaseMs } = this.#options;
    if (this.#member !== undefined) {
      [this.#member] = await leases.keep([this.#member], leaseMs);
    }
    for (let place = 0; this.#member === undefined && place < memberPlaces; place += 1) {
      this.#member = await leases.take(memberName(name, place), holder, leaseMs);
    }
  }

  #members(states: readonly LeaseState[]): number {
    const isMember = ({ name }: LeaseState) => name.startsWith(`${this.#options.name} member `);
    return states.filter((state) => isMember(state) && state.holder !== undefined).length;
  }

  async #giveBackAbove(part: number): Promise<void> {
    for (const [share, lease] of [...this.#held].slice(part)) {
      this.#held.delete(share);
      await this.#options.leases.giveBack(lease);
    }
  }

  async #takeUpTo(part: number, states: readonly LeaseState[]): Promise<boolean> {
    const { leases, name, holder, leaseMs } = this.#options;
    const taken = new Set(states.filter((state) => state.holder !== undefined).map(nameOf));
    const free = allShares.filter((share) => !taken.has(shareName(name, share)));
    const wanted = free.slice(0, Math.max(0, part - this.#held.size));
    const found = await Promise.all(
      wanted.map(async (share) => {
        const lease = await leases.take(shareName(name, share), holder, leaseMs);
        if (lease !== undefined) this.#held.set(share, lease);
        return lease !== undefined;
      }),
    );
    return found.includes(true);
  }
}

const nameOf = ({ name }: LeaseState): string => name;
