import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Callers } from '../callers.js';
import { checkFolder } from '../checks.js';
import type { Answered } from '../order.js';
import { seededNumbers } from '../../bench/random.js';
import { checkRows } from '../rows.js';
import { runBuilt } from '../../run-built.js';
import { Shop } from '../shop.js';
import { Trade } from '../trade.js';
import { Violations, type Violation } from '../violations.js';
import type { Loss, Random } from './disk.js';
import { compileRecorder, recorded, Replay, writeLeft } from './recording.js';

/** How much is tried. */
export interface PowerOptions {
  readonly seed: number;
  /** How often the power is cut. */
  readonly cuts: number;
  /** How long the server works under load, twice, with a stop between. */
  readonly seconds: number;
  /** Of how many cuts each first one is followed by a real start. */
  readonly startEvery: number;
}

/** What came of it. */
export interface PowerReport {
  readonly answered: number;
  readonly traceBytes: number;
  readonly cuts: Readonly<Record<Loss, number>>;
  readonly starts: number;
  readonly violations: readonly Violation[];
}

const callers = 8;
const losses: readonly Loss[] = ['dropped', 'torn', 'kept'];

/** A server at work that was recorded. */
interface Recorded {
  readonly home: string;
  readonly trace: string;
  /** Everything that was answered, and with what session. */
  readonly work: Callers;
  readonly shop: Shop;
  /** How much was recorded when the company was set up. */
  readonly setUpAt: number;
}

/** Records a server at work, and looks at what it finds after a cut of the power at any moment. */
export async function cutPower(options: PowerOptions): Promise<PowerReport> {
  const home = mkdtempSync(join(tmpdir(), 'balcao-power-'));
  const random = seededNumbers(options.seed);
  const violations = new Violations();
  try {
    const run = await record(home, options, random);
    const replay = replayOf(run);
    const cuts = { dropped: 0, torn: 0, kept: 0 };
    let starts = 0;
    for (const [at, { offset, loss }] of momentsOf(run, options.cuts, random).entries()) {
      replay.until(offset);
      const found = new Violations();
      const isStarted = at % options.startEvery === 0 && offset >= run.setUpAt;
      await lookAt({ run, replay, offset, loss, random, isStarted }, found);
      for (const { kind, what } of found.found) {
        violations.add(kind, `cut ${at} at ${offset}, pending ${loss}: ${what}`);
      }
      cuts[loss] += 1;
      if (isStarted) starts += 1;
    }
    replay.close();
    const { length: answered } = run.work.done;
    const traceBytes = statSync(run.trace).size;
    return { answered, traceBytes, cuts, starts, violations: violations.found };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Two spells of work with a stop between, the second one killed. */
async function record(home: string, options: PowerOptions, random: Random): Promise<Recorded> {
  const library = join(home, 'recorder.so');
  const trace = join(home, 'trace');
  const data = dataOf(home);
  mkdirSync(join(home, 'disk'));
  const source = join(process.cwd(), 'test', 'crash', 'power', 'recorder.c');
  compileRecorder(source, library);
  const environment = recorded(library, join(home, 'disk'), trace);
  const shop = new Shop(join(home, 'answered.log'), trace);
  const work = new Callers(shop, new Trade(random, 'p'));
  let setUpAt = 0;
  for (const spell of ['first', 'second']) {
    const server = runBuilt('main.js', data, { environment });
    try {
      shop.address = await server.ready();
      if (spell === 'first') {
        await shop.setUp();
        setUpAt = statSync(trace).size;
      }
      const end = performance.now() + options.seconds * 1_000;
      await work.work(callers, () => performance.now() > end);
      if (spell === 'second') continue;
      await server.end('SIGTERM');
      assertComplete({ home, trace });
    } finally {
      await server.end('SIGKILL');
    }
  }
  shop.close();
  return { home, trace, work, shop, setUpAt };
}

const dataOf = (home: string): string => join(home, 'disk', 'data');

function replayOf({ home, trace }: Pick<Recorded, 'home' | 'trace'>): Replay {
  const disk = join(home, 'disk');
  return new Replay(trace, disk, String(statSync(disk, { bigint: true }).ino));
}

/** When the power is cut, and what becomes of what nobody had flushed. */
interface Moment {
  readonly offset: number;
  readonly loss: Loss;
}

/**
 * At the end; right after an answer of each kind and of others, when nothing but what was flushed
 * may be needed; and at any other moment.
 */
function momentsOf({ work, trace }: Recorded, count: number, random: Random): readonly Moment[] {
  const { size } = statSync(trace);
  const oneOf = <T>(some: readonly T[]): T | undefined => some[Math.floor(random() * some.length)];
  const answers = work.done.map(({ answered }) => answered);
  const kinds = keptApart.map((kind) => oneOf(answers.filter(({ order }) => order.kind === kind)));
  const ofKinds = [size, ...kinds.flatMap((one) => one?.traced ?? [])];
  return Array.from({ length: count }, (_, at): Moment => {
    const ofKind = ofKinds[at];
    if (ofKind !== undefined) return { offset: ofKind, loss: 'dropped' };
    const offset = at % 2 === 0 ? oneOf(answers)?.traced : Math.floor(random() * size);
    return { offset: offset ?? size, loss: losses[at % losses.length] ?? 'dropped' };
  }).sort((one, other) => one.offset - other.offset);
}

/** What is kept in other places than the events: keys, a secret, files, jobs. */
const keptApart = ['client', 'webhook', 'attachment', 'mail'] as const;

interface Cut {
  readonly run: Recorded;
  readonly replay: Replay;
  readonly offset: number;
  readonly loss: Loss;
  readonly random: Random;
  readonly isStarted: boolean;
}

async function lookAt({ run, replay, offset, loss, random, isStarted }: Cut, found: Violations) {
  const left = replay.disk.after(loss, random);
  const answered = run.work.done.flatMap(({ answered: one }) => (one.traced <= offset ? one : []));
  const place = join(run.home, 'after');
  const folder = join(place, 'data');
  const isRequired = offset >= run.setUpAt;
  if (!isRequired && !left.has('data/events.db')) return;
  writeLeft(left, place);
  try {
    await checkFolder(folder, { company: run.shop.company, answered }, found);
    if (!isStarted) return;
    rmSync(place, { recursive: true });
    writeLeft(left, place);
    await startOn(folder, run, answered, found);
  } catch (error) {
    found.add('the server did not start', String(error));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The real server, on what is left. */
async function startOn(
  folder: string,
  { shop }: Recorded,
  answered: readonly Answered[],
  found: Violations,
): Promise<void> {
  const server = runBuilt('main.js', folder);
  try {
    shop.address = await server.ready();
    const revision = Math.max(...answered.map((one) => one.revision ?? -1));
    await shop.read('/companies/current').catch((error: unknown) => {
      found.add('a session is lost', String(error));
    });
    await checkRows(shop, revision, found);
  } finally {
    await server.end('SIGKILL');
  }
}

/** At rest there is what a recording says that saw everything, to the byte. */
function assertComplete(run: Pick<Recorded, 'home' | 'trace'>): void {
  const replay = replayOf(run);
  replay.until(Infinity);
  replay.close();
  const left = replay.disk.after('kept', () => 0);
  const disk = join(run.home, 'disk');
  const compared = (path: string): boolean => !/-shm$|^data\/past\//.test(path);
  const files = readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter(compared);
  const recordedPaths = [...left.keys()].filter(compared);
  const missed = files.filter((path) => !left.has(path));
  const invented = recordedPaths.filter((path) => !files.includes(path));
  const changed = recordedPaths.filter((path) => {
    const content = left.get(path);
    return content !== undefined && files.includes(path) && !isContent(join(disk, path), content);
  });
  if (missed.length + invented.length + changed.length === 0) return;
  throw new Error(
    `the recording is not whole: missed ${missed.join()}; invented ${invented.join()}; changed ${changed.join()}`,
  );
}

const isContent = (path: string, content: Buffer): boolean => readFileSync(path).equals(content);
