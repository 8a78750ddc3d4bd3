import { createContext, use } from 'react';
import type { RaRecord } from 'react-admin';

interface Names {
  readonly nameOf: (row: RaRecord) => string;
  readonly isSelectable: boolean;
}

/** What rows are called where they are selected, and whether they can be. */
export const SelectionNames = createContext<Names>({ nameOf: () => '', isSelectable: false });

export const useSelectionNames = (): Names => use(SelectionNames);
