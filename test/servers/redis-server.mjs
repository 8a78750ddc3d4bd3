import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How long a server may take until it answers. */
const patienceMs = 15_000;

/** How long one question to the server may take. */
const answerMs = 1_000;

/** ARGV: the beginning of the keys, and how many milliseconds they have less. */
const later = `
for _, key in ipairs(redis.call('KEYS', ARGV[1] .. '*')) do
  redis.call('PEXPIRE', key, redis.call('PTTL', key) - ARGV[2])
end`;

/** Runs the server, says its process id, and kills it when this process is gone. */
const keeper = '"$@" >/dev/null 2>&1 & echo $!; cat >/dev/null; kill -9 $! 2>/dev/null; wait';

/**
 * A real redis-server on a free port of the loopback, with its data in a folder that goes with it.
 * Throws in one sentence if there is none: Debian's package is `redis-server`.
 */
export async function startRedis() {
  try {
    await run('redis-server', ['--version']);
  } catch {
    throw new Error('No redis-server is installed here.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const server = new RedisServer(folder, await freePort());
  try {
    await server.start();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

class RedisServer {
  #keeper;
  #pid = 0;

  constructor(folder, port) {
    this.folder = folder;
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Starts it if it is not running, with what it had. */
  async start() {
    if (this.#keeper !== undefined) return;
    const where = ['--port', this.port, '--bind', '127.0.0.1', '--dir', this.folder];
    // Written before it is answered: every second, a kill loses what waits for the disk.
    const always = ['--appendonly', 'yes', '--appendfsync', 'always'];
    const kept = [...always, '--save', '', '--maxmemory-policy', 'noeviction'];
    const args = ['redis-server', ...where, ...kept].map(String);
    this.#keeper = spawn('sh', ['-c', keeper, 'sh', ...args], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const [line] = await once(this.#keeper.stdout, 'data');
    this.#pid = Number(line);
    const end = performance.now() + patienceMs;
    while (!(await this.answers())) {
      if (performance.now() > end) throw new Error(`redis-server is not there in ${patienceMs} ms`);
      await sleep(20);
    }
  }

  /** Whether it answers a ping. */
  answers() {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write('PING\r\n'));
      const answer = (isThere) => {
        socket.destroy();
        resolve(isThere);
      };
      socket.setTimeout(answerMs, () => answer(false));
      socket.once('error', () => answer(false));
      socket.once('data', (data) => answer(data.toString().startsWith('+PONG')));
    });
  }

  /** Lets time pass for the keys that begin so; one without time left is gone. */
  async passes(prefix, ms) {
    const words = ['EVAL', later, '0', prefix, String(ms)];
    const sent = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('');
    await new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () =>
        socket.write(`*${words.length}\r\n${sent}`),
      );
      socket.once('error', reject);
      socket.once('data', (data) => {
        socket.destroy();
        const answer = data.toString();
        if (answer.startsWith('-')) reject(new Error(answer));
        else resolve(undefined);
      });
    });
  }

  /** Stops it from answering, with its connections open, until `thaw`. */
  freeze() {
    process.kill(this.#pid, 'SIGSTOP');
  }

  thaw() {
    process.kill(this.#pid, 'SIGCONT');
  }

  /** Ends it as a machine without current does; what it had written stays. */
  async kill() {
    if (this.#keeper === undefined) return;
    const gone = once(this.#keeper, 'exit');
    this.#keeper.stdin.end();
    this.#keeper = undefined;
    await gone;
  }

  /** Ends it and removes what it had. */
  async stop() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
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
