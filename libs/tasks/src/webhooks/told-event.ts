import type { ToldEvent } from '@balcao/contracts';
import {
  costFields,
  secretFields,
  tellsCosts,
  withoutFields,
  type DocumentIssuedData,
} from '@balcao/domain';
import type { RecordedEvent } from '@balcao/event-store';

const withoutCosts: ReadonlySet<string> = new Set([...secretFields, ...costFields]);

interface Metadata {
  readonly actorId: string;
  readonly companyId: string;
  readonly recordedAt: string;
  readonly schemaVersion: number;
}

/** Whether there is anything to tell of: what is priced at cost is for those who see costs. */
export function isTold({ type, data }: RecordedEvent, seesCosts: boolean): boolean {
  if (seesCosts || type !== 'DocumentIssued') return true;
  // Journals hold what the domain decided: this is where its type returns.
  const { group = 'sales' } = data as Pick<DocumentIssuedData, 'group'>;
  return !tellsCosts({ group });
}

/** An event of a journal as programs are told of it: never with secrets, with costs if they may. */
export function toldEvent(stored: RecordedEvent, seesCosts: boolean): ToldEvent {
  const { id, type, revision } = stored;
  // Written by the journal, which gives every event its metadata.
  const metadata = stored.metadata as unknown as Metadata;
  const { actorId, recordedAt, companyId, schemaVersion: version } = metadata;
  const hidden = seesCosts ? secretFields : withoutCosts;
  const data = withoutFields(stored.data, hidden) as ToldEvent['data'];
  return { id, type, version, revision, recordedAt, companyId, actorId, data };
}
