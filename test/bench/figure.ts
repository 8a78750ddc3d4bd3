import type { DataSet } from './data-set.js';
import type { Stack } from './stack.js';

/** One line of the table. */
export interface Figure {
  /** What it was measured on; only the runtime when absent. */
  readonly stack?: string;
  readonly what: string;
  readonly figure: string;
  /** What the design asks for. */
  readonly target?: string;
  /** What the machine or the runtime can do at most, measured in the same run. */
  readonly floor?: string;
  /** Of figure and floor, or of the two as times. */
  readonly ratio?: string;
  /** Processor time of the measured process for each, in microseconds. */
  readonly cpuMicros?: number;
  /** Milliseconds. */
  readonly p50?: number;
  /** Milliseconds. */
  readonly p99?: number;
  /** How late timers were in the thread that does the work, in milliseconds. */
  readonly loopP99?: number;
}

/** What every bench is given. */
export interface BenchRun {
  /** Of each measured round, roughly. */
  readonly seconds: number;
  /** In the data set. */
  readonly documents: number;
  /** In the journal whose earlier moments are opened. */
  readonly events: number;
  /** Where many are measured. */
  readonly companies: number;
  /** Modules that drive other products, to measure side by side. */
  readonly drivers: readonly string[];
  /** What to measure on. */
  readonly stack: Stack;
  /** An empty folder of this bench; removed afterwards. */
  readonly folder: string;
  /** Opened once in a run for each stack, with `documents` documents. */
  readonly dataSet: () => Promise<DataSet>;
  /** The one in a data folder, from which the others are moved. */
  readonly embeddedData: () => Promise<DataSet>;
  readonly note: (line: string) => void;
}

/** Measures one subject. */
export type Bench = (run: BenchRun) => Promise<readonly Figure[]>;

/** `12,345 /s`. */
export const rate = (perSecond: number): string =>
  `${Math.round(perSecond).toLocaleString('en')} /s`;

/** `0.42 ms`, `12 ms`. */
export const milliseconds = (ms: number): string => `${shortest(ms)} ms`;

/** `73 %`. */
export const percent = (part: number, whole: number): string =>
  `${Math.round((100 * part) / whole)} %`;

/** `× 1.7`. */
export const times = (slow: number, fast: number): string => `× ${shortest(slow / fast)}`;

/** A number with as many decimals as say something. */
export const shortest = (value: number): string =>
  value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0);
