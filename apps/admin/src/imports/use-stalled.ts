import type { ImportRow } from '@balcao/contracts';
import { useEffect, useState } from 'react';

/** How long an import may write no row before it is taken to have stopped, in milliseconds. */
const STALLED_AFTER_MS = 10_000;

/** Whether an import that is under way has written nothing for a while. */
export function useStalled({ status, done }: Pick<ImportRow, 'status' | 'done'>): boolean {
  const [stalledAt, setStalledAt] = useState<number>();
  const isUnderWay = status === 'running' || status === 'stopping';
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => {
      setStalledAt(done);
    }, STALLED_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isUnderWay, done]);
  return isUnderWay && stalledAt === done;
}
