import { useSyncExternalStore } from 'react';

/** A piece of client state that is updated by shallow merge. */
export interface Slice<T extends object> {
  readonly get: () => T;
  readonly merge: (payload: Partial<T>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a slice; it keeps its state outside React, so that anything may read and merge it. */
export function createSlice<T extends object>(initial: T): Slice<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    merge(payload) {
      state = { ...state, ...payload };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The state of a slice, re-rendering on each merge. */
export function useSlice<T extends object>(slice: Slice<T>): T {
  return useSyncExternalStore(slice.subscribe, slice.get);
}

/**
 * Subscribes a component to a part of a slice: it is rendered again only when that part changes.
 */
export function usePart<T extends object, P>(slice: Slice<T>, part: (state: T) => P): P {
  return useSyncExternalStore(slice.subscribe, () => part(slice.get()));
}
