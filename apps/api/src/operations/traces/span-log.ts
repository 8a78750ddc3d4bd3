import { ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import type { Attributes, Context, Link, SpanContext, SpanKind, Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  type IdGenerator,
} from '@opentelemetry/sdk-trace-node';
import type { Span } from '../watcher.js';
import type { SpanPlace } from './trace-ids.js';

/** Where traces go, and how many of them. */
export interface TracesTarget {
  /** Of an OTLP collector over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of traces that are kept, 0 to 1; every process keeps the same ones. */
  readonly ratio: number;
  readonly service: string;
  readonly version: string;
}

/** A span that is over. */
export interface FinishedSpan extends Span {
  readonly name: string;
  readonly kind: SpanKind;
  /** Its own ids where others refer to it; any when absent. */
  readonly place?: SpanPlace;
  readonly parent?: SpanPlace | undefined;
  readonly links?: readonly SpanPlace[];
  readonly attributes: Attributes;
  readonly hasFailed?: boolean;
}

/** How long the last spans may take to be sent when the process ends. */
const lastSpansMs = 2_000;

/** Writes down spans after they have happened, and sends them in batches. */
export class SpanLog {
  readonly #ids = new ChosenIds();
  readonly #provider: NodeTracerProvider;
  readonly #tracer: Tracer;

  constructor({ endpoint, ratio, service, version }: TracesTarget) {
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.#provider = new NodeTracerProvider({
      idGenerator: this.#ids,
      sampler: new TraceIdRatioBasedSampler(ratio),
      resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    });
    this.#tracer = this.#provider.getTracer('balcao', version);
  }

  write(span: FinishedSpan): void {
    const { name, kind, attributes, startedAt, ms, parent, place, links = [] } = span;
    this.#ids.choose(place);
    const options = {
      kind,
      attributes,
      startTime: startedAt,
      root: parent === undefined,
      links: links.map((linked): Link => ({ context: contextOf(linked) })),
    };
    const started = this.#tracer.startSpan(name, options, within(parent));
    if (span.hasFailed === true) started.setStatus({ code: SpanStatusCode.ERROR });
    started.end(startedAt + ms);
  }

  /** Sends what is waiting, within bounds: a collector that is away holds up no one. */
  async close(): Promise<void> {
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, lastSpansMs).unref();
    });
    await Promise.race([this.#provider.shutdown().catch(() => undefined), patience]);
  }
}

function within(parent: SpanPlace | undefined): Context {
  return parent === undefined
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, contextOf(parent));
}

const contextOf = (place: SpanPlace): SpanContext => ({
  ...place,
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
});

/** Gives the next span the ids that it is to have; a span takes its ids as soon as it is begun. */
class ChosenIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #next: SpanPlace | undefined;

  choose(place: SpanPlace | undefined): void {
    this.#next = place;
  }

  generateTraceId = (): string => this.#next?.traceId ?? this.#random.generateTraceId();

  generateSpanId = (): string => this.#next?.spanId ?? this.#random.generateSpanId();
}
