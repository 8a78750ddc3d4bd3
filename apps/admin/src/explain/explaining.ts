import type { FigureAsked } from '@balcao/contracts';
import { createSlice } from '../boot/slice.js';

/** A figure on the screen whose events somebody wants to see. */
export interface ExplainedFigure extends FigureAsked {
  /** What it is called there: `Balance · Hotel Costa do Sol`. */
  readonly title: string;
}

interface Explaining {
  readonly asked: ExplainedFigure | null;
  /** The page that it is on: following a link closes it. */
  readonly path: string;
}

/** The figure that is explained next to the page; null while none is. */
export const explaining = createSlice<Explaining>({ asked: null, path: '' });

/** Opens the events of a figure next to the page, in the place of those of another. */
export function explain(asked: ExplainedFigure): void {
  explaining.merge({ asked, path: location.pathname });
}
