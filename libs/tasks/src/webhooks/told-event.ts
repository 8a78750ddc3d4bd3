import type { ToldEvent } from '@balcao/contracts';
import { seenData, type EventSight } from '@balcao/domain';
import { dataAs, metadataAs, type RecordedEvent } from '@balcao/event-store';
import type { EventMetadata } from '@balcao/journal';

/** An event of a journal as a program is told of it; undefined where it may not know of it. */
export function toldEvent(stored: RecordedEvent, sight: EventSight): ToldEvent | undefined {
  const { id, type, revision } = stored;
  const data = seenData({ type, data: dataAs<object>(stored) }, sight);
  if (data === undefined) return undefined;
  const metadata = metadataAs<EventMetadata>(stored);
  const { actorId, recordedAt, companyId, schemaVersion: version } = metadata;
  const told = { id, type, version, revision, recordedAt, companyId, actorId };
  return { ...told, data: data as ToldEvent['data'] };
}
