import { useRef } from 'react';
import { sayProblem } from '../../http/say-problem.js';

/**
 * Runs one action at a time: repeated presses are ignored while it runs, and failures are shown.
 */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const isBusy = useRef(false);
  return async (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } catch (error) {
      sayProblem(error);
    } finally {
      isBusy.current = false;
    }
  };
}
