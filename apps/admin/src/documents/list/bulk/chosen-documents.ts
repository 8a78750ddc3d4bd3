import type { DocumentRow } from '@balcao/contracts';
import { createSlice } from '../../../boot/slice.js';

/** Documents that were selected for something that needs a dialog of its own. */
interface Chosen {
  readonly toJoin: readonly DocumentRow[] | undefined;
}

export const chosenDocuments = createSlice<Chosen>({ toJoin: undefined });
