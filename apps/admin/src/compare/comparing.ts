import { createSlice } from '../boot/slice.js';
import type { RowMark } from './comparison.js';

interface Comparing {
  readonly isOn: boolean;
  /** Of the rows on screen, by their ids. */
  readonly marks: ReadonlyMap<string, RowMark['kind']>;
}

const KEY = 'past.compare';

/** Whether rows of the past are compared with those of now, and how those on screen differ. */
export const comparing = createSlice<Comparing>({
  isOn: sessionStorage.getItem(KEY) === 'on',
  marks: new Map(),
});

/** Turns the comparison on or off, for as long as this tab is open. */
export function compareWithNow(isOn: boolean): void {
  sessionStorage.setItem(KEY, isOn ? 'on' : 'off');
  comparing.merge({ isOn, marks: new Map() });
}
