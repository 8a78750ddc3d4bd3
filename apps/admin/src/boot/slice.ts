import { useSyncExternalStore } from 'react';

/** A piece of client state that is updated by shallow merge. */
export interface Slice<T extends object> {
  get(): T;
  merge(payload: Partial<T>): void;
  subscribe(listener: () => void): () => void;
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
  return useSyncExternalStore(
    (listener) => slice.subscribe(listener),
    () => slice.get(),
  );
}
