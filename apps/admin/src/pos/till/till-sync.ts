import type { TillEntryAnswer, TillStart } from '@balcao/contracts';
import { ProblemError } from '../../http/problem-error.js';
import { followArticles } from './keep-catalogue.js';
import type { EntryAnswer, LaneState } from './till-journal.js';
import type { TillSession } from './till-session.js';
import { readArticles, readStart, sendEntries, takeTill } from './till-server.js';

/** How often the till asks what has changed, and tries again what did not go, in milliseconds. */
const BEAT_MS = 4_000;

/**
 * Keeps a till and the server in step: sends what waits, reads what has changed, and notices when
 * the other side is away. All of it goes on by itself; none of it is waited for by a sale.
 */
export class TillSync {
  readonly #till: TillSession;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isBusy = false;

  constructor(till: TillSession) {
    this.#till = till;
  }

  begin(): void {
    this.#till.onAppended = () => void this.beat();
    this.#timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  end(): void {
    clearInterval(this.#timer);
    this.#till.onAppended = () => undefined;
  }

  /** Sends, then reads; what fails is tried again at the next beat. */
  async beat(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#send();
      await this.refresh();
      this.#till.view.merge({ isOnline: true, refusal: null });
    } catch (error) {
      const isAway = error instanceof ProblemError && (error.status === 0 || error.status >= 500);
      const isRefused = error instanceof ProblemError && !isAway;
      if (!isAway && !isRefused) console.error(error);
      this.#till.view.merge({ isOnline: !isAway, refusal: isRefused ? error.message : null });
    } finally {
      this.#isBusy = false;
    }
  }

  /** Reads what the till begins with, and where it stands. Throws `ProblemError`. */
  async refresh(): Promise<void> {
    const { companyId, state, view } = this.#till;
    const { cash_register: id } = state.get();
    const start = await readStart(companyId, id ?? undefined);
    if (id === null || !start.registers.some((register) => register.id === id)) {
      state.merge({ start });
      view.merge({ phase: 'noRegister' });
      return;
    }
    const own = start.lane?.deviceId === state.get().deviceId;
    if (!own && !(await this.take(false))) {
      state.merge({ start });
      view.merge({ phase: 'elsewhere' });
      return;
    }
    await this.#standAt(own ? start : await readStart(companyId, id));
    await this.#readArticles();
  }

  /** Makes the till this device's; answers whether it is. Throws `ProblemError`. */
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

  /** What the server knows counts, unless this till knows better: something still waits. */
  async #standAt(start: TillStart): Promise<void> {
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
    if (waiting > 0) {
      state.merge({ start });
      view.merge({ waiting, head });
      return;
    }
    const numbers = Object.fromEntries(start.series.map(({ id, nextNumber }) => [id, nextNumber]));
    state.merge({ start, numbers, shift: start.shift ?? null });
    const phase = start.shift === undefined ? 'noShift' : 'selling';
    view.merge({ waiting, head, phase, clockOffMs: clockOff(start) });
  }

  async #send(): Promise<void> {
    const { companyId, state, view, journal } = this.#till;
    const { deviceId } = state.get();
    const answers = await journal.flush(async (lane: LaneState, entries) => {
      const { cashRegisterId } = lane;
      const waiting = (await journal.waiting()) - entries.length;
      const identity = { companyId, cashRegisterId, deviceId };
      const answer = await sendEntries(identity, lane.lane, entries, waiting);
      return answer.entries.flatMap(answered);
    });
    const corrected = answers.filter(({ state: outcome }) => outcome !== 'taken').length;
    const waiting = await journal.waiting();
    view.merge({ waiting, corrected: view.get().corrected + corrected });
  }

  async #readArticles(): Promise<void> {
    const { companyId, database, catalogue, view } = this.#till;
    await followArticles(database, companyId, catalogue, (place) => readArticles(companyId, place));
    view.merge({ articles: catalogue.size });
  }
}

/** A refused entry stays where it is: the server has not taken it. */
function answered({ sequence, outcome }: TillEntryAnswer): readonly EntryAnswer[] {
  if (outcome === 'refused') return [];
  return [{ sequence, state: outcome === 'accepted' ? 'taken' : outcome }];
}

/** How far this device's clock is ahead of the server's, in milliseconds. */
const clockOff = ({ now }: TillStart): number => Date.now() - Date.parse(now);
