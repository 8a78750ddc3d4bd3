import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededNumbers } from '../../bench/random.js';
import { Callers } from '../callers.js';
import { checkFolder } from '../checks.js';
import { checkRows } from '../rows.js';
import { runBuilt, type BuiltProcess } from '../../run-built.js';
import { Shop } from '../shop.js';
import { Trade } from '../trade.js';
import { Violations, type Violation } from '../violations.js';
import { AfterStart } from './after-start.js';
import { killBackup, killRestore, type Copies } from './backups.js';
import { jobOrder } from './jobs.js';
import { forgetRows, makeOlder } from './older-rows.js';

/** When a process is killed, and how often of a hundred. */
const mix = [
  ['start-up', 18],
  ['load', 34],
  ['jobs', 24],
  ['stopping', 6],
  ['rebuild', 6],
  ['upgrade', 6],
  ['backup', 3],
  ['restore', 3],
] as const;

/** When a process is killed. */
export type KillKind = (typeof mix)[number][0];

/** The kinds in the order of the table. */
export const killKinds: readonly KillKind[] = mix.map(([kind]) => kind);

/** What came of a run. */
export interface KillReport {
  readonly kills: ReadonlyMap<KillKind, number>;
  readonly work: Pick<Callers, 'again' | 'refused'> & { readonly answered: number };
  readonly events: number;
  readonly restartMs: number;
  readonly violations: readonly Violation[];
}

/** Who ends a long run before its last kill, and hears how far it is. */
export interface KillProgress {
  readonly isOver?: () => boolean;
  readonly onKill?: (kills: number, soFar: KillReport) => void;
}

const callers = 8;
/** After so many starts all rows are held against the journal. */
const rowsEvery = 25;
/** Of a server under load, from its start to its kill. */
const loadMs = { min: 100, max: 900 } as const;
const stopMs = 1_500;

/** Kills a server and the commands around it, and checks after each start what was answered. */
export class Kills {
  readonly #kills = new Map<KillKind, number>();
  readonly #violations = new Violations();
  readonly #random: () => number;
  readonly #home = mkdtempSync(join(tmpdir(), 'balcao-kills-'));
  readonly #folder = join(this.#home, 'data');
  readonly #shop = new Shop(join(this.#home, 'answered.log'));
  readonly #work: Callers;
  readonly #after: AfterStart;
  readonly #starts: number[] = [];
  #jobs = 0;

  private constructor(seed: number) {
    this.#random = seededNumbers(seed);
    this.#work = new Callers(this.#shop, new Trade(this.#random, `k${seed}`));
    const watched = [this.#shop, this.#work, this.#violations] as const;
    this.#after = new AfterStart(this.#folder, ...watched, (count) => this.#below(count));
  }

  /** So many kills, or as many as come before its caller ends it, who is notified after each. */
  static async run(
    kills: number,
    seed: number,
    { isOver = () => false, onKill = () => undefined }: KillProgress = {},
  ): Promise<KillReport> {
    const run = new Kills(seed);
    try {
      await run.#begin();
      for (let at = 0; at < kills && !isOver(); at += 1) {
        await run.#round(run.#kindOf(at, kills));
        onKill(at + 1, run.#report());
      }
      await run.#end();
      return run.#report();
    } finally {
      run.#shop.close();
      rmSync(run.#home, { recursive: true, force: true });
    }
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** The first ones are of each kind, so that a short run has the most telling. */
  #kindOf(at: number, kills: number): KillKind {
    const first = killKinds[(at + 1) % killKinds.length];
    if (at < killKinds.length && kills < 2 * killKinds.length && first !== undefined) return first;
    let left = this.#below(100);
    return mix.find(([, share]) => (left -= share) < 0)?.[0] ?? 'load';
  }

  async #begin(): Promise<void> {
    mkdirSync(this.#folder);
    const server = await this.#start();
    try {
      await this.#shop.setUp();
      await this.#work.work(callers, this.#overIn(loadMs.max));
    } finally {
      await server.end('SIGKILL');
    }
  }

  async #round(kind: KillKind): Promise<void> {
    if (kind === 'rebuild') await this.#killSoon(runBuilt('rebuild.js', this.#folder));
    else if (kind === 'start-up') await this.#killSoon(runBuilt('main.js', this.#folder));
    else if (kind === 'upgrade') await this.#killUpgrade();
    else if (kind === 'restore') await killRestore(this.#copies());
    else await this.#killAtWork(kind);
    this.#kills.set(kind, (this.#kills.get(kind) ?? 0) + 1);
  }

  async #killSoon(process: BuiltProcess): Promise<void> {
    const usual = this.#starts.at(-1) ?? 1_000;
    await sleep(this.#random() * usual);
    await process.end('SIGKILL');
  }

  #copies(): Copies {
    return {
      folder: this.#folder,
      home: this.#home,
      violations: this.#violations,
      company: this.#shop.company,
      answered: this.#work.done.map(({ answered }) => answered),
      killSoon: (process) => this.#killSoon(process),
    };
  }

  /** The rows of an older version, or none: they are made while the server is at work. */
  async #killUpgrade(): Promise<void> {
    if (this.#below(2) === 0) forgetRows(this.#folder);
    else await makeOlder(this.#folder, this.#random);
    const server = await this.#start();
    await this.#workAndKill(server);
  }

  async #killAtWork(kind: 'load' | 'jobs' | 'stopping' | 'backup'): Promise<void> {
    const server = await this.#start();
    try {
      await this.#after.check();
      if (this.#starts.length % rowsEvery === 0) {
        await checkRows(this.#shop, this.#after.facts.revision, this.#violations);
      }
      if (kind === 'jobs') await this.#orderJobs();
      if (kind === 'backup') await this.#killBackup(server);
      else if (kind === 'stopping') await this.#workAndStop(server);
      else await this.#workAndKill(server);
    } finally {
      await server.end('SIGKILL');
    }
  }

  async #orderJobs(): Promise<void> {
    const some = this.#work.done.filter(({ order }) => order.kind === 'invoice').slice(-10);
    const documents = some.flatMap(({ answered }) => answered.id ?? []);
    const count = 1 + this.#below(3);
    for (let at = 0; at < count; at += 1) {
      const id = `j${(this.#jobs += 1)}x${this.#below(1_000_000)}`;
      await this.#work.send(jobOrder(this.#below(100), id, documents));
    }
  }

  async #workAndKill(server: BuiltProcess): Promise<void> {
    const working = this.#work.work(callers, this.#overIn(2 * loadMs.max));
    await sleep(loadMs.min + this.#random() * (loadMs.max - loadMs.min));
    await server.end('SIGKILL');
    await working;
  }

  /** The backup first, of a server at work; what is answered while it runs may be in it. */
  async #killBackup(server: BuiltProcess): Promise<void> {
    let isMade = false;
    const working = this.#work.work(callers, () => isMade);
    await killBackup(this.#copies());
    isMade = true;
    await server.end('SIGKILL');
    await working;
  }

  async #workAndStop(server: BuiltProcess): Promise<void> {
    const working = this.#work.work(callers, this.#overIn(2 * loadMs.max));
    await sleep(loadMs.min + this.#random() * (loadMs.max - loadMs.min));
    const stopped = server.end('SIGTERM');
    await Promise.race([stopped, sleep(this.#random() * stopMs)]);
    await server.end('SIGKILL');
    await working;
  }

  #overIn(ms: number): () => boolean {
    const end = performance.now() + ms;
    return () => performance.now() > end;
  }

  /** One that does not start is a violation, and the end of the run. */
  async #start(): Promise<BuiltProcess> {
    const begun = performance.now();
    const server = runBuilt('main.js', this.#folder);
    try {
      this.#shop.address = await server.ready();
    } catch (error) {
      this.#violations.add('the server did not start', String(error));
      throw error;
    }
    this.#starts.push(performance.now() - begun);
    return server;
  }

  /** Everything once more, on the running server and on the folder that it leaves. */
  async #end(): Promise<void> {
    const server = await this.#start();
    try {
      await this.#after.check();
      await checkRows(this.#shop, this.#after.facts.revision, this.#violations);
      await server.end('SIGTERM');
    } finally {
      await server.end('SIGKILL');
    }
    // Jobs that are done are removed in time: they were checked after each start.
    const answered = this.#work.done.map((one) => ({ ...one.answered, jobs: [] }));
    await checkFolder(this.#folder, { company: this.#shop.company, answered }, this.#violations);
  }

  #report(): KillReport {
    const { again, refused, done } = this.#work;
    const restartMs = this.#starts.reduce((sum, ms) => sum + ms, 0) / this.#starts.length;
    return {
      kills: this.#kills,
      work: { again, refused, answered: done.length },
      events: this.#after.facts.revision + 1,
      restartMs,
      violations: this.#violations.found,
    };
  }
}
