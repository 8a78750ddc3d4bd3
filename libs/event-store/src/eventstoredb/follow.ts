import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import { StoreUnavailable } from '../errors.js';
import type { AllOptions, Batch, RecordedEvent } from '../event-store.js';
import type { Position } from '../position.js';
import { filterOf, isWanted } from './categories.js';
import type { Connection } from './connection.js';
import { recordedEventOf } from './events.js';
import type { Incoming } from './incoming.js';
import { eventsBuffered } from './limits.js';
import { isPossible, later, placeBehind, positionOf, type LogPosition } from './positions.js';

/** What is followed, from where, and when it ends. */
export interface FollowOptions extends AllOptions {
  readonly batchSize: number;
  readonly signal: AbortSignal;
}

type Mark = 'confirmed' | 'caughtUp' | { readonly checkpoint: Position };
type Subscription = Incoming<AllStreamResolvedEvent, Mark>;

/**
 * Follows all streams over one connection until aborted; throws when the connection is lost. The
 * head is read first: once the server says that all has been delivered, that much has been seen,
 * also where it held nothing that was wanted, of which the server tells no position.
 */
export async function* follow(
  connection: Connection,
  options: FollowOptions,
): AsyncGenerator<Batch> {
  const { signal } = options;
  const isAborted = () => signal.aborted;
  const head = await connection.head();
  const fromPosition = placeBehind(options.after, head);
  const subscription = subscribeTo(connection, fromPosition, options.categories);
  const progress = new Progress(options, head);
  signal.addEventListener('abort', subscription.stir);
  try {
    while (!isAborted()) {
      const batch = progress.gather(subscription);
      if (batch !== undefined) {
        yield batch;
        continue;
      }
      const isMore = progress.isConfirmed
        ? await subscription.more(connection.silenceMs, () => isOutgrown(connection, progress))
        : await subscription.more(connection.deadlineMs);
      if (!isMore) {
        if (isAborted()) return;
        throw new StoreUnavailable('the event store has ended the subscription');
      }
    }
  } finally {
    signal.removeEventListener('abort', subscription.stir);
    subscription.leave();
  }
}

/**
 * Whether the log has grown beyond what a quiet subscription has reported: it may all be of others,
 * or the server has dropped the subscription without a word. A new subscription shows which, and
 * costs little.
 */
async function isOutgrown(connection: Connection, { position }: Progress): Promise<boolean> {
  const head = await connection.head();
  return later(position, head) !== position;
}

/** What has been received from a subscription, and what has been passed on. */
class Progress {
  isConfirmed = false;
  private events: RecordedEvent[] = [];
  position: Position | undefined;
  private isLive = false;
  /** The server has said where it is, which is worth telling. */
  private isMarked = false;
  private isReported = false;
  private readonly categories: ReadonlySet<string> | undefined;

  constructor(
    private readonly options: FollowOptions,
    private readonly head: Position | undefined,
  ) {
    this.position = options.after;
    this.categories = options.categories && new Set(options.categories);
  }

  /**
   * A batch of what has arrived: while much is waiting a full one, or what there is up to where the
   * server says it is; undefined while there is nothing to pass on.
   */
  gather(subscription: Subscription): Batch | undefined {
    const { batchSize } = this.options;
    while (this.events.length < batchSize) {
      const arrival = subscription.take();
      if (arrival === undefined) break;
      if ('mark' in arrival) this.heed(arrival.mark);
      else this.add(arrival.event);
    }
    const { events, position } = this;
    const caughtUp = this.isLive && subscription.isDrained;
    const isDue = this.isMarked || events.length >= batchSize || (this.isLive && events.length > 0);
    if (!isDue && (!caughtUp || this.isReported)) return undefined;
    this.events = [];
    this.isMarked = false;
    this.isReported = caughtUp;
    return { events, position, caughtUp };
  }

  private add({ event }: AllStreamResolvedEvent): void {
    if (event === undefined) return;
    const recorded = recordedEventOf(event);
    this.position = later(this.position, recorded.position);
    if (isWanted(recorded, this.categories)) this.events.push(recorded);
  }

  private heed(mark: Mark): void {
    if (mark === 'confirmed') this.isConfirmed = true;
    else if (mark === 'caughtUp') {
      this.isLive = true;
      this.position = later(this.position, this.head);
    } else {
      this.position = later(this.position, mark.checkpoint);
      this.isMarked = true;
    }
  }
}

function subscribeTo(
  connection: Connection,
  fromPosition: LogPosition | 'start',
  categories: AllOptions['categories'],
): Subscription {
  const place = (mark: Mark) => {
    subscription.place(mark);
  };
  const filter = {
    ...filterOf(categories),
    checkpointReached: (_: unknown, at: LogPosition) => {
      if (isPossible(at)) place({ checkpoint: positionOf(at) });
    },
  };
  const subscription: Subscription = connection.listen('subscriptions', (client) =>
    client
      .subscribeToAll(
        { fromPosition, filter, requiresLeader: true },
        { highWaterMark: eventsBuffered },
      )
      .on('confirmation', () => {
        place('confirmed');
      })
      .on('caughtUp', () => {
        place('caughtUp');
      }),
  );
  return subscription;
}
