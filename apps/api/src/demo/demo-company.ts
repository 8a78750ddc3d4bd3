import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  DomainError,
  demoCompanyId,
  todayIn,
  ownName,
  type Books,
  type Command,
  type JournalEvent,
  type User,
} from '@balcao/domain';
import { StoreUnavailable, type EventStore } from '@balcao/event-store';
import type { Journals, Sources } from '../composition/backend.js';
import { EVENTS, SOURCES } from '../composition/tokens.js';
import { ReadAfter } from '../reading/read-after.js';
import { DemoMarks, type DemoBegun } from './demo-marks.js';
import { batchesOf, demoYear } from './demo-plan.js';
import type { DemoBatch } from './demo-records.js';
import { demoTrade, type DemoResults } from './demo-trade.js';
import { DEMO_JOURNALS, DemoTurn } from './demo-turn.js';
import { demoOwner } from './demo-people.js';
import { DemoStaff, type PinStep } from './demo-staff.js';
import { demoRegistration } from './demo-registration.js';
import { Accounts } from '../identity/accounts.js';

/** How much is there before its owner enters: the records, and two weeks of trade. */
const batchesAtOnce = 20;
const retryDelayMs = 1_000;
/** The share of the year after which it is noted again how far it is. */
const tellEvery = 0.1;

/**
 * A trading company with a year behind it, made by the same commands as any other. Its owner is let
 * in after the first weeks; the others follow, also when the server ends in between.
 */
@Injectable()
export class DemoCompany implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log = new Logger(DemoCompany.name);
  readonly #marks: DemoMarks;
  readonly #staff: DemoStaff;
  readonly #stopping = new AbortController();
  #rest: Promise<void> = Promise.resolve();
  readonly owner = demoOwner;

  constructor(
    private readonly readAfter: ReadAfter,
    private readonly turn: DemoTurn,
    accounts: Accounts,
    @Inject(DEMO_JOURNALS) private readonly journals: Journals,
    @Inject(EVENTS) events: EventStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {
    this.#marks = new DemoMarks(events, sources.clock);
    this.#staff = new DemoStaff(accounts, events, sources.clock);
  }

  /** Years that a crash left halfway are finished; a server starts without its event store. */
  async onApplicationBootstrap(): Promise<void> {
    if (await this.#areResumed()) return;
    this.#rest = this.#resumeLater().catch((error: unknown) => {
      if (this.#stopping.signal.aborted) return;
      this.#log.error(`whether a demo company waits to be finished is unknown: ${String(error)}`);
    });
  }

  async #resumeLater(): Promise<void> {
    do await sleep(retryDelayMs, undefined, { signal: this.#stopping.signal });
    while (!(await this.#areResumed()));
  }

  /** False while the event store cannot say whether there is anything to go on with. */
  async #areResumed(): Promise<boolean> {
    try {
      for (const begun of await this.#marks.unfinished()) {
        if (!(await this.journals.exists(begun.companyId))) continue;
        this.#log.log('the year of a demo company goes on where it stood');
        await this.#deleteReplaced(begun);
        this.#follow(begun, new DemoRun(begun, this.journals, this.#log));
      }
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#rest;
  }

  /** That of an installation that was set up with it: answers once there is something to see. */
  async create({ id: ownerId, firstName, lastName, ...owner }: User): Promise<void> {
    const own = { companyId: demoCompanyId, ownerId, ownerName: `${firstName} ${lastName}` };
    const begun = await this.#begin(own);
    await this.#staff.openAccounts({ id: ownerId, firstName, lastName, ...owner });
    const run = new DemoRun(begun, this.journals, this.#log);
    for (let batch = 0; batch < batchesAtOnce; batch += 1) await run.next();
    this.#follow(begun, run);
    await this.readAfter.until(demoCompanyId, run.revision);
  }

  /** One of an owner's own: answers at once, and is filled after those that were begun before. */
  async begin(own: Omit<DemoBegun, 'today'>): Promise<void> {
    const { companyId } = own;
    if ((await this.journals.exists(companyId)) && !(await this.#isLeft(companyId))) return;
    const begun = await this.#begin(own);
    await this.#staff.keepStaffPins(own.companyId);
    const run = new DemoRun(begun, this.journals, this.#log);
    await run.found();
    this.#follow(begun, run);
    await this.readAfter.until(own.companyId, run.revision);
  }

  /**
   * Replaces a demo by a new one, and answers its id. The new one is noted with what it replaces
   * before it is created: after a failure the same call, or the next start, deletes the old one.
   */
  async startOver(own: Omit<DemoBegun, 'today'> & { readonly replaces: string }): Promise<string> {
    const before = (await this.#marks.unfinished()).find(
      ({ replaces, ownerId }) => replaces === own.replaces && ownerId === own.ownerId,
    );
    const companyId = before?.companyId ?? own.companyId;
    await this.begin({ ...own, companyId });
    const revision = await this.#deleteReplaced({ ...own, companyId });
    await this.readAfter.until(own.replaces, revision);
    return companyId;
  }

  /** The share of its year that is made, 0 to 1; undefined where it is all there. */
  async share(companyId: string): Promise<number | undefined> {
    return this.turn.progress(companyId) ?? (await this.#marks.share(companyId));
  }

  /** Whether a trade was begun and nobody on this node goes on with it. */
  async #isLeft(companyId: string): Promise<boolean> {
    if (this.turn.progress(companyId) !== undefined) return false;
    return (await this.#marks.unfinished()).some((begun) => begun.companyId === companyId);
  }

  /** Deletes the demo that another replaces, once; answers how far its rows are to be read. */
  async #deleteReplaced({
    companyId,
    ownerId,
    replaces,
  }: Omit<DemoBegun, 'today'>): Promise<number> {
    if (replaces === undefined) return -1;
    if (!(await this.journals.inspect(replaces, isClosed))) {
      const commandId = ownName(`demo-replaced-by-${companyId}`);
      const submitted = { actorId: ownerId, correlationId: 'demo', commandId };
      await this.journals.execute(replaces, { ...submitted, body: { type: 'DiscardDemo' } });
    }
    return this.journals.revision(replaces);
  }

  async #begin(own: Omit<DemoBegun, 'today'>): Promise<DemoBegun> {
    const all = await this.#marks.unfinished();
    const before = all.find(({ companyId }) => companyId === own.companyId);
    if (before?.ownerId === own.ownerId) return before;
    const now = this.sources.clock().toISOString();
    const today = await this.journals.inspect(own.companyId, (books) => todayIn(books, { now }));
    const begun = { ...own, today };
    await this.#marks.begin(begun);
    return begun;
  }

  /** The rest of the year, while nobody waits for it; one company at a time. */
  #follow(begun: DemoBegun, run: DemoRun): void {
    const { companyId, ownerId } = begun;
    const work = async (): Promise<void> => {
      await this.#deleteReplaced(begun);
      let reported = 0;
      while (!this.#stopping.signal.aborted) {
        this.turn.tell(companyId, run.progress);
        if (run.progress >= reported + tellEvery) {
          reported = run.progress;
          await this.#marks.advance(companyId, reported);
        }
        if (await run.next()) continue;
        const isOwn = companyId !== demoCompanyId;
        if (!isOwn) await run.setPins(await this.#staff.keepPins(ownerId));
        await this.#marks.end(companyId);
        return;
      }
    };
    const done = this.#rest.then(work);
    this.turn.take(companyId, done);
    this.#rest = done.catch((error: unknown) => {
      this.#log.error(`the year of a demo company goes on at the next start: ${String(error)}`);
    });
  }
}

const isClosed = (books: Books): boolean => books.companies.closing.get() !== undefined;

/** Carries the trade out, a batch at a time. */
class DemoRun {
  readonly #trade: Generator<DemoBatch, void, DemoResults>;
  readonly #batches: number;
  #results: DemoResults | undefined;
  #done = 0;
  revision = -1;

  constructor(
    private readonly begun: DemoBegun,
    private readonly journals: Journals,
    private readonly log: Logger,
  ) {
    const isOwn = begun.companyId !== demoCompanyId;
    const plan = { ...demoYear(begun.today), ...(isOwn && { staffPins: begun.companyId }) };
    this.#trade = demoTrade(plan);
    this.#batches = batchesOf(plan);
  }

  get progress(): number {
    return Math.min(1, this.#done / this.#batches);
  }

  /** The company itself. */
  async found(): Promise<void> {
    await this.#execute('company', demoRegistration(this.begun));
    // Nobody who looks around has anything to set up.
    await this.#execute('set-up', { type: 'DismissSetUp' });
  }

  /** False when there was nothing left to do, or nobody left to do it for. */
  async next(): Promise<boolean> {
    const { companyId } = this.begun;
    if (this.#results === undefined) await this.found();
    if (await this.journals.inspect(companyId, isClosed)) return false;
    const step = this.#results === undefined ? this.#trade.next() : this.#trade.next(this.#results);
    if (step.done === true) return false;
    this.#results = await this.#runAll(step.value);
    this.#done += 1;
    return true;
  }

  /** Each person sets their own. */
  async setPins(pins: readonly PinStep[]): Promise<void> {
    for (const { actorId, command } of pins)
      await this.#execute(`pin-${actorId}`, command, actorId);
  }

  /** A step that a rule refuses is left out: the year goes on without it. */
  async #runAll(batch: DemoBatch): Promise<DemoResults> {
    const done = await Promise.all(
      batch.map(async ({ id, command }) => {
        try {
          return await this.#execute(id, command);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          this.log.warn(`${command.type} ${id}: ${JSON.stringify(error.problems)}`);
          return [];
        }
      }),
    );
    return done.flat();
  }

  /** Every command has an id of its own: done again after a crash, it answers what it did. */
  async #execute(
    id: string,
    body: Command,
    actorId = this.begun.ownerId,
  ): Promise<readonly JournalEvent[]> {
    const submitted = { actorId, correlationId: 'demo', commandId: ownName(`demo-${id}`), body };
    const done = await this.journals.execute(this.begun.companyId, submitted);
    this.revision = Math.max(this.revision, done.revision);
    return done.events;
  }
}
