import type { Slice } from './container.js';
import type { AnyEvent, Evolve } from './event.js';
import type { UndoLog } from './undo-log.js';

/** A context's part of the books: how it begins, and how its events change it. */
export interface SliceDefinition<S extends Slice, E extends AnyEvent> {
  readonly create: (undo: UndoLog) => S;
  readonly evolve: Evolve<S, E>;
}

/** Declares a slice; a helper that only fixes the types. */
export function defineSlice<S extends Slice, E extends AnyEvent>(
  definition: SliceDefinition<S, E>,
): SliceDefinition<S, E> {
  return definition;
}
