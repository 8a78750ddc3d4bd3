import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findMongod } from './find-mongod.mjs';
import { mongoCommand } from './mongo-command.mjs';

/** How long a server may take until it answers, and a set until it has a primary. */
const patienceMs = 30_000;

const setName = 'rows';

/** Runs mongod, says its process id, and kills it when this process is gone, however it went. */
const keeper = '"$@" >/dev/null 2>&1 & echo $!; cat >/dev/null; kill -9 $! 2>/dev/null; wait';

/**
 * Real servers on free ports of the loopback, with their data in a folder that goes with them: a
 * standalone one, or the members of a replica set. Throws in one sentence if there is no mongod.
 * @param {{ members?: number }} [options] 0, the default, is one server without a set
 */
export async function startMongod({ members = 0 } = {}) {
  const found = await findMongod();
  if ('reason' in found) throw new Error(found.reason);
  const folder = mkdtempSync(join(tmpdir(), 'mongod-'));
  const servers = [];
  for (let member = 0; member < Math.max(1, members); member++) {
    const data = join(folder, String(member));
    mkdirSync(data);
    servers.push(new Server(found.program, data, await freePort(), members > 0));
  }
  const cluster = new Cluster(servers, folder);
  try {
    await cluster.start();
    if (members > 0) await initiate(servers);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

class Cluster {
  constructor(servers, folder) {
    this.servers = servers;
    this.folder = folder;
    const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',');
    this.url = `mongodb://${hosts}/${servers[0].isMember ? `?replicaSet=${setName}` : ''}`;
  }

  /** Starts those that are not running, and waits until writes are taken. */
  async start() {
    await Promise.all(this.servers.map((server) => server.start()));
  }

  /** @returns {Promise<Server>} the one that takes writes */
  primary() {
    return until('the set has no primary', async () => {
      for (const server of this.servers) {
        if (server.isRunning && (await server.takesWrites())) return server;
      }
      return undefined;
    });
  }

  /** Ends all of them as a machine without current does; the data stays. */
  async kill() {
    await Promise.all(this.servers.map((server) => server.kill()));
  }

  /** Ends all of them and removes their data. */
  async stop() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

class Server {
  #keeper;
  #pid = 0;

  constructor(program, data, port, isMember) {
    Object.assign(this, { program, data, port, isMember });
  }

  get isRunning() {
    return this.#keeper !== undefined;
  }

  async start() {
    if (this.isRunning) return;
    const where = ['--dbpath', this.data, '--port', this.port, '--bind_ip', '127.0.0.1'];
    const set = this.isMember ? ['--replSet', setName] : [];
    const small = ['--nounixsocket', '--wiredTigerCacheSizeGB', '0.5'];
    const args = [this.program, ...where, ...set, ...small].map(String);
    this.#keeper = spawn('sh', ['-c', keeper, 'sh', ...args], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const [line] = await once(this.#keeper.stdout, 'data');
    this.#pid = Number(line);
    await until('mongod does not answer', () => this.hello());
  }

  hello() {
    return mongoCommand(this.port, { hello: 1 }).catch(() => undefined);
  }

  async takesWrites() {
    return (await this.hello())?.isWritablePrimary === true;
  }

  /** Stops it from answering, with its connections open, until `thaw`. */
  freeze() {
    process.kill(this.#pid, 'SIGSTOP');
  }

  thaw() {
    process.kill(this.#pid, 'SIGCONT');
  }

  async kill() {
    if (this.#keeper === undefined) return;
    const gone = once(this.#keeper, 'exit');
    this.#keeper.stdin.end();
    this.#keeper = undefined;
    await gone;
  }
}

async function initiate(servers) {
  const members = servers.map(({ port }, id) => ({ _id: id, host: `127.0.0.1:${port}` }));
  const settings = { electionTimeoutMillis: 1_000, heartbeatIntervalMillis: 300 };
  const config = { _id: setName, version: 1, members, settings };
  await mongoCommand(servers[0].port, { replSetInitiate: config });
  await until('the set has no primary', async () => {
    for (const server of servers) if (await server.takesWrites()) return true;
    return undefined;
  });
}

async function until(otherwise, answer) {
  const end = performance.now() + patienceMs;
  for (;;) {
    const found = await answer();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`${otherwise} within ${patienceMs} ms`);
    await sleep(50);
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
