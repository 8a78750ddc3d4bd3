import { useRef } from 'react';
import { sayProblem } from '../../http/say-problem.js';

/**
 * Does one thing at a time: what is pressed again while it is being done is not done twice, and
 * what fails is said.
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
