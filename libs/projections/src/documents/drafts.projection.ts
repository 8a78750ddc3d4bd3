import type { DraftRow } from '@balcao/contracts';
import type { DraftEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** What a draft's event carries in addition to its data: whose it is, and how lists show it. */
export interface DraftMetadata {
  readonly companyId: string;
  readonly actorId: string;
  readonly actorName: string;
  /** UTC instant. */
  readonly recordedAt: string;
  /** With a saved draft: its client's name and its total as they were then. */
  readonly shown?: { readonly clientName?: string; readonly totalMinor: number };
}

/** A draft's event as it is stored. */
export type StoredDraftEvent = DraftEvent & { readonly metadata: DraftMetadata };

/** Drafts that are still open. */
export const drafts = defineCollection<DraftRow>({
  name: 'drafts',
  version: 4,
  fields: {
    typeId: 'text',
    clientId: 'text',
    clientName: 'name',
    totalMinor: 'integer',
    savedAt: 'text',
    savedBy: 'text',
  },
  indexes: [['savedAt']],
  searchText: ({ clientName }) => clientName ?? '',
});

/** A row for each open draft, from the drafts' own streams; issued and discarded ones go. */
export const draftsProjection = defineProjection<DraftRow, StoredDraftEvent>({
  name: 'drafts',
  category: 'draft',
  collection: drafts,
  events: ['DraftSaved', 'DraftDiscarded', 'DraftIssued'],
  keys: ({ data, metadata }) => [{ id: data.id, partition: metadata.companyId }],
  fold: (_, event) => {
    if (event.type !== 'DraftSaved') return undefined;
    const { id, content } = event.data;
    const { shown, recordedAt, actorName } = event.metadata;
    return {
      id,
      typeId: content.documentTypeId ?? '',
      ...(content.clientId !== undefined && { clientId: content.clientId }),
      ...(shown?.clientName !== undefined && { clientName: shown.clientName }),
      totalMinor: shown?.totalMinor ?? 0,
      lineCount: content.lines.length,
      savedAt: recordedAt,
      savedBy: actorName,
    };
  },
});
