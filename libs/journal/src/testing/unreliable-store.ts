import type {
  Appended,
  EventStore,
  ExpectedRevision,
  LogNeeds,
  NewEvent,
} from '@balcao/event-store';
import { AppendOutcomeUnknown, AppendTooLarge, StoreUnavailable } from '@balcao/event-store';

/**
 * What happens to an append: `refuse` nothing is written and the writer knows; `loseRequest`
 * nothing is written, `loseAnswer` it is, and the writer knows neither; `delay` it is written when
 * everything is over for its writer, see `deliverDelayed`; `crash` the store fails in a way nobody
 * foresaw.
 */
export type Fault = 'none' | 'refuse' | 'loseRequest' | 'loseAnswer' | 'delay' | 'crash';

/** A store that fails on demand, in front of one that does not. */
export class UnreliableStore implements EventStore {
  /** What happens to the next appends, in order; nothing when empty. */
  faults: Fault[] = [];
  readsFail = false;
  /** Appends of more events are refused, as larger than the store takes. */
  eventsPerAppendMax = Infinity;
  /** How many events each append that arrived had. */
  readonly appends: number[] = [];
  private gate: Promise<void> = Promise.resolve();
  private readonly delayed: (() => Promise<unknown>)[] = [];

  constructor(private inner: EventStore) {}

  /** Another store in its place, as if it were the same. */
  async replaceBy(other: EventStore): Promise<void> {
    await this.inner.close();
    this.inner = other;
  }

  /** Holds every append until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    this.appends.push(events.length);
    await this.gate;
    if (events.length > this.eventsPerAppendMax) throw new AppendTooLarge('too many events');
    const write = () => this.inner.append(stream, events, expected);
    switch (this.faults.shift() ?? 'none') {
      case 'none':
        return write();
      case 'refuse':
        throw new StoreUnavailable('the disk is full');
      case 'loseRequest':
        throw new AppendOutcomeUnknown('no answer');
      case 'loseAnswer':
        await write();
        throw new AppendOutcomeUnknown('no answer');
      case 'delay':
        this.delayed.push(write);
        throw new AppendOutcomeUnknown('no answer');
      case 'crash':
        throw new TypeError('undefined is not a function');
    }
  }

  /** The network gives back what it had kept. */
  async deliverDelayed(): Promise<void> {
    for (const write of this.delayed.splice(0)) await write();
  }

  read: EventStore['read'] = (stream, options) => {
    if (this.readsFail) throw new StoreUnavailable('the disk is gone');
    return this.inner.read(stream, options);
  };
  last: EventStore['last'] = (stream) => this.inner.last(stream);
  readAll: EventStore['readAll'] = (options) => this.inner.readAll(options);
  subscribe: EventStore['subscribe'] = (options) => this.inner.subscribe(options);
  head = () => this.inner.head();
  identity = () => this.inner.identity();
  needs = async () => {
    if (this.readsFail) throw new StoreUnavailable('the disk is gone');
    return this.inner.needs();
  };
  raiseNeeds = (needs: LogNeeds) => this.inner.raiseNeeds(needs);
  ping = () => this.inner.ping();
  close = () => this.inner.close();
}
