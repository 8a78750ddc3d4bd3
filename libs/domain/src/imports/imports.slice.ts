import { Table, defineSlice } from '../kernel/index.js';
import type { ImportKind, ImportMappingData, ImportsEvent } from './imports.events.js';

/** How far an import has come; what its rows did is read from the journal. */
export interface ImportState {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly fileHash: string;
  readonly rows: number;
  /** Rows that are recorded. */
  readonly done: number;
  readonly status: 'running' | 'stopping' | 'cancelled' | 'finished' | 'undone';
  /** How often it was undone; missing where it never was. */
  readonly timesUndone?: number;
}

/** Imports by id, as far as they are, and the mappings that are kept for later files. */
export type ImportsSlice = {
  readonly imports: Table<ImportState>;
  readonly mappings: Table<ImportMappingData>;
};

/** Folds how far each import is; of its rows only their number. */
export const importsSlice = defineSlice<ImportsSlice, ImportsEvent>({
  create: (undo) => ({ imports: new Table(undo), mappings: new Table(undo) }),
  evolve: {
    ImportBegun: ({ imports }, { id, ...begun }) => {
      imports.set(id, { ...begun, done: 0, status: 'running' });
    },
    ImportRowsRecorded: ({ imports }, { id, created, changed, unchanged, refused }) => {
      const rows = created.length + changed.length + unchanged + refused.length;
      update(imports, id, ({ done }) => ({ done: done + rows }));
    },
    ImportStopping: ({ imports }, { id }) => {
      update(imports, id, () => ({ status: 'stopping' }));
    },
    ImportCancelled: ({ imports }, { id }) => {
      update(imports, id, () => ({ status: 'cancelled' }));
    },
    ImportFinished: ({ imports }, { id }) => {
      update(imports, id, () => ({ status: 'finished' }));
    },
    ImportUndone: ({ imports }, { id }) => {
      update(imports, id, ({ timesUndone = 0 }) => ({
        status: 'undone',
        timesUndone: timesUndone + 1,
      }));
    },
    ImportRedone: ({ imports }, { id }) => {
      update(imports, id, ({ done, rows }) => ({ status: done < rows ? 'cancelled' : 'finished' }));
    },
    ImportMappingKept: ({ mappings }, mapping) => {
      mappings.set(mapping.id, mapping);
    },
    ImportMappingRemoved: ({ mappings }, { id }) => {
      mappings.delete(id);
    },
  },
});

function update(
  imports: Table<ImportState>,
  id: string,
  change: (state: ImportState) => Partial<ImportState>,
): void {
  const state = imports.get(id);
  if (state) imports.set(id, { ...state, ...change(state) });
}
