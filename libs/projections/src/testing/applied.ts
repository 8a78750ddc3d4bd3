import type { Row } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';

/** An event of a test: where it lies follows from its place in the list. */
export interface TestEvent {
  readonly type: string;
  readonly data: object;
  readonly metadata?: object;
}

/** The rows, by id, that a projection makes of events of one stream, as the runner would. */
export function applied(
  projection: AnyProjection,
  events: readonly TestEvent[],
  streamId = 'MERCEARIA',
): Readonly<Record<string, unknown>> {
  const rows = new Map<string, object>();
  const { category } = projection;
  const stream = `${category}-${streamId}`;
  for (const [revision, { type, data, metadata = {} }] of events.entries()) {
    if (!projection.events.includes(type)) continue;
    // Plain objects of a test: JSON like what a store would hand over.
    const event = { stream, category, streamId, revision, type, data, metadata } as unknown;
    const folded = event as Parameters<AnyProjection['keys']>[0];
    for (const key of projection.keys(folded)) {
      const at = { partition: streamId, ...key };
      const row = projection.fold(rows.get(key.id) as Row | undefined, folded, at);
      if (row === undefined) rows.delete(key.id);
      else rows.set(key.id, row);
    }
  }
  return Object.fromEntries(rows);
}
