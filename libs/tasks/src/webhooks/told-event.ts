import type { ToldEvent } from '@balcao/contracts';
import {
  costFields,
  secretFields,
  tellsCosts,
  withoutFields,
  type DocumentIssuedData,
} from '@balcao/domain';
import { dataAs, metadataAs, type RecordedEvent } from '@balcao/event-store';
import type { EventMetadata } from '@balcao/journal';

const withoutCosts: ReadonlySet<string> = new Set([...secretFields, ...costFields]);

/** Whether there is anything to tell of: what is priced at cost is for those who see costs. */
export function isTold(stored: RecordedEvent, seesCosts: boolean): boolean {
  if (seesCosts || stored.type !== 'DocumentIssued') return true;
  const { group = 'sales' } = dataAs<DocumentIssuedData>(stored);
  return !tellsCosts({ group });
}

/** An event of a journal as programs are told of it: never with secrets, with costs if they may. */
export function toldEvent(stored: RecordedEvent, seesCosts: boolean): ToldEvent {
  const { id, type, revision } = stored;
  const metadata = metadataAs<EventMetadata>(stored);
  const { actorId, recordedAt, companyId, schemaVersion: version } = metadata;
  const hidden = seesCosts ? secretFields : withoutCosts;
  const data = withoutFields(stored.data, hidden) as ToldEvent['data'];
  return { id, type, version, revision, recordedAt, companyId, actorId, data };
}
