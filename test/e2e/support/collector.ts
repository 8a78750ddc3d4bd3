import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

type Value = Readonly<Record<string, unknown>>;

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes'> & {
        readonly attributes: readonly { readonly key: string; readonly value: Value }[];
      })[];
    }[];
  }[];
}

/** A collector of traces: it takes OTLP over HTTP, as JSON, and keeps what it is sent. */
export class Collector {
  readonly spans: ReceivedSpan[] = [];
  readonly paths = new Set<string>();

  private constructor(
    private readonly server: Server,
    readonly endpoint: string,
  ) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const collector = new Collector(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      void collector.#take(request).then(() => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    return collector;
  }

  /** The only span of a name. */
  one(name: string): ReceivedSpan {
    const found = this.spans.filter((span) => span.name === name);
    const [span] = found;
    if (span === undefined || found.length > 1) {
      throw new Error(
        `${found.length} spans ${name} of ${this.spans.map((each) => each.name).join()}`,
      );
    }
    return span;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  async #take(request: IncomingMessage): Promise<void> {
    this.paths.add(request.url ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
    for (const { attributes, ...span } of resourceSpans
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans)) {
      const named = attributes.map(({ key, value }) => [key, Object.values(value)[0]] as const);
      this.spans.push({ ...span, attributes: Object.fromEntries(named) });
    }
  }
}
