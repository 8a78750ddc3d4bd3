import { resultCodeOf } from '@balcao/sqlite';
import { StoreUnavailable } from '../errors.js';
import type { Appended } from '../event-store.js';
import type { AppendCommand, Appender } from './appender.js';
import { asPortError } from './failures.js';
import type { Heartbeat } from './heartbeat.js';
import { eventsPerCommit } from './limits.js';

interface Waiting extends AppendCommand {
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: appends that arrive in one turn of the event loop share one transaction, hence one
 * wait for the disk. A caller is answered after the commit, never before.
 */
export class CommitQueue {
  private waiting: Waiting[] = [];
  private isScheduled = false;

  constructor(
    private readonly appender: Appender,
    private readonly heartbeat: Heartbeat,
    private readonly committed: () => void,
  ) {}

  add({ stream, events, expected }: AppendCommand): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ stream, events, expected, resolve, reject });
      this.schedule();
    });
  }

  /** Commits all that waits, at once. */
  drain(): void {
    while (this.waiting.length > 0) this.flush();
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.flush();
      if (this.waiting.length > 0) this.schedule();
    });
  }

  private flush(): void {
    const group = this.takeGroup();
    if (group.length === 0) return;
    try {
      this.commit(group);
    } catch (error) {
      this.refuse(group, error);
    }
  }

  private takeGroup(): readonly Waiting[] {
    let events = 0;
    const end = this.waiting.findIndex((command) => {
      events += command.events.length;
      return events > eventsPerCommit;
    });
    // A command larger than a group makes a group of its own.
    return this.waiting.splice(0, end === -1 ? this.waiting.length : Math.max(1, end));
  }

  private commit(group: readonly Waiting[]): void {
    const outcomes = this.appender.write(group);
    this.heartbeat.succeeded();
    outcomes.forEach((outcome, i) => {
      if ('appended' in outcome) group[i]?.resolve(outcome.appended);
      else group[i]?.reject(outcome.conflict);
    });
    this.committed();
  }

  /**
   * A store that is unavailable is so for all. Any other failure belongs to one command, which must
   * not take its neighbours down: nothing was written, so each is tried by itself.
   */
  private refuse(group: readonly Waiting[], error: unknown): void {
    const failure = asPortError(error);
    this.heartbeat.missed(group, error);
    if (
      group.length === 1 ||
      failure instanceof StoreUnavailable ||
      resultCodeOf(error) === undefined
    ) {
      for (const { reject } of group) reject(failure);
      return;
    }
    for (const command of group) {
      try {
        this.commit([command]);
      } catch (own) {
        command.reject(asPortError(own));
      }
    }
  }
}
