import { createHash } from 'node:crypto';

/** Where a span is found: its trace, 32 hexadecimal digits, and itself, 16. */
export interface SpanPlace {
  readonly traceId: string;
  readonly spanId: string;
}

/** What every event says of the command that it came from. */
export interface CommandOrigin {
  readonly companyId: string;
  readonly commandId: string;
  readonly correlationId: string | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Ids of spans follow from what requests, commands and events are named anyway, so that every
 * process finds the same trace without anything being added to an event: the trace is the id of the
 * request (which the log and an error message name too), or where there was none, the command's.
 */
export function traceIdOf(origin: CommandOrigin): string {
  const { correlationId } = origin;
  return correlationId !== undefined && uuid.test(correlationId)
    ? requestPlace(correlationId).traceId
    : digest(`command ${origin.companyId} ${origin.commandId}`, 32);
}

/** The span of a request, by its id: a UUID. */
export function requestPlace(requestId: string): SpanPlace {
  return {
    traceId: requestId.replaceAll('-', ''),
    spanId: digest(`request ${requestId}`, 16),
  };
}

/** The span of a command. */
export function commandPlace(origin: CommandOrigin): SpanPlace {
  const spanId = digest(`command ${origin.companyId} ${origin.commandId}`, 16);
  return { traceId: traceIdOf(origin), spanId };
}

/** The span that a command's is a part of; none when it came with no request. */
export function parentPlace({ correlationId }: CommandOrigin): SpanPlace | undefined {
  return correlationId !== undefined && uuid.test(correlationId)
    ? requestPlace(correlationId)
    : undefined;
}

/** Which command an event came from, by its metadata; undefined for events of other streams. */
export function originOf(metadata: unknown): CommandOrigin | undefined {
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const { companyId, commandId, correlationId } = metadata as Readonly<Record<string, unknown>>;
  if (typeof companyId !== 'string' || typeof commandId !== 'string') return undefined;
  const isNamed = typeof correlationId === 'string';
  return { companyId, commandId, correlationId: isNamed ? correlationId : undefined };
}

/** The commands of a batch of events, each once, in their order, no more than `limit`. */
export function originsOf(
  events: readonly { readonly metadata: unknown }[],
  limit: number,
): readonly CommandOrigin[] {
  const origins = new Map<string, CommandOrigin>();
  for (const { metadata } of events) {
    const origin = originOf(metadata);
    if (origin !== undefined) origins.set(`${origin.companyId} ${origin.commandId}`, origin);
    if (origins.size === limit) break;
  }
  return [...origins.values()];
}

const digest = (text: string, digits: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digits);
