import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FoldTrouble, Progress } from '@balcao/projections';
import type { BooksCheckOutcome } from '@balcao/tasks';
import type { Lag } from '../backlog.js';
import type { WatchedAppend, WatchedCommand, WatchedRequest, Watcher } from '../watcher.js';
import { within } from '../within.js';
import { counts, seconds } from './buckets.js';
import { processMetrics } from './process-metrics.js';

/** How folding goes, wherever it is done. */
export interface FoldingNow {
  /** Streams that stand still at an event that cannot be folded. */
  readonly stalled: number;
  /** Whether all of it stands still. */
  readonly isFailing: boolean;
}

/** What is asked for when the figures are: nothing of it is counted as it happens. */
export interface MeasuredNow {
  readonly version: string;
  /** Whether the rows are written here: what others write, they count. */
  readonly foldsHere: boolean;
  lag(): Lag;
  /** What those who fold say of themselves. */
  projections(): Promise<FoldingNow>;
  /** Journals that are known to be damaged. */
  damaged(): number;
  /** How many jobs there are in each state; nothing where no jobs run. */
  jobs(): Promise<Readonly<Record<string, number>>>;
}

/** How long a part may take to say how it is. */
const answerMs = 1_000;

/** The server's figures as Prometheus reads them. */
export class Metrics implements Watcher {
  readonly #registry = new Registry();
  readonly #requests = this.#histogram(
    'balcao_http_request_duration_seconds',
    'Time from a request to its answer, by the template of its route.',
    ['method', 'route', 'status'],
    seconds,
  );
  readonly #commands = this.#histogram(
    'balcao_command_duration_seconds',
    'Time from a command to its durable answer, by type and outcome.',
    ['type', 'outcome'],
    seconds,
  );
  readonly #appends = this.#histogram(
    'balcao_append_duration_seconds',
    'Time that the event store took for an append.',
    ['outcome'],
    seconds,
  );
  readonly #appendEvents = this.#histogram(
    'balcao_append_events',
    'Events that went out in one append.',
    [],
    counts,
  );
  readonly #rows = new Counter({
    name: 'balcao_rows_written_total',
    help: 'Rows that projections have written, by collection.',
    labelNames: ['collection'],
    registers: [this.#registry],
  });

  readonly #gaps = new Counter({
    name: 'balcao_projection_gaps_total',
    help: 'Times that the event store left out events, which were then read again.',
    registers: [this.#registry],
  });

  readonly #booksChecks = new Counter({
    name: 'balcao_books_checks_total',
    help: 'Checks of the lists against the journal, by outcome: equal, different, failed.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });

  constructor(private readonly now: MeasuredNow) {
    this.#gauge('balcao_info', 'The version of the product.', ['version']).set(
      { version: now.version },
      1,
    );
    const lag = 'balcao_projection_lag';
    this.#gauge(`${lag}_events`, 'Events of this node that no row shows yet.', [], (gauge) => {
      gauge.set(now.lag().events);
    });
    this.#gauge(`${lag}_seconds`, 'Age of the oldest of these events.', [], (gauge) => {
      gauge.set(now.lag().seconds);
    });
    const stalled = 'Streams that stand still at an event which cannot be folded.';
    this.#gauge('balcao_projection_stalled_streams', stalled, [], async (gauge) => {
      gauge.set((await now.projections()).stalled);
    });
    const failing = '1 while nothing is folded: a server is away, or no projector runs.';
    this.#gauge('balcao_projection_failing', failing, [], async (gauge) => {
      gauge.set((await now.projections()).isFailing ? 1 : 0);
    });
    const damaged = 'Journals that are damaged: their companies can only be read.';
    this.#gauge('balcao_damaged_journals', damaged, [], (gauge) => {
      gauge.set(now.damaged());
    });
    this.#gauge('balcao_jobs', 'Jobs by state.', ['state'], async (gauge) => {
      for (const [state, count] of Object.entries(await now.jobs())) gauge.set({ state }, count);
    });
  }

  request({ method, route, status, ms }: WatchedRequest): void {
    this.#requests.observe({ method, route, status }, ms / 1_000);
  }

  command({ type, outcome, ms }: WatchedCommand): void {
    this.#commands.observe({ type, outcome }, ms / 1_000);
  }

  append({ events, outcome, ms }: WatchedAppend): void {
    this.#appends.observe({ outcome }, ms / 1_000);
    this.#appendEvents.observe(events.length);
  }

  progress({ touched }: Progress): void {
    if (!this.now.foldsHere) return;
    for (const { collection, ids } of touched) this.#rows.inc({ collection }, ids.length);
  }

  trouble({ kind }: FoldTrouble): void {
    if (kind === 'gap') this.#gaps.inc();
  }

  booksCheck(outcome: BooksCheckOutcome): void {
    this.#booksChecks.inc({ outcome });
  }

  /** Everything, in the text format of Prometheus. */
  async text(): Promise<string> {
    const [own, process] = await Promise.all([
      this.#registry.metrics(),
      processMetrics().metrics(),
    ]);
    return `${own}\n${process}`;
  }

  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;

  #histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: readonly number[],
  ): Histogram<Label> {
    const registers = [this.#registry];
    return new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
  }

  #gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (gauge: Gauge<Label>) => void | Promise<void> = () => undefined,
  ): Gauge<Label> {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      // What cannot be asked is left out: the other figures are needed then more than ever.
      collect: () =>
        within(answerMs, async () => collect(gauge)).catch(() => {
          gauge.reset();
        }),
    });
    return gauge;
  }
}
