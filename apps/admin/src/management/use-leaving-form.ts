import { useRef, type RefObject } from 'react';
import { useAskToLeave, useUnsaved } from './unsaved.js';

/** Leaving the form of a record. */
interface Leaving {
  /** Set by the form: whether it has unsaved changes. */
  readonly unsavedRef: RefObject<() => boolean>;
  /** The form was saved: no question any more. */
  readonly settle: () => void;
  /** Leaves, after a question if changes would be lost. */
  readonly leaveTo: (go: () => void) => void;
}

/** Asks before unsaved changes are lost. */
export function useLeavingForm(): Leaving {
  const ask = useAskToLeave();
  const unsavedRef = useRef<() => boolean>(() => false);
  // Going back takes a moment, in which what was saved or given up still stands here.
  const isLeft = useRef(false);
  useUnsaved(() => !isLeft.current && unsavedRef.current());
  const settle = (): void => {
    isLeft.current = true;
  };
  return {
    unsavedRef,
    settle,
    leaveTo: (go) => {
      if (!unsavedRef.current()) {
        go();
        return;
      }
      void ask().then((isYes) => {
        if (!isYes) return;
        settle();
        go();
      });
    },
  };
}
