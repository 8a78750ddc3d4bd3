import type { ImportRow } from '@balcao/contracts';
import type { ImportsEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** Files that were read in, and how far they have come. */
export const imports = defineCollection<ImportRow>({
  name: 'imports',
  version: 6,
  fields: { kind: 'text', fileName: 'name', status: 'text', begunAt: 'text' },
  indexes: [['begunAt']],
  searchText: ({ fileName }) => fileName,
});

type ImportEvent = Exclude<
  ImportsEvent,
  { readonly type: 'ImportMappingKept' | 'ImportMappingRemoved' }
>;

type Stored = ImportEvent & {
  readonly metadata: { readonly recordedAt: string; readonly actorId: string };
};

/** A row for each import, counted on by each lot of rows that was worked on. */
export const importsProjection = defineProjection<ImportRow, Stored>({
  name: 'imports',
  category: 'journal',
  collection: imports,
  events: [
    ...(['ImportBegun', 'ImportRowsRecorded', 'ImportStopping', 'ImportCancelled'] as const),
    ...(['ImportFinished', 'ImportUndone', 'ImportRedone'] as const),
  ],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    if (event.type === 'ImportBegun') {
      const { id, kind, fileName, rows } = event.data;
      const { recordedAt: begunAt, actorId: begunBy } = event.metadata;
      const nothing = { done: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };
      return { id, kind, fileName, rows, ...nothing, status: 'running', begunAt, begunBy };
    }
    if (row === undefined) return undefined;
    switch (event.type) {
      case 'ImportRowsRecorded': {
        const { created, changed, unchanged, refused } = event.data;
        const count = created.length + changed.length + unchanged + refused.length;
        return {
          ...row,
          done: row.done + count,
          created: row.created + created.length,
          changed: row.changed + changed.length,
          unchanged: row.unchanged + unchanged,
          refused: row.refused + refused.length,
        };
      }
      case 'ImportStopping':
        return { ...row, status: 'stopping' };
      case 'ImportCancelled':
        return { ...row, status: 'cancelled' };
      case 'ImportFinished':
        return { ...row, status: 'finished' };
      case 'ImportUndone': {
        const { kept, keptCount } = event.data;
        const { isRedone: _isRedone, ...before } = row;
        return { ...before, status: 'undone', kept, keptCount };
      }
      case 'ImportRedone': {
        const { kept, keptCount } = event.data;
        const status = row.done < row.rows ? 'cancelled' : 'finished';
        return { ...row, status, isRedone: true, kept, keptCount };
      }
    }
  },
});
