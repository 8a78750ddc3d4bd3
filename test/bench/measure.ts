import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Durations in milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** How often something was done. */
export interface Rate {
  readonly perSecond: number;
  /** Processor time of this process for each, in microseconds; steady on a busy machine too. */
  readonly cpuMicros: number;
}

/** What a loaded piece of code did. */
export interface Load extends Rate {
  readonly latency: Spread;
  /** How late this thread's timers were, in milliseconds. */
  readonly loopP99: number;
}

/** The value below which this share of the values lies; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle value. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The percentiles of durations. */
export function spreadOf(values: readonly number[]): Spread {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(values, share));
  return { p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 };
}

/** Starts counting; `rate` of so many things done since. */
export function stopwatch(): { readonly rate: (count: number) => Rate } {
  const start = performance.now();
  const before = process.cpuUsage();
  return {
    rate: (count) => {
      const { user, system } = process.cpuUsage(before);
      const perSecond = (count * 1_000) / (performance.now() - start);
      return { perSecond, cpuMicros: (user + system) / Math.max(count, 1) };
    },
  };
}

/** Of rounds of the same: the middle one of each figure. */
export const middleOf = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  cpuMicros: median(rates.map(({ cpuMicros }) => cpuMicros)),
});

/** Repeats blocking work for some seconds. */
export function repeat(seconds: number, work: (turn: number) => void): Rate {
  const watch = stopwatch();
  const end = performance.now() + seconds * 1_000;
  let turns = 0;
  while (performance.now() < end) {
    for (let step = 0; step < 16; step += 1) work(turns + step);
    turns += 16;
  }
  return watch.rate(turns);
}

/** Callers that each do one thing after the other, for some seconds. */
export async function callAtOnce(
  callers: number,
  seconds: number,
  call: (caller: number, turn: number) => Promise<unknown>,
): Promise<Load> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const durations: number[] = [];
  const watch = stopwatch();
  const end = performance.now() + seconds * 1_000;
  const work = async (caller: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const began = performance.now();
      await call(caller, turn);
      durations.push(performance.now() - began);
    }
  };
  delay.enable();
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  delay.disable();
  const rate = watch.rate(durations.length);
  return { ...rate, latency: spreadOf(durations), loopP99: delay.percentile(99) / 1e6 };
}

/** How long one call takes, over and over; one at a time. */
export async function timed(times: number, call: (turn: number) => Promise<unknown>) {
  const durations: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await call(turn);
    durations.push(performance.now() - began);
  }
  return spreadOf(durations);
}
