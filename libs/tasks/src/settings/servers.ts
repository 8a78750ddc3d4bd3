import { textOf } from './values.js';
import type { Environment } from './environment.js';
import { StartError } from './start-error.js';

/** The servers that keep what the data folder keeps otherwise; each by itself. */
export interface Servers {
  /** The connection string of EventStoreDB: it may hold a password, and is never shown. */
  readonly eventStore?: string;
  readonly mongoDb?: string;
  readonly redis?: string;
}

/** How each address begins; it is not repeated, even if it cannot be read. */
const addresses = {
  eventStore: {
    name: 'EVENTSTORE_URL',
    shape: /^esdb(\+discover)?:\/\/[^/?#\s]/,
    example: 'esdb://host:2113?tls=true or esdb+discover://host:2113',
    whole: 'esdb://user:password@host:2113',
  },
  mongoDb: {
    name: 'MONGODB_URL',
    shape: /^mongodb(\+srv)?:\/\/[^/?#\s]/,
    example: 'mongodb://host:27017/balcao?replicaSet=rs0',
    whole: 'mongodb://user:password@host:27017/balcao',
  },
  redis: {
    name: 'REDIS_URL',
    shape: /^rediss?:\/\/[^/?#\s]/,
    example: 'redis://host:6379',
    whole: 'redis://user:password@host:6379',
  },
} as const;

const databaseName = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?#]*)/;

/** Reads the addresses of servers; `StartError` names what cannot be one, never its password. */
export function readServers(environment: Environment): Servers {
  const found = Object.entries(addresses).flatMap(([server, { name, shape, example }]) => {
    const url = textOf(environment, name);
    if (url === undefined) return [];
    if (!shape.test(url)) throw new StartError(`${name} is no address such as ${example}.`);
    return [[server, url]];
  });
  return Object.fromEntries(found) as Servers;
}

/** For an address that its client cannot read: the client's words may repeat a password. */
export function unreadableAddress(server: keyof Servers): StartError {
  const { name, whole } = addresses[server];
  return new StartError(`${name} cannot be read: see ${whole}.`);
}

/** The database that the address of MongoDB names; `balcao` when it names none. */
export function databaseOf(mongoDb: string): string {
  const name = databaseName.exec(mongoDb)?.[1] ?? '';
  return name === '' ? 'balcao' : name;
}
