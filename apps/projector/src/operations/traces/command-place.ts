import { createHash } from 'node:crypto';

/** Where a span is found: its trace, 32 hexadecimal digits, and itself, 16. */
export interface SpanPlace {
  readonly traceId: string;
  readonly spanId: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The span of the command that an event came from, derived only from the event's metadata, as the
 * API does it, whose own tests compare the two. Undefined for events of other streams.
 */
export function commandPlaceOf(metadata: unknown): SpanPlace | undefined {
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const { companyId, commandId, correlationId } = metadata as Readonly<Record<string, unknown>>;
  if (typeof companyId !== 'string' || typeof commandId !== 'string') return undefined;
  const name = `command ${companyId} ${commandId}`;
  const isRequest = typeof correlationId === 'string' && uuid.test(correlationId);
  return {
    traceId: isRequest ? correlationId.replaceAll('-', '') : digest(name, 32),
    spanId: digest(name, 16),
  };
}

const digest = (text: string, digits: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digits);
