import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FoldTrouble, Progress } from '@balcao/projections';

/** What is asked for when the figures are. */
export interface MeasuredNow {
  readonly version: string;
  lagSeconds(): number;
  status(): FoldingStatus;
}

/** How folding goes. */
export interface FoldingStatus {
  readonly stalled: readonly unknown[];
  readonly error: string | undefined;
  /** How many shares of the companies are folded here. */
  readonly shares: number;
}

const seconds = [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5, 10];
const counts = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048];

/** A projector's figures for Prometheus; named as those of the API where both have them. */
export class ProjectorMetrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #batchSeconds = new Histogram({
    name: 'balcao_projection_batch_duration_seconds',
    help: 'Time from a batch of events to its rows.',
    buckets: seconds,
    registers: this.#registers,
  });
  readonly #batchEvents = new Histogram({
    name: 'balcao_projection_batch_events',
    help: 'Events that were read in one batch.',
    buckets: counts,
    registers: this.#registers,
  });
  readonly #rows = new Counter({
    name: 'balcao_rows_written_total',
    help: 'Rows that projections have written, by collection.',
    labelNames: ['collection'],
    registers: this.#registers,
  });

  readonly #gaps = new Counter({
    name: 'balcao_projection_gaps_total',
    help: 'Times that the event store left out events, which were then read again.',
    registers: this.#registers,
  });

  constructor(now: MeasuredNow) {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'balcao_info',
      help: 'The version of the product.',
      labelNames: ['version'],
      registers: this.#registers,
    }).set({ version: now.version }, 1);
    this.#gauge('lag_seconds', 'Age of the oldest event that is waiting to be folded.', () =>
      now.lagSeconds(),
    );
    this.#gauge(
      'stalled_streams',
      'Streams that stand still at an event which cannot be folded.',
      () => now.status().stalled.length,
    );
    this.#gauge('failing', '1 while nothing is folded: a server is away.', () =>
      now.status().error === undefined ? 0 : 1,
    );
    this.#gauge(
      'shares',
      'Shares of the companies that are folded here.',
      () => now.status().shares,
    );
  }

  batch(events: number, ms: number): void {
    if (events === 0) return;
    this.#batchEvents.observe(events);
    this.#batchSeconds.observe(ms / 1_000);
  }

  progress({ touched }: Progress): void {
    for (const { collection, ids } of touched) this.#rows.inc({ collection }, ids.length);
  }

  trouble({ kind }: FoldTrouble): void {
    if (kind === 'gap') this.#gaps.inc();
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `balcao_projection_${name}`,
      help,
      registers: this.#registers,
      collect: () => {
        gauge.set(value());
      },
    });
  }
}
