import { useMeansName } from '../page/MeansChoice.js';
import { useStart } from '../till/till-context.js';

/** Names of means of payment; inactive ones keep the name they were paid under. */
export function useNamedMeans(): (methodId: string, method: string) => string {
  const nameOf = useMeansName();
  const { methods } = useStart();
  return (methodId, method) =>
    methods.some(({ id }) => id === methodId) ? nameOf(methodId) : method;
}
