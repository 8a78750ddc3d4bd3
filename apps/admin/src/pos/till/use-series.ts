import { yearOf } from '@balcao/domain';
import { seriesOf } from './sale-entry.js';
import { useOpenTill } from './till-context.js';

/** Whether the till has a series for the type this year; offers to create it. */
export function useHavingSeries(): (typeId: string) => Promise<boolean> {
  const open = useOpenTill();
  return async (typeId) => {
    const { start, today } = open.session;
    if (seriesOf(start, typeId, yearOf(today)) !== undefined) return true;
    return (await import('./ask-for-series.js')).askForSeries(open, typeId);
  };
}
