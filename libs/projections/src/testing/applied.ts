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
      const before = rows.get(key.id);
      const row = projection.fold(before as Row | undefined, folded, at);
      if (row !== before) assertOwn(row, [data, ...rows.values()]);
      if (row === undefined) rows.delete(key.id);
      else rows.set(key.id, row);
    }
  }
  return Object.fromEntries(rows);
}

/** The runner stamps what a fold has made: it must be no part of the event or of another row. */
function assertOwn(made: object | undefined, others: readonly object[]): void {
  if (made === undefined) return;
  const isIn = (other: unknown): boolean =>
    other === made ||
    (typeof other === 'object' && other !== null && Object.values(other).some(isIn));
  if (others.some(isIn)) throw new Error('a fold has handed out what is not of its own making');
}
