import { useMeansName } from '../page/MeansChoice.js';
import { useStart } from '../till/till-context.js';

/** What means of payment are called; one no longer in use keeps the name it was paid under. */
export function useNamedMeans(): (methodId: string, method: string) => string {
  const nameOf = useMeansName();
  const { methods } = useStart();
  return (methodId, method) =>
    methods.some(({ id }) => id === methodId) ? nameOf(methodId) : method;
}
