import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import type { SpanContext, Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { progressKey, type Progress } from '@balcao/projections';
import type { ReadBatch } from '../reading.js';
import type { TracesSettings } from '@balcao/tasks/settings';
import { commandPlaceOf, type SpanPlace } from './command-place.js';

/** A span names at most so many of the commands that it served. */
const linkedCommands = 32;

/** How long the last spans may take to be sent when the process ends. */
const lastSpansMs = 2_000;

/** A span for each batch of rows, in the trace of its first command, with links to others. */
export class ProjectorTraces {
  readonly #provider: NodeTracerProvider;
  readonly #tracer: Tracer;

  constructor({ endpoint, ratio }: TracesSettings, version: string) {
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    const about = { 'service.name': 'balcao-projector', 'service.version': version };
    this.#provider = new NodeTracerProvider({
      sampler: new TraceIdRatioBasedSampler(ratio),
      resource: resourceFromAttributes(about),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    });
    this.#tracer = this.#provider.getTracer('balcao', version);
  }

  /** Rows were written: of the batches in hand, those events that the revisions name. */
  progress({ revisions, touched }: Progress, batches: readonly ReadBatch[]): void {
    const folded = batches.flatMap(({ events, receivedAt }) =>
      events.filter((event) => isIn(event, revisions)).map((event) => ({ ...event, receivedAt })),
    );
    const [first, ...others] = placesOf(folded);
    if (first === undefined) return;
    const span = this.#tracer.startSpan(
      'project',
      {
        kind: SpanKind.CONSUMER,
        startTime: Math.min(...folded.map(({ receivedAt }) => receivedAt)),
        links: others.map((place) => ({ context: contextOf(place) })),
        attributes: {
          'balcao.projection.events': folded.length,
          'balcao.rows': touched.reduce((rows, { ids }) => rows + ids.length, 0),
          'balcao.companies': Object.keys(revisions).length,
        },
      },
      trace.setSpanContext(ROOT_CONTEXT, contextOf(first)),
    );
    span.end();
  }

  /** Sends what is waiting, within bounds: a collector that is away holds up no one. */
  async close(): Promise<void> {
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, lastSpansMs).unref();
    });
    await Promise.race([this.#provider.shutdown().catch(() => undefined), patience]);
  }
}

interface PlacedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly metadata: unknown;
}

function isIn({ stream, revision }: PlacedEvent, revisions: Progress['revisions']): boolean {
  const folded = revisions[progressKey(stream)];
  return folded !== undefined && revision <= folded;
}

function placesOf(events: readonly PlacedEvent[]): readonly SpanPlace[] {
  const places = new Map<string, SpanPlace>();
  for (const { metadata } of events) {
    const place = commandPlaceOf(metadata);
    if (place !== undefined) places.set(place.spanId, place);
    if (places.size === linkedCommands) break;
  }
  return [...places.values()];
}

const contextOf = (place: SpanPlace): SpanContext => ({
  ...place,
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
});
