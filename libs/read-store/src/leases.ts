/**
 * The right to do a piece of work that one process at a time may do. It runs out unless it is kept,
 * and then goes to the next process that asks.
 */
export interface Lease {
  /** What may be done. */
  readonly name: string;
  /** Who may do it. */
  readonly holder: string;
  /** Rises whenever the lease changes hands: what an earlier holder still writes is refused. */
  readonly epoch: number;
}

/** A lease as others see it. */
export interface LeaseState {
  readonly name: string;
  /** Undefined when nobody holds it, or its last holder has let it run out. */
  readonly holder: string | undefined;
  readonly epoch: number;
  /** What its holders noted last. */
  readonly note: string | undefined;
}

/**
 * Leases, timed only by the clock of the store, because the clocks of its users may differ. Every
 * call may throw `StoreUnavailable`.
 */
export interface Leases {
  /** Takes what nobody holds, or what the asker held last; undefined when somebody else has it. */
  take(name: string, holder: string, forMs: number): Promise<Lease | undefined>;
  /** Takes it from its present holder. */
  seize(name: string, holder: string, forMs: number): Promise<Lease>;
  /** Prolongs leases, also one that ran out and was not taken; answers those still held. */
  keep(leases: readonly Lease[], forMs: number): Promise<readonly Lease[]>;
  /** Leaves a word for others; false when the lease is lost. */
  note(lease: Lease, note: string): Promise<boolean>;
  /** Lets the next who asks have it at once; nothing when it is lost. */
  giveBack(lease: Lease): Promise<void>;
  /** All whose name begins so, in the order of their names. */
  list(prefix: string): Promise<readonly LeaseState[]>;
}

/** Lets a write through only while the lease is held; the note is written with it. */
export interface Fence {
  readonly lease: Lease;
  readonly note?: string;
}
