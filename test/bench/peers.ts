import { headers, type Accepted } from '@balcao/contracts';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Sales } from './company.js';
import { setUpShop } from './data-set.js';
import { rate, milliseconds, times, type Bench, type Figure } from './figure.js';
import { callAtOnce, median, type Load } from './measure.js';
import { startServer, type Server, type SessionHeaders } from './server.js';

/**
 * What a product is asked for, side by side with others. A driver is a module that exports
 * `openPeer(): Promise<Peer>`; `docs/guides/bench.md` has an outline.
 */
export interface Peer {
  /** As the table names it, with its version. */
  readonly name: string;
  /** Issues a sale of three lines to a known client: it is there for good once this resolves. */
  issue(): Promise<unknown>;
  /** Reads the newest 25 sales, as a list shows them. */
  list(): Promise<unknown>;
  /** Ends what `openPeer` has begun. */
  close?(): Promise<void>;
}

/** How many do it at once. */
const callersOf = [1, 8] as const;
/** Rounds in turn, so that what the machine does meanwhile hits all alike. */
const rounds = 3;

/** The same work of this product and of those that drivers are given for. */
export const peers: Bench = async ({ drivers, folder, seconds, note, stack }) => {
  if (drivers.length === 0) {
    note('  no --driver is given: see docs/guides/bench.md');
    return [];
  }
  const installation = await stack.install(folder);
  const { session } = await setUpShop(installation);
  const server = await startServer(installation);
  const all = [balcao(server, session)];
  try {
    for (const path of drivers) all.push(await opened(path));
    const measured = [];
    for (const callers of callersOf) {
      measured.push(
        ...(await compared(all, `issue, ${callers} at once`, callers, seconds, issuing)),
      );
    }
    measured.push(...(await compared(all, 'newest 25 sales', 1, seconds, listing)));
    return measured;
  } finally {
    for (const peer of all) await peer.close?.();
    await installation.close();
  }
};

const issuing = (peer: Peer) => peer.issue();
const listing = (peer: Peer) => peer.list();

/** This product as a peer like any other. */
function balcao(server: Server, session: SessionHeaders): Peer {
  const sales = new Sales();
  let last = 0;
  const asked = async <T>(method: string, path: string, key: string, body?: object): Promise<T> => {
    const sent = { headers: { ...session, [headers.idempotencyKey]: key }, body };
    const answer = await server.request(method, path, sent);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    name: 'Balcão',
    issue: () => {
      last += 1;
      const content = { documentTypeId: 'FT', ...sales.content() };
      return asked<Accepted>(
        'POST',
        `/api/documents/peer${last}/issue`,
        `key_of_peer_${last}`,
        content,
      );
    },
    list: () => asked('GET', '/api/documents?perPage=25&sort=issuedOn:desc', 'key_of_list'),
    close: () => server.close(),
  };
}

async function opened(path: string): Promise<Peer> {
  const driver = (await import(pathToFileURL(resolve(path)).href)) as {
    readonly openPeer?: () => Promise<Peer>;
  };
  if (driver.openPeer === undefined) throw new Error(`${path} exports no openPeer`);
  return driver.openPeer();
}

/** The middle of the rounds of each, and how many times as fast the first is. */
async function compared(
  all: readonly Peer[],
  what: string,
  callers: number,
  seconds: number,
  work: (peer: Peer) => Promise<unknown>,
): Promise<readonly Figure[]> {
  const loads = new Map(all.map((peer) => [peer, [] as Load[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of all) {
      loads.get(peer)?.push(await callAtOnce(callers, seconds / rounds, () => work(peer)));
    }
  }
  const own = speedOf(loads.get(all[0] as Peer) ?? []);
  return [...loads].map(([peer, some]): Figure => {
    const speed = speedOf(some);
    const p50 = median(some.map(({ latency }) => latency.p50));
    const p99 = median(some.map(({ latency }) => latency.p99));
    const isOwn = peer === all[0];
    const figure = callers === 1 ? milliseconds(p50) : rate(speed);
    return {
      what: `${what}: ${peer.name}`,
      figure,
      p50,
      p99,
      ...(!isOwn && { ratio: times(own, speed) }),
    };
  });
}

const speedOf = (loads: readonly Load[]): number => median(loads.map(({ perSecond }) => perSecond));
