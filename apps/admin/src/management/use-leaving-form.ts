import { useRef, type RefObject } from 'react';
import { useAskToLeave, useUnsaved } from './unsaved.js';

/** How the form of a record is left. */
interface Leaving {
  /** Set by the form: whether something in it would be lost. */
  readonly unsavedRef: RefObject<() => boolean>;
  /** What stands in the form is saved: nothing asks about it any more. */
  readonly settle: () => void;
  /** Goes, after asking where something would be lost. */
  readonly leaveTo: (go: () => void) => void;
}

/** Asks before what was filled in is lost. */
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
