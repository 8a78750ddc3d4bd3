import type { TillStart } from '@balcao/contracts';
import { TILL_CLOCK_TOLERANCE_MS } from '@balcao/domain';
import { isFromDevice } from '../../boot/device-session.js';
import { session } from '../../boot/session-state.js';
import { restoreSession } from '../../session/session.js';
import { ProblemError } from '../../http/problem-error.js';
import { rememberRevision } from '../../http/read-after.js';
import { withCorrections } from './corrections.js';
import { followRows } from './keep-catalogue.js';
import { mergeChanged } from './keep-state.js';
import { isSameContent, isSameStart } from './same-start.js';
import type { LaneState } from './till-journal.js';
import type { TillSession } from './till-session.js';
import {
  answerOf,
  readArticles,
  readClients,
  readStart,
  sendEntries,
  takeTill,
  type Seen,
} from './till-server.js';

/** Interval for polling changes and retrying, in milliseconds. */
const BEAT_MS = 4_000;

/**
 * Synchronizes a till with the server: sends pending entries, reads changes, and detects lost
 * connections. Runs in the background; no sale waits for it. Without changes, a cycle costs one
 * short request.
 */
export class TillSync {
  readonly #till: TillSession;
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | undefined;
  #isOver = false;
  #isWanted = false;
  #stopBatches = (): void => undefined;
  #seen: Seen | undefined;
  /** The register and the device that holds it, after a refusal. */
  #refused = '';

  constructor(till: TillSession) {
    this.#till = till;
  }

  /** Begins to send and read, unless another page took the till as this one was opening. */
  begin(): void {
    if (this.#isOver) return;
    this.#till.onAppended = () => void this.beat();
    this.#timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  end(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#stopBatches();
    this.#till.onAppended = () => undefined;
  }

  /**
   * Sends, then reads; failures are retried in the next cycle. Resolves once a cycle has ended that
   * began after the call: one that was on its way knows nothing of what came before the call.
   */
  beat(): Promise<void> {
    this.#isWanted = true;
    return (this.#running ??= this.#run());
  }

  async #run(): Promise<void> {
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        await this.#step();
      }
    } finally {
      this.#running = undefined;
    }
  }

  async #step(): Promise<void> {
    const { view } = this.#till;
    try {
      // A till that opened without a network goes on as whom its device remembers until now.
      if (isFromDevice(session.get().info)) await restoreSession();
      if (session.get().info === null) return;
      await this.#send();
      await this.refresh();
      mergeChanged(view, { isOnline: true, refusal: null });
    } catch (error) {
      if (this.#isOver) return;
      const isAway = error instanceof ProblemError && (error.status === 0 || error.status >= 500);
      const isRefused = error instanceof ProblemError && !isAway;
      if (!isAway && !isRefused) console.error(error);
      mergeChanged(view, { isOnline: !isAway, refusal: isRefused ? error.message : null });
    }
  }

  /** Reads the till's start data and state. Throws `ProblemError`. */
  async refresh(): Promise<void> {
    const { companyId, state, view, appends } = this.#till;
    const { cash_register: id, cashier } = state.get();
    const cashRegisterId = id ?? undefined;
    const cashierId = cashier?.id;
    // One that was just chosen is read as a whole, whatever was read of it before.
    const seen = view.get().phase === 'noRegister' ? undefined : this.#seen;
    const start = await readStart(companyId, cashRegisterId, cashierId, seen);
    mergeChanged(view, { clockOffMs: clockOff(start) });
    if ('isUnchanged' in start) return;
    if (id === null || !start.registers.some((register) => register.id === id)) {
      this.#know(start);
      mergeChanged(view, { phase: 'noRegister' });
      return;
    }
    const own = start.lane?.deviceId === state.get().deviceId;
    if (!own && !(await this.#takeUnlessRefused(start))) {
      this.#know(start);
      this.#seen = { cashRegisterId, cashierId, revision: start.revision };
      mergeChanged(view, { phase: 'elsewhere' });
      return;
    }
    const now = own ? start : await readStart(companyId, id, cashierId);
    if ('isUnchanged' in now) return;
    await this.#standAt(now, appends);
    const { revision } = now;
    if (await this.#readLists(now)) this.#seen = { cashRegisterId, cashierId, revision };
    // Receipts are printed without them until they are there.
    void keepLogos(this.#till).catch(() => undefined);
    void this.#keepBatches().catch(() => undefined);
  }

  /** Requests the till once, and again when the other device has released it. */
  async #takeUnlessRefused({ registers, lane }: TillStart): Promise<boolean> {
    const { cash_register: id } = this.#till.state.get();
    const isTaken = registers.find((register) => register.id === id)?.device !== undefined;
    const holder = `${id ?? ''} ${lane?.deviceId ?? ''}`;
    if (isTaken && this.#refused === holder) return false;
    const isOurs = await this.take(false);
    this.#refused = isOurs ? '' : holder;
    return isOurs;
  }

  /** Takes the till for this device; resolves to whether it succeeded. Throws `ProblemError`. */
  async take(takesOver: boolean): Promise<boolean> {
    const { companyId, state, journal } = this.#till;
    const { cash_register: cashRegisterId, deviceId } = state.get();
    if (cashRegisterId === null) return false;
    const lane = await journal.lane();
    const known = lane?.cashRegisterId === cashRegisterId ? lane.lane : undefined;
    try {
      await takeTill({ companyId, cashRegisterId, deviceId }, known, takesOver);
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'pos.tillOpenElsewhere') {
        return false;
      }
      throw error;
    }
  }

  /**
   * The server's numbers apply unless this till knows better: entries are pending or were started
   * after the request. An outdated next number would be used twice.
   */
  async #standAt(start: TillStart, appends: number): Promise<void> {
    const { state, view, journal } = this.#till;
    const { cash_register: cashRegisterId } = state.get();
    const { lane: theirs } = start;
    const ours = await journal.lane();
    const isSame = ours?.cashRegisterId === cashRegisterId && ours.lane === theirs?.lane;
    if (theirs !== undefined && cashRegisterId !== null && !isSame) {
      const { lane, sequence, hash } = theirs;
      await journal.begin({ cashRegisterId, lane, sequence, hash });
    }
    const waiting = await journal.waiting();
    const head = (await journal.lane())?.hash ?? '';
    mergeChanged(view, { waiting, head });
    if (waiting > 0 || this.#till.appends !== appends) {
      this.#know(start);
      return;
    }
    const numbers = Object.fromEntries(start.series.map(({ id, nextNumber }) => [id, nextNumber]));
    this.#know(start);
    const stand = { numbers, shift: start.shift ?? null };
    const { numbers: before, shift } = state.get();
    if (!isSameContent(stand, { numbers: before, shift })) state.merge(stand);
    mergeChanged(view, { phase: start.shift === undefined ? 'noShift' : 'selling' });
  }

  /** Stores the server's data if changed. */
  #know(start: TillStart): void {
    const { state } = this.#till;
    if (isSameStart(state.get().start, start)) return;
    state.merge({ start, article_category_list: start.categories });
  }

  async #send(): Promise<void> {
    const { companyId, state, view, journal } = this.#till;
    const { deviceId } = state.get();
    await journal.flush(async (lane: LaneState, entries) => {
      const { cashRegisterId } = lane;
      const waiting = (await journal.waiting()) - entries.length;
      const identity = { companyId, cashRegisterId, deviceId };
      const answer = await sendEntries(identity, lane.lane, entries, waiting);
      const { corrections, start } = state.get();
      const known = withCorrections(corrections, answer.entries, entries, start);
      mergeChanged(state, { corrections: known });
      return answer.entries.flatMap(answerOf);
    });
    mergeChanged(view, { waiting: await journal.waiting() });
  }

  /** Updates articles and clients; resolves to whether the server was up to date. */
  async #readLists({ revision: asOf }: TillStart): Promise<boolean> {
    const { companyId, database, catalogue, view } = this.#till;
    rememberRevision(companyId, asOf);
    // What the device knows is older than what is asked for.
    await this.#till.recalled;
    const behind = await followRows(
      database,
      { companyId, store: 'articles', asOf },
      (place) => this.#whileOpen(readArticles(companyId, place)),
      (rows) => {
        if (rows.length === 0) return;
        catalogue.put(rows);
        view.merge({ articles: catalogue.size });
      },
    );
    const clientsBehind = await this.#readClients(asOf);
    return behind === 0 && clientsBehind === 0;
  }

  /** Loaded in the background: only an offline till needs it. */
  async #keepBatches(): Promise<void> {
    const { keepBatches, stopKeepingBatches } = await import('../batches/keep-batches.js');
    if (this.#isOver) return;
    this.#stopBatches = () => {
      stopKeepingBatches(this.#till);
    };
    await keepBatches(this.#till);
  }

  /** Answers after closing are dropped, as the cashier may have signed out. */
  async #whileOpen<T>(reading: Promise<T>): Promise<T> {
    const read = await reading;
    if (this.#isOver) throw new Error('the till is closed');
    return read;
  }

  /** Users who may not see clients sell to the final consumer. */
  async #readClients(asOf: number): Promise<number> {
    const { companyId, database } = this.#till;
    try {
      return await followRows(
        database,
        { companyId, store: 'clients', asOf },
        (place) => this.#whileOpen(readClients(companyId, place)),
        () => undefined,
      );
    } catch (error) {
      if (error instanceof ProblemError && error.status === 403) return 0;
      throw error;
    }
  }
}

/** Loaded in the background: no sale waits for a picture. */
const keepLogos = async (till: TillSession): Promise<void> =>
  (await import('../receipt/kept-logos.js')).keepLogos(till);

/** How far this device's clock is ahead of the server's, in milliseconds; 0 if small. */
function clockOff({ now }: { readonly now: string }): number {
  const off = Date.now() - Date.parse(now);
  return Math.abs(off) > TILL_CLOCK_TOLERANCE_MS ? Math.round(off / 60_000) * 60_000 : 0;
}
