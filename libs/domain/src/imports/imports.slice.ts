import { Table, defineSlice } from '../kernel/index.js';
import type { ImportKind, ImportsEvent } from './imports.events.js';

/** How far an import has come; what its rows did is read from the journal. */
export interface ImportState {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly fileHash: string;
  readonly rows: number;
  /** Rows that are recorded. */
  readonly done: number;
  readonly status: 'running' | 'finished' | 'undone';
}

export type ImportsSlice = { readonly imports: Table<ImportState> };

export const importsSlice = defineSlice<ImportsSlice, ImportsEvent>({
  create: (undo) => ({ imports: new Table(undo) }),
  evolve: {
    ImportBegun: ({ imports }, { id, ...begun }) => {
      imports.set(id, { ...begun, done: 0, status: 'running' });
    },
    ImportRowsRecorded: ({ imports }, { id, created, changed, unchanged, refused }) => {
      const rows = created.length + changed.length + unchanged + refused.length;
      update(imports, id, ({ done }) => ({ done: done + rows }));
    },
    ImportFinished: ({ imports }, { id }) => {
      update(imports, id, () => ({ status: 'finished' }));
    },
    ImportUndone: ({ imports }, { id }) => {
      update(imports, id, () => ({ status: 'undone' }));
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
