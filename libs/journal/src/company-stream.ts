import { setTimeout as wait } from 'node:timers/promises';
import type { EventStore, NewEvent, RecordedEvent } from '@balcao/event-store';
import { AppendOutcomeUnknown, StoreUnavailable, WrongExpectedRevision } from '@balcao/event-store';
import { checkedEvents, type CheckedEvent } from './checked-events.js';
import type { JournalLimits } from './limits.js';
import type { Seal } from './verify-chain.js';

/**
 * What became of an append: `written` it is durable; `overtaken` nothing was written, the stream
 * has gone on without us; `refused` nothing was written; `unknown` nobody can say.
 */
export type AppendOutcome =
  | { readonly kind: 'written' }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'unknown'; readonly error: unknown };

const written: AppendOutcome = { kind: 'written' };
const overtaken: AppendOutcome = { kind: 'overtaken' };

type StreamLimits = Pick<JournalLimits, 'appendAttempts' | 'retryDelayMs'>;

/** The name of a company's journal in the store. */
export const journalStream = (companyId: string): string => `journal-${companyId}`;

/** The stream of one company's journal. */
export class CompanyStream {
  private readonly name: string;

  constructor(
    private readonly store: EventStore,
    companyId: string,
    private readonly limits: StreamLimits,
    /** Awaited before anything is appended: makes durable what the events are worthless without. */
    private readonly settle: () => Promise<void> | undefined = () => undefined,
  ) {
    this.name = journalStream(companyId);
  }

  /**
   * Appends behind `revision`, which is -1 when there is no stream yet: again and again, until the
   * outcome is known or the attempts are used up.
   */
  async append(events: readonly NewEvent[], revision: number): Promise<AppendOutcome> {
    try {
      await this.settle();
    } catch (error) {
      return { kind: 'refused', error };
    }
    let doubt: unknown;
    for (let attempt = 1; attempt <= this.limits.appendAttempts; attempt += 1) {
      if (attempt > 1) await wait(this.limits.retryDelayMs);
      try {
        await this.store.append(this.name, events, revision === -1 ? 'no-stream' : revision);
        return written;
      } catch (error) {
        if (error instanceof WrongExpectedRevision) return overtaken;
        // About the events themselves: no attempt with them was or will be written.
        if (error instanceof RangeError) return { kind: 'refused', error };
        // An earlier attempt may still arrive, so that later certainty is of no use.
        if (error instanceof StoreUnavailable && doubt === undefined) {
          return { kind: 'refused', error };
        }
        doubt ??= error;
      }
      const found = await this.lookUp(events[0]?.id, revision);
      if (found !== undefined) return found;
    }
    return { kind: 'unknown', error: asUnknown(doubt) };
  }

  /** The events behind a place of the chain, each held against the hash of the one before. */
  checked(after: Seal): AsyncIterable<CheckedEvent> {
    return checkedEvents(this.store, this.name, after);
  }

  /** The events from `revision` on. */
  from(revision: number): AsyncIterable<RecordedEvent> {
    return this.store.read(this.name, { from: revision });
  }

  /** The event at `revision`, if there is one. */
  async at(revision: number): Promise<RecordedEvent | undefined> {
    for await (const event of this.store.read(this.name, { from: revision, limit: 1 })) {
      return event;
    }
    return undefined;
  }

  async exists(): Promise<boolean> {
    return (await this.store.last(this.name)) !== undefined;
  }

  /** All of an append is there or none of it, so its first event tells. */
  private async lookUp(
    id: string | undefined,
    revision: number,
  ): Promise<AppendOutcome | undefined> {
    try {
      const next = await this.at(revision + 1);
      if (next === undefined) return undefined;
      return next.id === id ? written : overtaken;
    } catch {
      // The store that lost the answer may be gone for a while: the next attempt asks again.
      return undefined;
    }
  }
}

function asUnknown(error: unknown): AppendOutcomeUnknown {
  if (error instanceof AppendOutcomeUnknown) return error;
  return new AppendOutcomeUnknown('the store failed in the middle of an append', { cause: error });
}
