import { performance } from 'node:perf_hooks';
import type { JournalLimits } from './limits.js';

/** Something kept in memory, and what to do before it goes. Neither may fail the others. */
export interface Resident<T> {
  readonly value: T;
  /** Events that it was made of: 0 when it is not worth keeping once its users have gone. */
  weight(): number;
  leave(): Promise<void>;
}

interface Place<T> {
  readonly loading: Promise<Resident<T>>;
  resident: Resident<T> | undefined;
  users: number;
  /** When it was last used, by the process's own clock. */
  usedAtMs: number;
}

type ResidentLimits = Pick<
  JournalLimits,
  'companiesInMemory' | 'companiesInMemoryMax' | 'eventsInMemory' | 'idleMs' | 'recentMs'
>;

/**
 * What is in memory, by key: loaded once however many ask for it, never let go while in use, and
 * let go when it was not used for a while or when others need the room. What weighs nothing leaves
 * with its last user, so that it takes nobody's room.
 */
export class Residents<T> {
  /** The least recently used first. */
  private readonly places = new Map<string, Place<T>>();
  private readonly leaving = new Map<string, Promise<void>>();
  private sweeper: NodeJS.Timeout | undefined;
  private idle: (() => void) | undefined;
  private users = 0;

  constructor(
    private readonly load: (key: string) => Promise<Resident<T>>,
    private readonly limits: ResidentLimits,
  ) {}

  /** What is loaded already, without taking it into use. */
  loaded(key: string): T | undefined {
    const place = this.places.get(key);
    if (place === undefined) return undefined;
    this.touch(key, place);
    return place.resident?.value;
  }

  /** Whether it is loaded; does not count as a use. */
  has(key: string): boolean {
    return this.places.get(key)?.resident !== undefined;
  }

  /** Loads what is not loaded, and keeps it until the work is done. */
  async use<R>(key: string, work: (value: T) => Promise<R>): Promise<R> {
    const place = this.places.get(key) ?? this.add(key);
    this.touch(key, place);
    place.users += 1;
    this.users += 1;
    try {
      const resident = place.resident ?? (await place.loading);
      return await work(resident.value);
    } finally {
      place.users -= 1;
      this.users -= 1;
      if (this.users === 0) this.idle?.();
      if (place.users === 0 && place.resident?.weight() === 0) this.release(key, place);
      if (this.places.size > this.limits.companiesInMemory) this.sweep();
    }
  }

  /**
   * Lets go of a value that is no longer true, in use or not; the next who asks loads it again. One
   * that was loaded since stays.
   */
  forget(key: string, value: T): void {
    if (this.places.get(key)?.resident?.value === value) this.places.delete(key);
  }

  /** Lets go of everything, once nothing is in use. Nothing may be taken into use any more. */
  async close(): Promise<void> {
    clearInterval(this.sweeper);
    if (this.users > 0) {
      await new Promise<void>((resolve) => {
        this.idle = resolve;
      });
    }
    for (const [key, place] of this.places) this.release(key, place);
    await Promise.all(this.leaving.values());
  }

  private add(key: string): Place<T> {
    // What is just leaving writes its snapshot first: loading it again reads that.
    const loading = (this.leaving.get(key) ?? Promise.resolve()).then(() => this.load(key));
    const place: Place<T> = { loading, resident: undefined, users: 0, usedAtMs: 0 };
    this.places.set(key, place);
    loading.then(
      (resident) => {
        place.resident = resident;
        this.sweep();
      },
      () => {
        // The next who asks tries again.
        this.places.delete(key);
      },
    );
    this.sweeper ??= setInterval(() => {
      this.sweep();
    }, this.limits.idleMs / 4).unref();
    return place;
  }

  private touch(key: string, place: Place<T>): void {
    place.usedAtMs = performance.now();
    this.places.delete(key);
    this.places.set(key, place);
  }

  private sweep(): void {
    const now = performance.now();
    for (const [key, place] of this.places) {
      const unusedMs = now - place.usedAtMs;
      if (unusedMs < this.limits.idleMs && !this.isCrowded(unusedMs)) return;
      if (place.users > 0 || place.resident === undefined) continue;
      this.release(key, place);
    }
  }

  /** Whether what was not used for so long has to make room. */
  private isCrowded(unusedMs: number): boolean {
    const { companiesInMemory, companiesInMemoryMax, eventsInMemory, recentMs } = this.limits;
    if (this.places.size > companiesInMemoryMax) return true;
    if (unusedMs < recentMs) return false;
    const weights = [...this.places.values()].map(({ resident }) => resident?.weight() ?? 0);
    const companies = weights.filter((weight) => weight > 0).length;
    const events = weights.reduce((sum, weight) => sum + weight, 0);
    return companies > companiesInMemory || events > eventsInMemory;
  }

  private release(key: string, place: Place<T>): void {
    if (this.places.get(key) !== place) return;
    this.places.delete(key);
    const left = (place.resident?.leave() ?? Promise.resolve()).finally(() => {
      this.leaving.delete(key);
    });
    this.leaving.set(key, left);
  }
}
