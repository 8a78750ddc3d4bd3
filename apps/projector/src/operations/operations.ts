import { readFileSync } from 'node:fs';
import type { EventStore } from '@balcao/event-store';
import type { FoldTrouble, Progress } from '@balcao/projections';
import { ProjectorMetrics, type FoldingStatus } from './metrics.js';
import { serveMetrics, type MetricsServer } from './metrics-server.js';
import { Reading } from './reading.js';
import type { OperationsSettings } from './settings.js';
import type { ProjectorTraces } from './traces/traces.js';

const idle: FoldingStatus = { stalled: [], error: undefined, shares: 0 };

/** What a projector reports to its operator; costs nothing unless it is requested. */
export class Operations {
  #status: () => FoldingStatus = () => idle;
  #server: MetricsServer | undefined;
  readonly #reading: Reading;
  readonly #metrics: ProjectorMetrics | undefined;

  private constructor(
    private readonly settings: OperationsSettings,
    private readonly traces: ProjectorTraces | undefined,
  ) {
    this.#reading = new Reading(({ events }, ms) => this.#metrics?.batch(events.length, ms));
    this.#metrics =
      settings.metrics &&
      new ProjectorMetrics({
        version: productVersion(),
        lagSeconds: () => this.#reading.lagSeconds(),
        status: () => this.#status(),
      });
  }

  /** The code that writes traces is not even loaded while none are asked for. */
  static async open(settings: OperationsSettings): Promise<Operations> {
    if (settings.traces === undefined) return new Operations(settings, undefined);
    const { ProjectorTraces } = await import('./traces/traces.js');
    return new Operations(settings, new ProjectorTraces(settings.traces, productVersion()));
  }

  /** The same event store, watched. */
  watchEvents(store: EventStore): EventStore {
    return this.#reading.watch(store);
  }

  /** To be called with each batch of rows. */
  progress(progress: Progress): void {
    this.#metrics?.progress(progress);
    this.traces?.progress(progress, this.#reading.inHand());
  }

  /** To be called with trouble as it happens. */
  trouble(trouble: FoldTrouble): void {
    this.#metrics?.trouble(trouble);
  }

  /** Begins to answer, by what the status is then; the port, when there is one to answer on. */
  async serve(status: () => FoldingStatus): Promise<number | undefined> {
    this.#status = status;
    const metrics = this.#metrics;
    if (this.settings.metrics === undefined || metrics === undefined) return undefined;
    this.#server = await serveMetrics(this.settings.metrics, {
      contentType: metrics.contentType,
      text: () => metrics.text(),
      isWell: () => this.#status().error === undefined,
    });
    return this.#server.port;
  }

  async close(): Promise<void> {
    await this.#server?.close();
    await this.traces?.close();
  }
}

/** The version of the product, as its package names it. */
export function productVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  return version;
}
