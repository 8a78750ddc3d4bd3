import type { status } from '@grpc/grpc-js';

/**
 * What becomes of an append. `refuse`: nothing is written, and the server says so, being busy;
 * `notLeader`, `noAccess`: nothing is written, for another reason; `loseRequest`: the connection
 * drops before it is written, `loseAnswer`: after; `mute`: it is written and never answered;
 * `hold`: it is written when `release` is called, after everybody has given it up; `timedOut`: it
 * is written, and the server says that it ran out of time; `noPosition`: it is written, and the
 * answer says no position, as for a retry of what the stream no longer keeps; an object: refused
 * with that status.
 */
export type AppendFault =
  | 'none'
  | 'refuse'
  | 'notLeader'
  | 'noAccess'
  | 'loseRequest'
  | 'loseAnswer'
  | 'mute'
  | 'hold'
  | 'timedOut'
  | 'noPosition'
  | { readonly code: status; readonly details: string };

/** What goes wrong in a stand-in, on demand. */
export class Faults {
  /** What becomes of the next appends, in order; they succeed when it is empty. */
  appends: AppendFault[] = [];
  /** How long each answer to an append takes. */
  delayMs = 0;
  /** Reads and subscriptions are accepted and hear nothing. */
  readsAreMute = false;
  /** Subscriptions go live with what servers from 24.2 to 24.10.4 send for "no checkpoint". */
  checkpointIsBad = false;
  /**
   * How long what was written can neither be read nor is answered, as on a slow disk or a slow
   * cluster. A client that expects the revision before it is refused at once all the same, and one
   * that sends it again meanwhile is told that the time ran out.
   */
  indexDelayMs = 0;
  /** Subscriptions whose reader lets the server wait for so long are cut off. */
  readerPatienceMs: number | undefined;
  /** They lose their whole connection, with all other calls that it carries. */
  slowReadersLoseConnections = false;
  readersCutOff = 0;
  /** Calls that came over frozen connections. */
  unheardCalls = 0;
  private silences = 0;
  private held: (() => void)[] = [];

  /** From now on the subscriptions that there are hear nothing, and do not end. */
  silence(): void {
    this.silences += 1;
  }

  /** Whether subscriptions have been silenced since this was called. */
  hearsSilence(): () => boolean {
    const before = this.silences;
    return () => this.silences !== before;
  }

  hold(write: () => void): void {
    this.held.push(write);
  }

  /** Writes what was held. */
  release(): void {
    for (const write of this.held.splice(0)) write();
  }

  get heldAppends(): number {
    return this.held.length;
  }
}
