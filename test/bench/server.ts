import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { headers, type SessionInfo } from '@balcao/contracts';
import { companyId, credentials } from './company.js';
import type { Installation } from './stack.js';

const built = (app: string) =>
  fileURLToPath(new URL(`../../../../apps/${app}/dist/main.js`, import.meta.url));
const probe = new URL('./server-probe.js', import.meta.url).href;
const readyLine = /ready at http:\/\/[^:]+:(\d+)/;
const startWithinMs = 120_000;
/** How long what folds may fail, as a server does that has too much to do. */
const failingMs = 60_000;

/** What a signed-in page sends with every request. */
export type SessionHeaders = Readonly<Record<string, string>>;

/** The built product in a process of its own. */
export interface Server {
  readonly port: number;
  request(method: string, path: string, sent?: SentRequest): Promise<Response>;
  /** What it took of the machine; delay and memory are those since the last call. */
  usage(): Promise<Usage>;
  /** What the projector has said lately. */
  readonly projectorSaid: () => string;
  close(): Promise<void>;
}

export interface Usage {
  /** The delay of its main thread's timers, in milliseconds. */
  readonly loopP99: number;
  /** Processor time of all its threads since it started. */
  readonly cpuMicros: number;
  /** Resident memory at most, in bytes. */
  readonly residentBytes: number;
}

export interface SentRequest {
  readonly headers?: SessionHeaders;
  readonly body?: unknown;
}

/**
 * Starts the built API on an installation, and a projector where it has one; throws with what it
 * said when it does not start.
 */
export async function startServer(installation: Installation): Promise<Server> {
  const { environment, hasProjector } = installation;
  const env = { ...process.env, ...environment, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const projector = hasProjector ? fork(built('projector'), { env, silent: true }) : undefined;
  const projectorSaid = listenTo(projector);
  const child = fork(built('api'), {
    env,
    execArgv: [...profiling(process.env['BENCH_PROFILE']), `--import=${probe}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const port = await portOf(child);
  return {
    port,
    request: (method, path, sent = {}) => request(port, method, path, sent),
    usage: () => usageOf(child),
    projectorSaid,
    close: async () => {
      await end(child);
      if (projector !== undefined) await end(projector);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** The end of what a process says; nobody must leave it unread, since it would wait for that. */
function listenTo(child: ChildProcess | undefined): () => string {
  let printed = '';
  for (const output of [child?.stdout, child?.stderr]) {
    output?.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk.toString()}`.slice(-4_000);
    });
  }
  return () => printed;
}

/** Where the time goes, for the developer tools of a browser: a file in the named folder. */
const profiling = (folder: string | undefined): readonly string[] =>
  folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];

function portOf(child: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`the API ${why}:\n${output}`));
    };
    const timer = setTimeout(giveUp, startWithinMs, 'did not get ready');
    const ended = () => {
      giveUp('ended');
    };
    const listen = (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-4_000);
      const port = readyLine.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      child.off('exit', ended);
      resolve(Number(port));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', ended);
  });
}

async function request(port: number, method: string, path: string, sent: SentRequest) {
  const hasBody = sent.body !== undefined;
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...sent.headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(sent.body) }),
  });
}

/** What the server answers to a page; throws where it refuses. */
export async function getText(
  server: Server,
  headers: SessionHeaders,
  path: string,
): Promise<string> {
  const answer = await server.request('GET', path, { headers });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
  return body;
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message') as Promise<[Usage]>;
  child.send('usage');
  const [usage] = await answer;
  return usage;
}

/** Until the rows show everything that is in the journals; answers for how long folding failed. */
export async function untilReady(server: Server): Promise<number> {
  let failedMs = 0;
  for (let failingSince: number | undefined; ;) {
    const answer = await server.request('GET', '/api/ready');
    const ready = (await answer.json()) as { readonly projections: string };
    if (ready.projections === 'caughtUp') return failedMs;
    if (answer.ok) {
      failedMs += failingSince === undefined ? 0 : performance.now() - failingSince;
      failingSince = undefined;
    } else {
      failingSince ??= performance.now();
      if (performance.now() - failingSince > failingMs) {
        throw new Error(`${JSON.stringify(ready)}\n${server.projectorSaid()}`);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Signs the owner of an installation in. */
export const signIn = (server: Server): Promise<SessionHeaders> =>
  enter(server, '/api/session', credentials);

async function enter(server: Server, path: string, body: object): Promise<SessionHeaders> {
  const answer = await server.request('POST', path, { body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return sessionHeaders((await answer.json()) as SessionInfo, answer.headers.get('set-cookie'));
}

/** What the page of somebody who was let in sends with every request. */
export function sessionHeaders(
  { csrfToken }: SessionInfo,
  setCookie: string | null | undefined,
): SessionHeaders {
  const cookie = setCookie?.split(';', 1)[0] ?? '';
  return { cookie, [headers.csrf]: csrfToken, [headers.company]: companyId };
}
