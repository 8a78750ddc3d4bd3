import { StartError } from './start-error.js';

/** The servers that keep what the data folder keeps otherwise; each by itself. */
export interface Servers {
  /** The connection string of EventStoreDB: it may hold a password, and is never shown. */
  readonly eventStore?: string;
  readonly mongoDb?: string;
  readonly redis?: string;
}

/** Where rows are folded: in this process, or in projectors of their own. */
export type ProjectionsPlace = 'here' | 'apart';

type Environment = Readonly<Record<string, string | undefined>>;

/** What each address begins with; whatever is wrong with it, it is not repeated. */
const addresses = {
  eventStore: {
    name: 'EVENTSTORE_URL',
    shape: /^esdb(\+discover)?:\/\/[^/?#\s]/,
    example: 'esdb://host:2113?tls=true or esdb+discover://host:2113',
  },
  mongoDb: {
    name: 'MONGODB_URL',
    shape: /^mongodb(\+srv)?:\/\/[^/?#\s]/,
    example: 'mongodb://host:27017/balcao?replicaSet=rs0',
  },
  redis: { name: 'REDIS_URL', shape: /^rediss?:\/\/[^/?#\s]/, example: 'redis://host:6379' },
} as const;

const databaseName = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?#]*)/;

/** Reads the addresses of servers; `StartError` names what cannot be one, never its password. */
export function readServers(environment: Environment): Servers {
  const found = Object.entries(addresses).flatMap(([server, { name, shape, example }]) => {
    const url = environment[name]?.trim() ?? '';
    if (url === '') return [];
    if (!shape.test(url)) throw new StartError(`${name} is no address such as ${example}.`);
    return [[server, url]];
  });
  return Object.fromEntries(found) as Servers;
}

/** `StartError` when rows are to be folded where nothing can fold them. */
export function readProjectionsPlace(environment: Environment, servers: Servers): ProjectionsPlace {
  const areShared = servers.eventStore !== undefined && servers.mongoDb !== undefined;
  const text = environment['PROJECTIONS']?.trim() ?? '';
  if (text === '') return areShared ? 'apart' : 'here';
  if (text !== 'here' && text !== 'apart') {
    throw new StartError(`PROJECTIONS is "${text}", neither here nor apart.`);
  }
  if (text === 'apart' && !areShared) {
    throw new StartError(
      'PROJECTIONS is "apart", but projectors reach nothing in the data folder of the API: set ' +
        'EVENTSTORE_URL and MONGODB_URL as well.',
    );
  }
  return text;
}

/** The database that the address of MongoDB names; `balcao` when it names none. */
export function databaseOf(mongoDb: string): string {
  const name = databaseName.exec(mongoDb)?.[1] ?? '';
  return name === '' ? 'balcao' : name;
}
