import { createSlice } from '../boot/slice.js';

/** An article that labels are printed for. */
export interface LabelledArticle {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

interface Chosen {
  readonly articles: readonly LabelledArticle[] | undefined;
}

/** What labels were asked for, which need a dialog of their own. */
export const chosenLabels = createSlice<Chosen>({ articles: undefined });
