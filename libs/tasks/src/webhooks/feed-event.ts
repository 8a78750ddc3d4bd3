import type { FeedEvent } from '@balcao/contracts';
import { seenData, type EventSight } from '@balcao/domain';
import { dataAs, metadataAs, type RecordedEvent } from '@balcao/event-store';
import type { EventMetadata } from '@balcao/journal';

/** An event of a journal as a program is told of it; undefined where it may not know of it. */
export function feedEventOf(stored: RecordedEvent, sight: EventSight): FeedEvent | undefined {
  const { id, type, revision } = stored;
  const data = seenData({ type, data: dataAs<object>(stored) }, sight);
  if (data === undefined) return undefined;
  const metadata = metadataAs<EventMetadata>(stored);
  const { actorId, recordedAt, companyId, schemaVersion: version } = metadata;
  const header = { id, type, version, revision, recordedAt, companyId, actorId };
  return { ...header, data: data as FeedEvent['data'] };
}
