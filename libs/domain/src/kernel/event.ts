/** A fact: its name is the contract and never changes, its data survive JSON unchanged. */
export interface EventOf<T extends string, D extends { readonly id: string }> {
  readonly type: T;
  /** `id` names the record that the event is about: its history follows this thread. */
  readonly data: D;
}

/** An event of any context. */
export type AnyEvent = EventOf<string, { readonly id: string }>;

/** Where and when an event was recorded, and by whose command. */
export interface Recorded {
  readonly revision: number;
  /** UTC ISO instant, by the server's clock. */
  readonly recordedAt: string;
  /** The instant of the machine's clock, where that was far behind `recordedAt`. */
  readonly clock?: string;
  readonly actorId: string;
  readonly commandId: string;
}

/** What a context does with each of its events; a missing one does not compile. */
export type Evolve<S, E extends AnyEvent> = {
  readonly [T in E['type']]: (
    slice: S,
    data: Extract<E, { readonly type: T }>['data'],
    recorded: Recorded,
  ) => void;
};
