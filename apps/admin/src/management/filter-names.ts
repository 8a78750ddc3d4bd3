import { createContext, use, useEffect, useMemo } from 'react';
import { createSlice, useSlice, type Slice } from '../boot/slice.js';

/** A filter in words: its label and its value. */
interface FilterName {
  readonly label: string;
  readonly value: string | undefined;
}

type FilterNames = Readonly<Record<string, FilterName>>;

const Names = createContext<Slice<{ readonly names: FilterNames }>>(createSlice({ names: {} }));

/** Around a list and its filters. */
export const FilterNamesProvider = Names;

/** The names of one list, as long as it is on the page. */
export const useNewFilterNames = (): Slice<{ readonly names: FilterNames }> =>
  useMemo(() => createSlice({ names: {} }), []);

export const useFilterNames = (): FilterNames => useSlice(use(Names)).names;

/** Registers the words of a filter for the chips above the list. */
export function useFilterName(source: string, label: string, value: string | undefined): void {
  const slice = use(Names);
  useEffect(() => {
    slice.merge({ names: { ...slice.get().names, [source]: { label, value } } });
  }, [slice, source, label, value]);
}
