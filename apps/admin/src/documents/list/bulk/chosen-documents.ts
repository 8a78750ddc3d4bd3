import type { DocumentRow } from '@balcao/contracts';
import { createSlice } from '../../../boot/slice.js';

/** Documents selected for an action with its own dialog. */
interface Chosen {
  readonly toJoin: readonly DocumentRow[] | undefined;
}

export const chosenDocuments = createSlice<Chosen>({ toJoin: undefined });
