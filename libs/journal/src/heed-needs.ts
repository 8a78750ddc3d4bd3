import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, LogNeeds, NewEvent } from '@balcao/event-store';
import { dataFormats, kindOf, type DataFormats } from './data-formats.js';
import { NewerLog } from './errors.js';

/** How often a server that is away is asked again what its log needs. */
const retryMs = 2_000;

/** How long the start waits for a server to say what its log needs. */
const patienceMs = 3_000;

/**
 * The same store; the log says what it takes to read it before it has an event that earlier
 * versions do not know.
 */
export function markingNeeds<S extends EventStore>(store: S, formats = dataFormats): S {
  if (Object.keys(formats.kinds).length === 0) return store;
  let marked = 0;
  const append: EventStore['append'] = async (stream, events, expected) => {
    const needs = needsOf(events, formats);
    if (needs !== undefined && needs.format > marked) {
      await store.raiseNeeds(needs);
      marked = needs.format;
    }
    return store.append(stream, events, expected);
  };
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'append') return append;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function needsOf(events: readonly NewEvent[], { kinds }: DataFormats): LogNeeds | undefined {
  return events
    .map(({ type, metadata }) => kinds[kindOf(type, schemaVersionIn(metadata))])
    .filter((needs) => needs !== undefined)
    .reduce<LogNeeds | undefined>(
      (most, each) => (each.format > (most?.format ?? 0) ? each : most),
      undefined,
    );
}

function schemaVersionIn(metadata: NewEvent['metadata']): unknown {
  return typeof metadata === 'object' && metadata !== null && 'schemaVersion' in metadata
    ? metadata['schemaVersion']
    : undefined;
}

/** Throws `NewerLog` where this version cannot read the log. */
export async function refuseNewerLog(
  store: Pick<EventStore, 'needs'>,
  { current } = dataFormats,
): Promise<void> {
  const needs = await store.needs();
  if (needs !== undefined && needs.format > current.format) throw new NewerLog(needs, current);
}

/** What becomes of a log that is found to be newer after the start. */
export interface NewerLogWatch {
  readonly onNewer: (error: NewerLog) => void;
  readonly formats?: DataFormats;
  readonly patienceMs?: number;
  readonly retryMs?: number;
}

/**
 * The same at the start of a node whose server may be away: it does not wait long for it, and asks
 * until it has answered once. Returns how to stop asking.
 */
export async function heedNeeds(
  store: Pick<EventStore, 'needs'>,
  watch: NewerLogWatch,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const asking = askUntilAnswered(store, watch, signal);
  // Handled below, or by the watch that goes on.
  asking.catch(() => undefined);
  const waiting = sleep(watch.patienceMs ?? patienceMs, 'away', { signal, ref: false }).catch(
    () => 'away',
  );
  if ((await Promise.race([asking, waiting])) === 'away') {
    asking.catch((error: unknown) => {
      if (error instanceof NewerLog && !signal.aborted) watch.onNewer(error);
    });
  }
  return async () => {
    stopping.abort();
    await asking.catch(() => undefined);
  };
}

async function askUntilAnswered(
  store: Pick<EventStore, 'needs'>,
  watch: NewerLogWatch,
  signal: AbortSignal,
): Promise<'answered'> {
  while (!signal.aborted) {
    try {
      await refuseNewerLog(store, watch.formats);
      return 'answered';
    } catch (error) {
      // Whatever else keeps a server from answering now may be over when it is asked again.
      if (error instanceof NewerLog || error instanceof TypeError) throw error;
    }
    await sleep(watch.retryMs ?? retryMs, undefined, { signal }).catch(() => undefined);
  }
  return 'answered';
}
