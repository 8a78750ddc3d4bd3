import { parseArgs } from 'node:util';
import {
  dataDirIn,
  readServers,
  StartError,
  type Environment,
  type Servers,
} from '@balcao/tasks/settings';

export type Stack = 'embedded' | 'servers';

/** From where to where, and where these are. */
export interface MoveSettings {
  readonly from: Stack;
  readonly to: Stack;
  readonly dataDir: string;
  readonly servers: Required<Omit<Servers, 'redis'>>;
}

const usage = 'npm run move -- --from embedded --to servers, or --from servers --to embedded';

/** Reads what is to be done; `StartError` says in one sentence what is wrong or missing. */
export function readMoveSettings(args: readonly string[], environment: Environment): MoveSettings {
  const { from, to } = parsed(args);
  if (!isStack(from) || !isStack(to)) throw new StartError(`Say from where to where: ${usage}.`);
  if (from === to) throw new StartError(`Nothing moves from ${from} to ${to}: ${usage}.`);
  const { eventStore, mongoDb } = readServers(environment);
  if (eventStore === undefined) throw missing('EVENTSTORE_URL');
  if (mongoDb === undefined) throw missing('MONGODB_URL');
  const dataDir = dataDirIn(environment);
  return { from, to, dataDir, servers: { eventStore, mongoDb } };
}

function parsed(args: readonly string[]): { readonly from?: string; readonly to?: string } {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartError(`${firstSentenceOf(error)}: ${usage}.`);
  }
}

/** Node's own words, without its advice. Its errors come from another realm in a test. */
function firstSentenceOf(error: unknown): string {
  const text = typeof error === 'object' && error !== null && 'message' in error && error.message;
  return typeof text === 'string' ? (text.split('. ', 1)[0] ?? text) : 'Unknown option';
}

const isStack = (text: string | undefined): text is Stack =>
  text === 'embedded' || text === 'servers';

const missing = (name: string): StartError =>
  new StartError(`${name} is not set: it says where the servers are.`);
