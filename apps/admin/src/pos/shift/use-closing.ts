import type { ShiftClosing } from '@balcao/contracts';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../../http/request.js';
import { useOpenTill, usePosState, useTillView } from '../till/till-context.js';

export interface Closing {
  /** Nothing while it comes, and without a network. */
  readonly outlook: ShiftClosing | undefined;
  readonly problem: string | undefined;
  readonly refresh: () => Promise<void>;
}

/** What the server says of a closing once it has the count. */
export function useClosing(): Closing {
  const { session, sync } = useOpenTill();
  const { isOnline, waiting } = useTillView();
  const { shift } = usePosState();
  const id = shift?.id;
  const [outlook, setOutlook] = useState<ShiftClosing>();
  const [problem, setProblem] = useState<string>();
  const refresh = useCallback(async (): Promise<void> => {
    if (id === undefined) return;
    await sync.beat();
    if (!session.view.get().isOnline || session.view.get().waiting > 0) return;
    try {
      const { body } = await request(`/api/shifts/${id}/closing`, { companyId: session.companyId });
      setOutlook(body as ShiftClosing);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, [id, session, sync]);
  const isSent = isOnline && waiting === 0;
  useEffect(() => {
    void refresh();
  }, [refresh, isSent]);
  return { outlook: isOnline ? outlook : undefined, problem, refresh };
}
