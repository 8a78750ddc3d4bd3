import { SpanKind } from '@opentelemetry/api';
import type { Progress } from '@balcao/projections';
import { exactNow } from '../watcher.js';
import type { WatchedAppend, WatchedCommand, WatchedRequest, Watcher } from '../watcher.js';
import { SpanLog, type TracesTarget } from './span-log.js';
import { commandPlace, originsOf, parentPlace, requestPlace } from './trace-ids.js';
import { Unfolded } from './unfolded.js';

/** A span names at most so many of the commands that it served. */
const linkedCommands = 32;

/** A watcher that has something to send when the server ends. */
export interface Traces extends Watcher {
  close(): Promise<void>;
}

export interface TracesOptions {
  /** Whether this process folds rows itself; a projector tells of its own. */
  readonly foldsHere: boolean;
}

/**
 * Request, command, append and projection as spans. What serves many commands is in the trace of
 * the first, and links to all the others.
 */
export function openTraces(target: TracesTarget, { foldsHere }: TracesOptions): Traces {
  return new OpenTelemetryTraces(new SpanLog(target), foldsHere ? new Unfolded() : undefined);
}

class OpenTelemetryTraces implements Traces {
  constructor(
    private readonly log: SpanLog,
    private readonly unfolded: Unfolded | undefined,
  ) {}

  request({ id, method, route, status, ...span }: WatchedRequest): void {
    this.log.write({
      ...span,
      name: `${method} ${route}`,
      kind: SpanKind.SERVER,
      place: requestPlace(id),
      hasFailed: status >= 500,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      },
    });
  }

  command({ type, outcome, revision, startedAt, ms, ...origin }: WatchedCommand): void {
    // The span of the first execution has the name that events lead to.
    const place = outcome === 'repeated' ? undefined : commandPlace(origin);
    this.log.write({
      startedAt,
      ms,
      name: `command ${type}`,
      kind: SpanKind.INTERNAL,
      ...(place !== undefined && { place }),
      parent: parentPlace(origin),
      hasFailed: outcome === 'failed',
      attributes: {
        'balcao.command.type': type,
        'balcao.command.id': origin.commandId,
        'balcao.company': origin.companyId,
        'balcao.outcome': outcome,
        ...(revision !== undefined && { 'balcao.revision': revision }),
      },
    });
  }

  append({ stream, events, outcome, revision, startedAt, ms }: WatchedAppend): void {
    const [first, ...others] = originsOf(events, linkedCommands).map(commandPlace);
    this.log.write({
      startedAt,
      ms,
      name: 'append',
      kind: SpanKind.CLIENT,
      parent: first,
      links: others,
      hasFailed: outcome !== 'done' && outcome !== 'conflict',
      attributes: {
        'balcao.stream': stream,
        'balcao.append.events': events.length,
        'balcao.outcome': outcome,
        ...(revision !== undefined && { 'balcao.revision': revision }),
      },
    });
    if (revision === undefined) return;
    this.unfolded?.appended(stream, revision, startedAt + ms, first, others);
  }

  progress({ revisions, touched }: Progress): void {
    const batch = this.unfolded?.folded(revisions, linkedCommands);
    if (batch === undefined) return;
    this.log.write({
      startedAt: batch.since,
      ms: exactNow() - batch.since,
      name: 'project',
      kind: SpanKind.CONSUMER,
      parent: batch.first,
      links: batch.others,
      attributes: {
        'balcao.rows': touched.reduce((rows, { ids }) => rows + ids.length, 0),
        'balcao.companies': Object.keys(revisions).length,
      },
    });
  }

  close(): Promise<void> {
    return this.log.close();
  }
}
