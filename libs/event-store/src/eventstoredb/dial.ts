import { EventStoreDBClient } from '@eventstore/db-client';
import { reconnectMs } from './limits.js';

/** A client of the server, and how to be rid of it. */
export interface Line {
  readonly client: EventStoreDBClient;
  /** What it carried then ends as if it were complete. */
  readonly isHungUp: () => boolean;
  hangUp(): Promise<void>;
}

/** Parts of the client that its types hide. */
interface Internals {
  supports: () => Promise<boolean>;
  handleError: () => Promise<void>;
  getChannel: () => Promise<Channel>;
}

/** What is used of the client's gRPC channel, and what it is made of. */
interface Channel {
  constructor: unknown;
  getTarget(): string;
  close(): void;
  readonly internalChannel?: { readonly credentials: unknown; readonly options: object };
}

type ChannelClass = new (target: string, credentials: unknown, options: object) => Channel;

/**
 * A client of the server; it connects when it is first used. Five of its habits are changed:
 * - Its shared stream of batch appends leaves calls without an answer when it ends, and with two
 *   such streams in one process the answer of one can end the process. Appends go out one by one.
 * - It closes its channel under the feet of calls that are about to start, whose failure then is
 *   nobody's. Its user dials again instead.
 * - It waits up to two minutes before it looks whether a server that was away is back.
 * - It keeps its channel open for ever.
 * - It shares its connection with every other client of the process.
 *
 * Throws a `RangeError` when the connection string cannot be read.
 */
export function dial(url: string): Line {
  const client = clientOf(url);
  const internals = client as unknown as Internals;
  const getChannel = internals.getChannel.bind(client);
  let channel: Promise<Channel> | undefined;
  internals.supports = () => Promise.resolve(false);
  internals.handleError = () => Promise.resolve();
  internals.getChannel = () => {
    channel ??= getChannel().then(reconnectingSoon);
    const opened = channel;
    return opened.catch((error: unknown) => {
      if (channel === opened) channel = undefined;
      throw error;
    });
  };
  let isHungUp = false;
  const hangUp = async () => {
    isHungUp = true;
    // It cancels what is under way at once; a stream that nobody reads any more never ends.
    void client.dispose();
    (await channel?.catch(() => undefined))?.close();
  };
  return { client, hangUp, isHungUp: () => isHungUp };
}

function clientOf(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch {
    // The client's error repeats the connection string, and with it the password.
    throw new RangeError('the connection string of the event store cannot be read');
  }
}

/** The same channel with shorter waits between its attempts to connect. */
function reconnectingSoon(channel: Channel): Channel {
  const { internalChannel } = channel;
  if (internalChannel === undefined) return channel;
  const options = {
    ...internalChannel.options,
    'grpc.initial_reconnect_backoff_ms': reconnectMs.first,
    'grpc.max_reconnect_backoff_ms': reconnectMs.last,
    // Clients of one process would otherwise share a connection, and its 100 calls at a time.
    'grpc.use_local_subchannel_pool': 1,
  };
  const soon = channel.constructor as ChannelClass;
  channel.close();
  return new soon(channel.getTarget(), internalChannel.credentials, options);
}
